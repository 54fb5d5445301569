import type { Page } from '@playwright/test';
import { press, tabTo } from './keys.ts';
import { somebody, test } from './online.ts';
import { expect, expectGoodPage } from './site.ts';

/** Opens the table's sheet, does something there, and closes it, all with keys. */
async function inSheet(page: Page, act: () => Promise<void>): Promise<void> {
  await tabTo(page, /^Table/);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Table' })).toBeVisible();
  await act();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog', { name: 'Table' })).toBeHidden();
}

/** Takes the first choice of the question. */
async function choose(page: Page): Promise<void> {
  await expect(page.locator('.choice').first()).toBeVisible();
  const name = await tabTo(page, /^Choose /);
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
}

test('keyboard: a whole online game, from the first page to the rematch, with all that a table offers', async ({
  page,
  browser,
  acorns,
}) => {
  await page.goto(acorns);
  await tabTo(page, /^Play with friends$/);
  await press(page, 'Enter');
  await tabTo(page, /^Your name/);
  await page.keyboard.type('Anna');
  await tabTo(page, /^Create table$/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  const { page: friend, context } = await somebody(browser, page);
  await friend.goto(page.url());
  await tabTo(friend, /^Your name/);
  await friend.keyboard.type('Bo');
  await tabTo(friend, /^Take seat 2$/);
  await press(friend, 'Enter');
  await expect(page.getByText('Bo', { exact: true })).toBeVisible();
  await tabTo(page, /^Start$/);
  await press(page, 'Enter');
  await choose(page);
  // A step that nobody has learned from is taken back and played again.
  await tabTo(page, /^Undo$/);
  await press(page, 'Enter');
  await choose(page);
  await inSheet(page, async () => {
    await expect(page.getByText('Waiting for Bo')).toBeVisible();
    await tabTo(page, /^Write a message$/);
    await page.keyboard.type('Have fun');
    await press(page, 'Enter');
    await expect(page.getByRole('list', { name: 'Chat' }).getByText('Have fun')).toBeVisible();
    await tabTo(page, /^My note$/);
    await page.keyboard.type('Bo begins low');
    await tabTo(page, /^Save note$/);
    await press(page, 'Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectGoodPage(page);
  });
  await choose(friend);
  await inSheet(friend, async () => {
    await expect(friend.getByText('Bo begins low')).toBeHidden();
    await tabTo(friend, /^Mute Anna$/);
    await press(friend, 'Enter');
    await expect(friend.getByText('Have fun')).toBeHidden();
  });
  await inSheet(page, async () => {
    await tabTo(page, /^Ask to undo$/);
    await press(page, 'Enter');
  });
  await tabTo(friend, /^Agree$/);
  await press(friend, 'Enter');
  await expect(friend.getByText('asks to undo')).toBeHidden();
  await inSheet(friend, async () => {
    await tabTo(friend, /^Leave table$/);
    await press(friend, 'Enter');
    await tabTo(friend, /^Leave table$/);
    await press(friend, 'Enter');
  });
  await tabTo(friend, /^Come back$/);
  await press(friend, 'Enter');
  await expect(friend.getByText('your seat is kept')).toBeHidden();
  await inSheet(page, async () => {
    await tabTo(page, /^Vote to end the game$/);
    await press(page, 'Enter');
    await tabTo(page, /^Vote to end the game$/);
    await press(page, 'Enter');
    await tabTo(page, /^Withdraw my vote$/);
    await press(page, 'Enter');
  });
  await expect(page.getByText('Want to end the game now')).toBeHidden();
  // Bo's card came after the one that was taken back, so both choose anew in all three rounds.
  for (const one of [page, friend, page, friend, page, friend]) await choose(one);
  await expect(page.locator('.result h2')).toBeFocused();
  await tabTo(page, /^Play again$/);
  await press(page, 'Enter');
  // Whoever asks for another game is taken along.
  await expect(page.getByText('invited, not here yet')).toBeVisible();
  await tabTo(friend, /^To the new table$/);
  await press(friend, 'Enter');
  await expect(friend.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect(page.getByText('invited, not here yet')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  await context.close();
});
