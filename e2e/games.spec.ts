import { gameModules } from '@grove/games/loaded';
import { expect, expectGoodPage, photograph, test } from './site.ts';

test('the list of games shows them all', { tag: '@phone' }, async ({ page, sites }) => {
  await page.goto(sites.real);
  await expect(page.locator('.game-card')).toHaveCount(gameModules.length);
  await expectGoodPage(page);
  await photograph(page, 'home');
});
