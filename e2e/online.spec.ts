import { makeTable, sitDown, somebody, test } from './online.ts';
import { expect, expectGoodPage, expectNoScrolling, photograph } from './site.ts';

test('online: two sit down by the link', async ({ page, browser, house }) => {
  await page.goto(house);
  await photograph(page, 'online-home');
  await page.goto(`${house}/friends`);
  await expectGoodPage(page);
  await photograph(page, 'online-lobby');
  const address = await makeTable(page, house, 'Anna');
  await expectGoodPage(page);
  await photograph(page, 'online-gathering');
  const friend = await somebody(browser, page);
  await friend.page.goto(address);
  await expectGoodPage(friend.page);
  await photograph(friend.page, 'online-arrival');
  await sitDown(friend.page, address, 'Bo');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(friend.page.getByRole('grid')).toBeVisible();
  await expectNoScrolling(page);
  await expectGoodPage(page);
  await photograph(page, 'online-planet');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expectGoodPage(page);
  await photograph(page, 'online-sheet');
  await friend.context.close();
});
