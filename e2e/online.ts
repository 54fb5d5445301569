import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameModules } from '@grove/games/loaded';
import type { GameModule } from '@grove/game-kit';
import { sampleModule } from '@grove/game-kit/sample/module';
import { startServer, type StartSettings } from '@grove/server';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SAMPLE_WEB } from './sample/build.ts';
import { carriedOut, expect, showAtOnce, test as base } from './site.ts';

/** Every game on the server is dealt alike, so that a test that fails fails again. */
const DEAL = 'the same deal every time';

/** A whole server, pages, tables and a database of its own, for as long as it is used. */
async function withServer(
  rest: Partial<StartSettings>,
  played: readonly GameModule[],
  use: (address: string) => Promise<void>,
  now?: () => number,
) {
  const data = mkdtempSync(join(tmpdir(), 'grove-e2e-'));
  const games = played.map(({ game }) => game.id);
  const tables = { gameModules: played, data, botPause: 0, newSeed: () => DEAL, ...(now && { now }) };
  const server = await startServer({ port: 0, games, tables, ...rest });
  await use(server.address);
  await server.close();
  rmSync(data, { recursive: true });
}

/** A server whose time goes on as a test wants. */
export interface ClockedServer {
  readonly address: string;
  readonly pass: (milliseconds: number) => void;
}

/**
 * Tests with a whole server for the real games, one for the sample game, which is over after three rounds, and one whose clock the
 * test turns.
 */
export const test = base.extend<object, { house: string; acorns: string; clocked: ClockedServer }>({
  house: [async ({ browserName: _browserName }, use) => withServer({}, gameModules, use), { scope: 'worker' }],
  clocked: [
    async ({ browserName: _browserName }, use) => {
      let ahead = 0;
      const pass = (milliseconds: number) => void (ahead += milliseconds);
      const started = Date.now() - performance.now();
      const now = () => Math.round(started + performance.now() + ahead);
      await withServer({}, gameModules, (address) => use({ address, pass }), now);
    },
    { scope: 'worker' },
  ],
  acorns: [
    async ({ browserName: _browserName }, use) => withServer({ webRoot: SAMPLE_WEB }, [sampleModule], use),
    { scope: 'worker' },
  ],
});

/** Somebody else with a browser of their own. */
export async function somebody(browser: Browser, like: Page): Promise<{ context: BrowserContext; page: Page }> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  await showAtOnce(context);
  return { context, page: await context.newPage() };
}

/** Makes a table for two planets in the lobby and gives its address. */
export async function makeTable(page: Page, house: string, name: string, time = 'No time limit'): Promise<string> {
  await page.goto(house);
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('combobox', { name: 'Time' }).selectOption(time);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  return page.url();
}

export async function sitDown(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

/** What the table's sheet offers, opened and closed again. */
export async function inSheet(page: Page, act: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Table/ }).click();
  await act();
  await page.getByRole('dialog', { name: 'Table' }).getByRole('button', { name: 'Close', exact: true }).click();
}

/** Presses a button that asks first, and says yes. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.locator('dialog.ask[open]').getByRole('button', { name }).click();
}

const isOver = /win|points/;

/** Does the next thing that somebody is asked for, if anything; true once the game is over. */
export async function takeTurn(page: Page): Promise<boolean> {
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  if (await goOn.isVisible()) await goOn.click();
  await carriedOut(page);
  const title = (await page.locator('main h2').first().textContent()) ?? '';
  if (title === 'Your turn: take a card') {
    await page.locator('li button:has(svg[viewBox="0 0 100 140"]):not([aria-disabled=true])').first().click();
    await page.getByRole('button', { name: /^Take (?!back)/ }).click();
    await expect(page.locator('main h2').first()).not.toHaveText(title);
  } else if (title.startsWith('Plant or grow')) {
    await page.getByRole('button', { name: '1 anywhere', exact: true }).click();
    await expect(page.getByRole('button', { name: '1 anywhere', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeHidden();
  }
  return isOver.test(title);
}
