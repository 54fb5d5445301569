import { boxes } from '@grove/games';
import { expect, expectGoodPage, expectNoScrolling, photograph, playToTheEnd, test } from './site.ts';

test('the list of games shows them all', async ({ page, sites }) => {
  await page.goto(sites.real);
  await expect(page.locator('.game-card')).toHaveCount(boxes.length);
  await expectGoodPage(page);
  await photograph(page, 'home');
});

/** Games with a board of their own have tests of their own. */
const inText = boxes.filter(({ game }) => !['evergreen-planet', 'evergreen-concert'].includes(game.id));

for (const { game, words } of inText) {
  test(`${game.id}: a whole game by clicking`, async ({ page, sites }) => {
    await page.goto(sites.real);
    await page.getByRole('link', { name: `Play ${words.en.title}`, exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    const clicks = await playToTheEnd(page, async (number) => {
      if (number !== 4) return;
      await expectNoScrolling(page);
      await expectGoodPage(page);
      await photograph(page, `${game.id}-playing`);
    });
    expect(clicks).toBeGreaterThan(4);
    await expectGoodPage(page);
    await photograph(page, `${game.id}-result`);
  });
}
