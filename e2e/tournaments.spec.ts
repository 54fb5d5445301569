import { itemAt } from '@grove/kernel';
import type { Session } from '@grove/protocol';
import type { Page } from '@playwright/test';
import { callServer } from './call-server.ts';
import { press, somebody, test } from './online.ts';
import { expect, expectGoodPage, inOneTheme, photograph } from './site.ts';

/** Somebody with an account, signed in on a page. */
async function signedIn(page: Page, address: string, name: string): Promise<Session> {
  const session = await callServer(address, 'POST /guests', { body: { name } });
  const login = name.toLowerCase();
  await fetch(`${address}/api/v1/me/account`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'correct horse battery' }),
  });
  await page.goto(address);
  await page.evaluate((stored) => localStorage.setItem('grove.guest', stored), JSON.stringify({ ...session, login }));
  return session;
}

/**
 * Plays the games of these people until the tournament is over, always the first legal step, as programs would; not more often than the
 * server allows one address to ask.
 */
async function playAll(address: string, people: readonly Session[], tournament: string): Promise<void> {
  let count = 0;
  const playOn = async (): Promise<string> => {
    const { phase, rounds } = await callServer(address, 'GET /tournaments/:tournament', { params: { tournament } });
    const open = rounds.flatMap(({ tables }) => tables).filter(({ isFinished }) => !isFinished);
    for (const { person, token } of people) {
      const table = open.find(({ seats }) => seats.includes(person.id))?.table;
      if (table === undefined) continue;
      const { moves } = await callServer(address, 'GET /tables/:table/moves', { params: { table }, token });
      if (moves.length === 0) continue;
      const body = { id: `t${count++}`, command: { kind: 'move', step: itemAt(moves, 0) } } as const;
      await callServer(address, 'POST /tables/:table/commands', { params: { table }, token, body });
    }
    return phase;
  };
  await expect.poll(playOn, { intervals: [400], timeout: 120_000 }).toBe('ended');
}

test(
  'a director makes a Swiss of people and bots, and it is played to the podium',
  { tag: '@phone' },
  async ({ page, browser, acorns }) => {
    await inOneTheme(page);
    const dora = await signedIn(page, acorns, `Dora${test.info().project.name}`);
    await page.goto(`${acorns}/tournaments`);
    await page.getByRole('link', { name: 'New tournament' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Spring Cup');
    await page.getByRole('spinbutton', { name: 'Rounds' }).fill('2');
    await expectGoodPage(page);
    await photograph(page, 'tournament-make');
    await page.getByRole('button', { name: 'Make the tournament' }).click();
    await expect(page.getByRole('heading', { name: 'Spring Cup', level: 1 })).toBeVisible();
    const tournament = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Take part' }).click();
    await expect(page.getByText('You are in.')).toBeVisible();
    for (const count of [2, 3]) {
      await press(page, 'Add a bot');
      await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(count);
    }

    const { context, page: other } = await somebody(browser, page);
    await other.goto(page.url());
    await other.getByLabel('Your name').fill('Ben');
    await other.getByRole('button', { name: 'Take part' }).click();
    await expect(other.getByText('You are in.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Start now' })).toHaveCount(0);
    const stored = await other.evaluate(() => localStorage.getItem('grove.guest'));
    const ben = JSON.parse(stored ?? '{}') as Session;

    await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
    await expectGoodPage(page);
    await photograph(page, 'tournament-registration');
    await press(page, 'Start now');
    const toTable = page.getByRole('link', { name: 'To my table', exact: true });
    await expect(toTable).toBeVisible();
    await expectGoodPage(page);
    await photograph(page, 'tournament-round');
    await other.goto(acorns);
    await expect(other.getByRole('link', { name: /Spring Cup/ })).toContainText('Your table is ready');
    await toTable.click();
    await expect(page.locator('.choice').first()).toBeVisible();

    await playAll(acorns, [dora, ben], tournament);
    await page.goto(`${acorns}/tournaments/${tournament}`);
    await expect(page.getByRole('list', { name: 'Podium' })).toContainText('Ben');
    await page.getByRole('button', { name: 'Ben', exact: true }).click();
    await expect(page.getByText('The points of all opponents together')).toBeVisible();
    await expectGoodPage(page);
    await photograph(page, 'tournament-over');
    await page.goto(`${acorns}/tournaments/${tournament}/screen`);
    await expect(page.getByRole('list', { name: 'Podium' })).toContainText('Ben');
    await expectGoodPage(page);
    await photograph(page, 'tournament-screen');
    await page.goto(`${acorns}/tournaments`);
    await expect(page.getByRole('region', { name: 'Over' })).toContainText('Spring Cup');
    await expectGoodPage(page);
    await context.close();
  },
);
