import { itemAt } from '@grove/kernel';
import type { WebSocketRoute } from '@playwright/test';
import { inSheet, makeTable, press, sitDown, somebody, takeTurn, test } from './online.ts';
import { expect, expectGoodPage, expectNoScrolling, photograph } from './site.ts';

test('online: two people and a spectator, a whole planet game over broken lines', async ({ page, browser, house }) => {
  test.slow();
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  const address = await makeTable(page, house, 'Anna');
  const friend = await somebody(browser, page);
  const guest = await somebody(browser, page);
  await sitDown(friend.page, address, 'Bo');
  await page.getByRole('button', { name: 'Start' }).click();
  await guest.page.goto(address);
  await expect(guest.page.getByRole('grid')).toBeVisible();
  await expectNoScrolling(page);
  await photograph(page, 'online-planet');
  let other = friend.page;
  let isOver = false;
  for (let round = 0; !isOver; round++) {
    if (round === 8) await itemAt(lines, lines.length - 1).close({ code: 1012 });
    if (round === 16) {
      await other.close();
      other = await friend.context.newPage();
      await other.goto(address);
      await expect(other.getByRole('grid')).toBeVisible();
    }
    const ended = [await takeTurn(page), await takeTurn(other), await takeTurn(guest.page)];
    isOver = ended.every(Boolean);
  }
  expect(lines).toHaveLength(2);
  const total = page.locator('table tr').last();
  await expect(total).toHaveText(/^Total\d+$/);
  const points = (await total.textContent()) ?? '';
  for (const one of [other, guest.page]) await expect(one.locator('table tr').last()).toHaveText(points);
  await photograph(page, 'online-end');
  await photograph(guest.page, 'online-end-spectator');
  await inSheet(page, async () => {
    await expect(page.getByText('The seed keeps the promise')).toBeVisible();
    await photograph(page, 'online-end-sheet');
  });
  await page.getByRole('button', { name: 'Play again together' }).click();
  await other.getByRole('group', { name: 'What next' }).getByRole('button', { name: 'To the new table' }).click();
  await expect(other.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await friend.context.close();
  await guest.context.close();
});

test(
  'online: chat and mute, asking to take back, leaving, a bot in the seat, the end by vote',
  { tag: '@phone' },
  async ({ page, browser, house }) => {
    test.slow();
    const address = await makeTable(page, house, 'Anna', '10 minutes plus 10 seconds a turn');
    const { page: friend, context } = await somebody(browser, page);
    await sitDown(friend, address, 'Bo');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(friend.getByRole('grid')).toBeVisible();
    await inSheet(page, async () => {
      await page.getByLabel('Write a message').fill('<b>Hello</b>');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('<b>Hello</b>')).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Bo' }).filter({ hasText: 'online' }).last(),
      ).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('timer').first()).toHaveText(/^(10:[01]\d|9:\d\d)$/);
      await expectGoodPage(page);
      await photograph(page, 'online-sheet');
    });
    await friend.getByRole('button', { name: 'Table, one new message' }).click();
    await friend.getByRole('button', { name: 'Mute Anna' }).click();
    await expect(friend.getByText('<b>Hello</b>')).toBeHidden();
    await friend.getByRole('button', { name: 'Close', exact: true }).last().click();
    // Two cards, two turns, and a new river: nobody can take back freely now.
    for (let i = 0; i < 4; i++) for (const one of [page, friend]) await takeTurn(one);
    await inSheet(page, () => page.getByRole('button', { name: 'Ask to undo' }).click());
    await expect(page.locator('.notices').getByText('the others decide')).toBeVisible();
    const before = await friend.locator('main h2').first().textContent();
    await friend.getByRole('button', { name: 'Agree' }).click();
    await expect(friend.getByText('Anna asks to undo')).toBeHidden();
    await expect(friend.locator('main h2').first()).not.toHaveText(before ?? '');
    await inSheet(friend, () => press(friend, 'Leave table'));
    await expect(friend.getByText('You have left the table; your seat is kept')).toBeVisible();
    await photograph(friend, 'online-left');
    await inSheet(page, () => press(page, 'Let a bot play for Bo'));
    await friend.getByRole('button', { name: 'Come back' }).click();
    await inSheet(page, () => press(page, 'Vote to end the game'));
    await friend.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByRole('heading', { name: 'Ended by agreement' })).toBeVisible();
    await expectNoScrolling(page);
    await photograph(page, 'online-agreed');
    await context.close();
  },
);

test('online: the pages before the game are good ones', { tag: '@phone' }, async ({ page, house }) => {
  await page.goto(`${house}/friends`);
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await expectGoodPage(page);
  await photograph(page, 'online-lobby');
  await makeTable(page, house, 'Anna');
  await expectGoodPage(page);
  await photograph(page, 'online-gathering');
  await page.goto(`${house}/table/nowhere`);
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
});

for (const [title, time] of [
  ['Evergreen (concert)', 'Sand timer, 90 seconds a turn'],
  ['Earth with Abundance', 'No time limit'],
] as const) {
  test(`online: ${title} with a bot, all on one screen`, { tag: '@phone' }, async ({ page, house }) => {
    await page.goto(`${house}/friends`);
    await page.getByRole('combobox', { name: 'Game' }).selectOption(title);
    await page.getByRole('combobox', { name: 'Time' }).selectOption(time);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('Milo');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: /^Table/ })).toBeVisible();
    await expectNoScrolling(page);
    await expectGoodPage(page);
    await photograph(page, `online-${title.replaceAll(/\W+/g, '-').toLowerCase()}`);
  });
}
