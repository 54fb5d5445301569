import { button, expectTableInside, pickThree, pile, pilePlaces, sitDown, tapCard, waitForTurn } from './concert.ts';
import { expect, expectGoodPage, photograph, test } from './site.ts';

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const) {
  for (const [players, theme] of [
    [2, 'light'],
    [4, 'dark'],
    [6, 'light'],
    [6, 'dark'],
  ] as const) {
    test(`concert: at ${width} x ${height}, ${players} at the table, ${theme}, all is seen without scrolling`, async ({
      page,
      sites,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await sitDown(page, sites.real, players);
      await expectTableInside(page);
      await photograph(page, `concert-opening-${width}-${players}-${theme}`);
      await pickThree(page);
      await waitForTurn(page);
      await tapCard(page, 1);
      const places = await pilePlaces(page);
      await pile(page, 3).click();
      expect(await pilePlaces(page)).toEqual(places);
      await expectTableInside(page);
      await expectGoodPage(page);
      await photograph(page, `concert-turn-${width}-${players}-${theme}`);
      await button(page, /^Play .* here$/).click();
      await expectTableInside(page);
    });
  }
}
