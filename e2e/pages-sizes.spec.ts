import { gameModule } from '@grove/games/loaded';
import { randomRecord } from '@grove/game-kit/random-records';
import { expect, expectNoScrolling, photograph, test, tick } from './site.ts';

const SIZES = [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const;

const games = Array.from({ length: 8 }, (_, i) => ({
  id: `g${i}`,
  at: Date.UTC(2026, 9, 1 + i),
  seat: 1,
  plan: ['person'],
  record: randomRecord(gameModule('evergreen-planet'), 1, `size ${i}`),
}));
const file = {
  name: 'games.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'grove-games', version: 1, games })),
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages: the planet of the day and one’s own games fit every window, ${colorScheme}`, async ({ page, sites }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${sites.real}/daily`);
    await expect(page.getByRole('link', { name: 'Play the planet of the day' })).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectNoScrolling(page);
      await photograph(page, `daily-${width}-${colorScheme}`);
    }
    await page.goto(`${sites.real}/statistics`);
    await tick(page.getByRole('radio', { name: 'Your data' }));
    await page.getByLabel('Import a file').setInputFiles(file);
    await expect(page.getByText('8 games imported.')).toBeVisible();
    for (const name of ['Overview', 'Scores', 'Best']) {
      await tick(page.getByRole('radio', { name, exact: true }));
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expectNoScrolling(page);
        await photograph(page, `my-games-${name.toLowerCase()}-${width}-${colorScheme}`);
      }
    }
  });
}
