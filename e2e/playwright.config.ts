import { defineConfig } from '@playwright/test';
import { HEADLESS } from './browsers.ts';

/** Tests that choose their own windows, or need none. */
const ALONE = ['command.spec.ts', '*sizes.spec.ts'];
export default defineConfig({
  testDir: '.',
  outputDir: '../.build/e2e',
  globalSetup: './sample/build.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous: the machine may be busy, and no test asserts time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What fails once is a defect of the page or of the test.
  retries: 0,
  reporter: [['list'], ['../scripts/reporters/playwright.mjs']],
  use: {
    launchOptions: HEADLESS,
    locale: 'en-GB',
    actionTimeout: 20_000,
    // Bots answer at once and nothing moves: screenshots show the same every time.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping the whole page for later is work that only the tests of it need.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'command', testMatch: 'command.spec.ts' },
    { name: 'sizes', testMatch: '*sizes.spec.ts' },
    { name: 'desktop', testIgnore: ALONE, use: { viewport: { width: 1280, height: 720 } } },
    {
      name: 'phone',
      testIgnore: ALONE,
      // What is laid out or touched otherwise in a small window; all else is tested once.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
