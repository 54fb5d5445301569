import { gameModule } from '@grove/games/loaded';
import { titleFor } from '@grove/games/evergreen-planet/rules';
import type { Page } from '@playwright/test';
import { randomRecord } from '@grove/game-kit/random-records';
import { button } from './planet.ts';
import { expect, expectGoodPage, expectNoScrolling, inOneTheme, photograph, test, tick } from './site.ts';

const planet = gameModule('evergreen-planet');
const concert = gameModule('evergreen-concert');

/** A file of games that somebody brings from another browser: twelve planets and two concerts. */
const file = (() => {
  const game = (id: string, plan: readonly string[], record: unknown, i: number) => ({
    id,
    at: Date.UTC(2026, 9, 1 + i),
    seat: 1,
    plan,
    daily: null,
    record,
  });
  const planets = Array.from({ length: 12 }, (_, i) => game(`p${i}`, ['person'], randomRecord(planet, 1, `p${i}`), i));
  const concerts = [0, 1].map((i) => game(`c${i}`, ['person', 'greedy'], randomRecord(concert, 2, `c${i}`), i));
  const text = JSON.stringify({ format: 'grove-games', version: 1, games: [...planets, ...concerts] });
  return { name: 'grove-games.json', mimeType: 'application/json', buffer: Buffer.from(text) };
})();

const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function open(page: Page, name: string): Promise<void> {
  await tick(tab(page, name));
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
}

test('my games: charts, tables, titles, the best and what was reached', { tag: '@phone' }, async ({ page, sites }) => {
  await inOneTheme(page);
  await page.goto(sites.real);
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByText('Nothing leaves this browser.')).toBeVisible();
  await open(page, 'Your data');
  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(page.getByText('14 games imported.')).toBeVisible();
  for (const name of [
    'Overview',
    'Scores',
    'Distribution',
    'Titles',
    'Best',
    'Mistakes',
    'Achievements',
    'Your data',
  ]) {
    await open(page, name);
    await expectGoodPage(page);
    await expectNoScrolling(page);
    await photograph(page, `my-games-${name.toLowerCase().replaceAll(' ', '-')}`);
  }
  await open(page, 'Achievements');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ten games' })).toContainText('Reached on 8 Oct 2026');
  await open(page, 'Scores');
  await expect(page.getByRole('img', { name: 'Scores over time, 12 games' })).toBeVisible();
  await button(page, 'As a table').click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Evergreen (concert), with others');
  // Two games are too few for charts.
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('Charts appear from game 3 on.');
  await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(2);
  await expect(tab(page, 'Titles')).toHaveCount(0);
});

test('my games: the best is watched again; all can be saved and deleted', async ({ page, sites }) => {
  await page.goto(`${sites.real}/statistics`);
  await open(page, 'Your data');
  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(page.getByText('14 games kept in this browser')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
  expect(download.suggestedFilename()).toBe('grove-games.json');
  await open(page, 'Best');
  const best = page.getByRole('listitem').first();
  const number = best.locator('.number');
  await expect(number).toHaveText(/^\d+$/);
  const points = Number(await number.textContent());
  await expect(best).toContainText(titleFor(points).replaceAll('-', ' '));
  await best.getByRole('button').click();
  await expect(page.locator('output')).toHaveText(/^Step 0 of /);
  await page.goBack();
  await open(page, 'Your data');
  await button(page, 'Delete all').click();
  await button(page, 'Delete 14 games for good').click();
  await expect(page.getByText('0 games kept in this browser')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing leaves this browser.')).toBeVisible();
});

test('my games: without a database the last few stay here, and move into it once there is one', async ({
  page,
  sites,
}) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || localStorage.getItem('has a database') !== null) return;
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await page.goto(`${sites.real}/statistics`);
  await open(page, 'Your data');
  await page.getByLabel('Import a file').setInputFiles(file);
  const kept = page.getByText('5 games kept in this browser and nowhere else.');
  await expect(kept).toBeVisible();
  await page.reload();
  await open(page, 'Your data');
  await expect(kept).toBeVisible();
  await page.evaluate(() => localStorage.setItem('has a database', 'yes'));
  await page.reload();
  await open(page, 'Your data');
  await expect(kept).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('grove.finished'))).toBeNull();
});
