import { itemAt, firstItems } from '@grove/kernel';
import type { Command, Session } from '@grove/protocol';
import type { Page } from '@playwright/test';
import { callServer } from './call-server.ts';
import { somebody, test } from './online.ts';
import { expect, expectGoodPage, inOneTheme, photograph } from './site.ts';

/** Good by day and by night. */
async function expectGoodInBothThemes(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectGoodPage(page);
    await photograph(page, `${name}-${colorScheme}`);
  }
}

test(
  'club: two clicks from the first page to a link for friends, and one to a game with a bot',
  { tag: '@phone' },
  async ({ page, house }) => {
    await page.goto(house);
    await page.getByRole('link', { name: 'Play with friends' }).click();
    await page.getByRole('button', { name: 'Create table' }).click();
    await expect(page.getByLabel('Link to this table')).toHaveValue(/\/table\/[\w-]+$/);
    await page.goto(house);
    await page.getByRole('link', { name: 'Play the bot Nora: Evergreen (planet)' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
);

test(
  'club: every choice of a table reaches it, and the host changes it before the start',
  { tag: '@phone' },
  async ({ page, house }) => {
    await page.goto(`${house}/friends`);
    await page.getByRole('combobox', { name: 'Time' }).selectOption('2 days a turn');
    await page.getByText('More options').click();
    await page.getByRole('spinbutton', { name: 'Days a turn' }).fill('3');
    await page.getByRole('combobox', { name: 'When time runs out' }).selectOption('The others wait');
    await page.getByText('Twins', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Others may watch' }).uncheck();
    await page.getByRole('checkbox', { name: 'Rated game' }).check();
    await expectGoodInBothThemes(page, 'club-new-table');
    await page.getByRole('button', { name: 'Create table' }).click();
    const facts = page.locator('.table-rules');
    await expect(page.locator('.gathering-head')).toContainText('3 days a turn');
    await expect(facts).toContainText(/Planet: Twins.*Rated game.*the link.*No spectators/);
    await page.getByText('Change table').click();
    await page.getByRole('checkbox', { name: 'Others may watch' }).click();
    await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
    await expect(facts).toContainText('Others may watch');
    await expect(page.getByText('Seat 3', { exact: true })).toBeVisible();
    await expectGoodInBothThemes(page, 'club-gathering');
  },
);

test('club: a guest makes an account, keeps the seat, finds all of it elsewhere, and leaves for good', async ({
  page,
  browser,
  acorns,
}) => {
  const login = 'anna';
  const enter = async (one: Page, panel: string, act: string) => {
    const form = one.getByRole('region', { name: panel });
    await form.getByLabel('Account name').fill(login);
    await form.getByLabel('Password').fill('correct horse battery');
    await form.getByRole('button', { name: act }).click();
    await expect(one.getByText(`Signed in as ${login}`)).toBeVisible();
  };
  await page.goto(`${acorns}/account`);
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expectGoodInBothThemes(page, 'club-entrance');
  await page.goto(`${acorns}/friends`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByText('Anna', { exact: true })).toBeVisible();
  await page.goto(`${acorns}/account`);
  await enter(page, 'Create an account', 'Create account');
  await page.getByLabel('Name of the program').fill('My bot');
  await page.getByRole('button', { name: 'Create a token' }).click();
  const token = page.getByLabel('Token', { exact: true });
  await expect(token).not.toHaveValue('');
  const secret = await token.inputValue();
  expect(await callServer(acorns, 'GET /me', { token: secret })).toMatchObject({
    person: { name: 'Anna' },
    login: null,
  });
  await page.getByRole('checkbox', { name: 'when a game is over' }).check();
  await expectGoodInBothThemes(page, 'club-account');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radiogroup', { name: 'Text size' }).getByRole('radio', { name: 'Large' }).check();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  const { page: elsewhere, context } = await somebody(browser, page);
  await elsewhere.goto(`${acorns}/account`);
  await enter(elsewhere, 'Sign in', 'Sign in');
  await expect(elsewhere.getByRole('checkbox', { name: 'when a game is over' })).toBeChecked();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-text', 'large');
  await elsewhere.goto(`${acorns}/friends`);
  await expect(elsewhere.getByRole('link', { name: /Anna/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the token of My bot' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My bot' })).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('grove-data.json');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('region', { name: 'Sign in' })).toBeVisible();
  await elsewhere.goto(`${acorns}/account`);
  await elsewhere.getByRole('button', { name: 'Delete my account' }).click();
  await expectGoodPage(elsewhere);
  await elsewhere.getByRole('button', { name: 'Delete for good' }).click();
  await expect(elsewhere.getByText('Your account is deleted')).toBeVisible();
  await context.close();
});

/** Opens a part of a club's page and looks at it. */
async function expectGoodPart(page: Page, part: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Parts of the club' }).getByRole('link', { name: part });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expectGoodPage(page);
  await photograph(page, `club-of-members-${part.toLowerCase()}`);
}

test(
  'club: an owner founds a club, a friend joins by its link, talks and makes a table for members',
  { tag: '@phone' },
  async ({ page, browser, acorns }, { project }) => {
    const olga = await callServer(acorns, 'POST /guests', { body: { name: 'Olga' } });
    const login = `olga ${project.name}`;
    const body = { login, password: 'correct horse battery' };
    await callServer(acorns, 'PUT /me/account', { token: olga.token, body });
    await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
      'grove.guest',
      JSON.stringify({ ...olga, login }),
    ] as const);
    await inOneTheme(page);
    await page.goto(`${acorns}/clubs`);
    await page.getByLabel('Name of the club').fill('Oak Street Players');
    await page.getByLabel('About the club').fill('Every Friday from eight.');
    await page.getByText('Only by link').click();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Found a club' }).click();
    await expect(page.getByRole('heading', { name: 'Oak Street Players' })).toBeVisible();
    await expectGoodPart(page, 'Standings');
    await expectGoodPart(page, 'Manage');
    const joining = page.getByRole('textbox', { name: 'Link to join' });
    await expect(joining).toHaveValue(/^http/);
    const link = await joining.inputValue();
    const { page: friend, context } = await somebody(browser, page);
    await friend.goto(link);
    await friend.getByLabel('Your name').fill('Bo');
    await friend.getByRole('button', { name: 'Join the club' }).click();
    await expectGoodPart(friend, 'Chat');
    await friend.getByLabel('Write a message').fill('Who plays tonight?');
    await friend.getByRole('button', { name: 'Send' }).click();
    await expect(friend.getByRole('list', { name: 'Chat' })).toContainText('Who plays tonight?');
    await page.reload();
    await expect(page.getByText('2 members')).toBeVisible();
    await expectGoodPart(page, 'Members');
    await expect(page.getByRole('combobox', { name: 'Role of Bo' })).toHaveValue('member');
    await expectGoodPart(friend, 'Tables');
    await friend.getByRole('checkbox', { name: 'Only members can see it and join' }).check();
    await friend.getByRole('button', { name: 'Create table' }).click();
    await expect(friend.locator('.table-rules')).toContainText(/Oak Street Players.*Members only/);
    await expectGoodPart(page, 'Tables');
    await expect(page.getByRole('button', { name: /^Join.*Bo/ })).toBeVisible();
    await context.close();
  },
);

/** Two people play a rated game to its end, as programs would. */
async function playRated(house: string): Promise<{ table: string; anna: Session }> {
  const [anna, bo] = firstItems(
    await Promise.all(['Anna', 'Bo'].map((name) => callServer(house, 'POST /guests', { body: { name } }))),
    2,
  );
  const body = { game: 'acorns', players: 2, seats: ['me', 'open'], settings: { rated: true } };
  const { table } = await callServer(house, 'POST /tables', { token: anna.token, body });
  let count = 0;
  const send = (who: Session, command: Command) =>
    callServer(house, 'POST /tables/:table/commands', {
      token: who.token,
      params: { table },
      body: { id: `m${count++}`, command },
    });
  await send(bo, { kind: 'sit', seat: 1 });
  await send(anna, { kind: 'start' });
  for (let isOver = false; !isOver;) {
    for (const who of [anna, bo]) {
      const asked = { token: who.token, params: { table } };
      const { phase } = await callServer(house, 'GET /tables/:table', asked);
      isOver = phase === 'finished';
      const { moves } = await callServer(house, 'GET /tables/:table/moves', asked);
      if (moves.length > 0) await send(who, { kind: 'move', step: itemAt(moves, 0) });
    }
  }
  return { table, anna };
}

test('club: ratings, a player with history and curve, and a deal that anybody checks', async ({ page, acorns }) => {
  const { table, anna } = await playRated(acorns);
  await page.goto(acorns);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Ratings' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Anna' }).first()).toBeVisible();
  await expectGoodInBothThemes(page, 'club-ratings');
  await page.goto(`${acorns}/people/${anna.person.id}`);
  await expect(page.getByRole('img', { name: /^One game, from 1500 to/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /rating 1500 → \d+, [+−]\d/ })).toBeVisible();
  await expectGoodInBothThemes(page, 'club-player');
  await page.getByRole('link', { name: 'Check a deal' }).click();
  await page.getByRole('button', { name: 'Check this table' }).click();
  await expect(page.getByText('The seed keeps the promise')).toBeVisible();
  await expect(page.getByText(/^Played again by the rules, the game ends with \d+ : \d+\.$/)).toBeVisible();
  await expectGoodInBothThemes(page, 'club-verify');
  // The same from a record file, with the promise and without it.
  const record = await callServer(acorns, 'GET /tables/:table/record', { params: { table } });
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await page.getByLabel('Promise from the start').fill('0'.repeat(64));
  await page.getByLabel('Check a record file').setInputFiles(file);
  await expect(page.getByText('does NOT keep the promise')).toBeVisible();
  await page.getByLabel('Promise from the start').fill('');
  await page.getByLabel('Check a record file').setInputFiles([]);
  await page.getByLabel('Check a record file').setInputFiles(file);
  await expect(page.getByText('Without the promise')).toBeVisible();
});
