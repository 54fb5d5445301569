import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { gameModules } from '@grove/games/loaded';
import { startServer } from '@grove/server';
import { test as base, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../scripts/lib/root.mjs';
import { SAMPLE_WEB } from './sample/build.ts';

export interface Sites {
  /** The address of the page with the real games. */
  readonly real: string;
  /** The address of the page with the sample game. */
  readonly sample: string;
}

/** Tests with both pages on ports of their own; a page that complains in its console fails its test. */
export const test = base.extend<{ page: Page; context: BrowserContext }, { sites: Sites }>({
  context: async ({ context }, use) => {
    await showAtOnce(context);
    await use(context);
  },
  sites: [
    async ({ browserName: _browserName }, use) => {
      const sample = await startServer({ port: 0, games: ['acorns'], webRoot: SAMPLE_WEB });
      const real = await startServer({ port: 0, games: gameModules.map(({ game }) => game.id) });
      await use({ real: real.address, sample: sample.address });
      await Promise.all([sample.close(), real.close()]);
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(dealAlike, base.info().title);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const missing = message.text().includes('status of 404');
      if (message.type() === 'error' && !missing) complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** In the page: ids, and so the deals of games there, follow from the test's name; a page that is loaded anew goes on with them. */
function dealAlike(test: string): void {
  // Before the first address there is neither storage nor a game.
  if (location.protocol === 'about:') return;
  crypto.randomUUID = () => {
    const number = Number(sessionStorage.getItem('ids') ?? 0) + 1;
    sessionStorage.setItem('ids', String(number));
    return `${test} ${number}` as ReturnType<Crypto['randomUUID']>;
  };
}

/**
 * What others do is shown at once and without a recap, so that nobody waits for it; turns wait for their button, or a slow machine would find some
 * of them ended.
 */
export const showAtOnce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (location.protocol === 'about:' || localStorage.getItem('grove.settings') !== null) return;
    localStorage.setItem('grove.settings', '{"state":{"pace":"instant","recap":"no","finish":"ask"},"version":1}');
  });

/**
 * Everything stands where it stays: parts that are fetched on demand and letters are there, taps are carried out, what moves or fades has
 * arrived, and a new size of the window has been drawn. Whoever measures the page, or judges its colours, waits for this.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.loading, [data-pressed]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(countMoving)).toBe(0);
}

/** In the page: how many parts are still on their way when the next frame is drawn; what moves for long or with a scroll bar is none. */
async function countMoving(): Promise<number> {
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    // Where nobody looks no frame is drawn.
    setTimeout(resolve, 100);
  });
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000).length;
}

/** Looks for faults in the page, and finds none as soon as everything stands where it stays. */
export const expectNoFaults = (page: Page, find: () => string[], message?: string): Promise<void> =>
  expect.poll(() => page.evaluate(find), message).toEqual([]);

/** No rule of accessibility is broken, and the page does not scroll sideways. */
export async function expectGoodPage(page: Page): Promise<void> {
  // A page that never gets a heading fails here.
  await expect(page.locator('h1').first()).toBeAttached();
  await settled(page);
  // The page has no frames to look into, and nobody reads what is in order: that would take three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Night on the desktop and day on the phone, so that a test that runs on both sees a screen in both. */
export const inOneTheme = (page: Page): Promise<void> =>
  page.emulateMedia({ colorScheme: test.info().project.name === 'desktop' ? 'dark' : 'light' });

/** Everything at once on one screen. */
export async function expectNoScrolling(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
}

/**
 * What was tapped is carried out. A board shows in the next frame that a tap was felt, and what comes of it in one after that: whoever
 * reads the page at once, or looks for the first of several things, waits for this.
 */
export const carriedOut = (page: Page): Promise<void> => expect(page.locator('[data-pressed]')).toHaveCount(0);

/** Chooses one of several whose labels are drawn in place of their dots, wherever letters that arrive late move it. */
export async function tick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** With GROVE_PHOTOS set, a picture to look at under .build/screenshots; nothing is compared with it. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (process.env.GROVE_PHOTOS === undefined) return;
  await page.screenshot({ path: join(ROOT, '.build', 'screenshots', `${name}-${test.info().project.name}.png`) });
}

/** Clicks one choice after the other, here and there in the list, until the game has ended. */
export async function playToTheEnd(page: Page, onQuestion?: (number: number) => Promise<void>): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await page.locator('.choice, .result').first().waitFor();
    if (await page.locator('.result').isVisible()) return clicks;
    await onQuestion?.(clicks);
    const choices = page.locator('.choice');
    const count = await choices.count();
    await choices.nth((clicks * 7) % count).click();
    // Every question has fewer choices than the one before.
    await expect(choices).not.toHaveCount(count);
  }
}

export { expect };
