import { button, expectTableInside, pickThree, pile, pilePlaces, sitDown, tapCard, waitForTurn } from './concert.ts';
import { expect, expectGoodPage, photograph, test } from './site.ts';

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const) {
  for (const players of [2, 4, 6]) {
    test(`concert: at ${width} x ${height}, ${players} at the table, all is seen without scrolling, by day and by night`, async ({
      page,
      sites,
    }) => {
      await page.setViewportSize({ width, height });
      await sitDown(page, sites.real, players);
      await expectTableInside(page);
      await photograph(page, `concert-opening-${width}-${players}`);
      await pickThree(page);
      await waitForTurn(page);
      await tapCard(page, 1);
      const places = await pilePlaces(page);
      await pile(page, 3).click();
      expect(await pilePlaces(page)).toEqual(places);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expectTableInside(page);
        await expectGoodPage(page);
        await photograph(page, `concert-turn-${width}-${players}-${theme}`);
      }
      await button(page, /^Play .* here$/).click();
      await expectTableInside(page);
    });
  }
}
