import type { Page } from '@playwright/test';
import { button, playRound, question, takeFirstCard } from './planet.ts';
import { expect, expectGoodPage, expectNoScrolling, photograph, test } from './site.ts';

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 720],
  [1920, 1080],
]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`planet: at ${width} x ${height}, ${theme}, all is seen without scrolling`, async ({ page, sites }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${sites.real}/play/evergreen-planet?solo`);
      await expectAllInside(page);
      await photograph(page, `planet-draft-${width}-${theme}`);
      await playRound(page);
      await takeFirstCard(page);
      await button(page, 'Plant 3').click();
      await expectAllInside(page);
      await expectGoodPage(page);
      await photograph(page, `planet-actions-${width}-${theme}`);
    });
  }
}

/** Everything that is shown lies inside the window and nothing is covered by its neighbour's edge. */
async function expectAllInside(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  await expectNoScrolling(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('main button, aside button, aside section, h2, [role=gridcell]')]
      .filter((element) => element.checkVisibility() && element.closest('dialog') === null)
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      .map(({ text }) => text),
  );
  expect(outside).toEqual([]);
}
