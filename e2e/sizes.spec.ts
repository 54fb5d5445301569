import { button, expectAllInside, expectNamesInside, playRound, question, takeFirstCard } from './planet.ts';
import { test } from './gallery.ts';
import { expect, expectGoodPage, photograph } from './site.ts';

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [820, 1180],
  [640, 360],
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
    await expect(question(page)).toHaveText('Your turn: take a card');
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

for (const players of [3, 4]) {
  test(`planet: the names of ${players} seats stay in their places in every window, and numbers are never cut`, async ({
    page,
    gallery,
  }) => {
    await page.goto(`${gallery}?game=evergreen-planet&players=${players}&steps=2&long`);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [640, 360],
      [820, 1180],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('main')).toBeVisible();
      await expectAllInside(page);
      await expectNamesInside(page);
      const numbers = page.locator('aside li > button [title] > :nth-child(2)');
      await expect(numbers).toHaveText([' 2', ' 3', ' 4'].slice(0, players - 1));
      for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 });
      await photograph(page, `planet-names-${players}-${width}`);
    }
  });
}
