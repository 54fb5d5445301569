import { button, expectAllInside, playRound, takeFirstCard } from './planet.ts';
import { expectGoodPage, photograph, test } from './site.ts';

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`planet: at ${width} x ${height} all is seen without scrolling, by day and by night`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${sites.real}/play/evergreen-planet?solo`);
    await expectAllInside(page);
    await photograph(page, `planet-draft-${width}`);
    await playRound(page);
    await takeFirstCard(page);
    await button(page, 'Plant 3').click();
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectAllInside(page);
      await expectGoodPage(page);
      await photograph(page, `planet-actions-${width}-${theme}`);
    }
  });
}
