import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameModule, gameModules } from '@grove/games/loaded';
import { type RunningServer, startServer } from '@grove/server';
import type { Page } from '@playwright/test';
import { randomRecord } from '@grove/game-kit/random-records';
import { packFiles } from '../scripts/lib/packed.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { button, playRound, question, spaces } from './planet.ts';
import { expect, expectGoodPage, photograph, test as base, tick } from './site.ts';

const concert = gameModule('evergreen-concert');

/** A server with a copy of the page of its own, which can be changed, and which can go away. */
const test = base.extend<{ house: { readonly server: RunningServer; readonly webRoot: string } }>({
  serviceWorkers: 'allow',
  house: async ({ browserName: _browserName }, use) => {
    const webRoot = mkdtempSync(join(tmpdir(), 'grove-page-'));
    cpSync(join(ROOT, '.build', 'web'), webRoot, { recursive: true });
    const server = await startServer({ port: 0, games: gameModules.map(({ game }) => game.id), webRoot });
    await use({ server, webRoot });
    await server.close();
    rmSync(webRoot, { recursive: true });
  },
});

/** Loads the first page and waits until all of it is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

test('offline: after one visit games begin, rules open and a record is watched without any server', async ({
  page,
  house,
}) => {
  const { address } = house.server;
  await visit(page, address);
  await house.server.close();
  await page.reload();
  await page.getByRole('link', { name: 'Play alone: Evergreen (planet)' }).click();
  for (let round = 0; round < 2; round++) await playRound(page);
  await expect(question(page)).toHaveText('Your turn: take a card');
  const seen = await spaces(page);
  await page.reload();
  await expect(question(page)).toHaveText('Your turn: take a card');
  await expect.poll(() => spaces(page)).toEqual(seen);
  await page.goto(`${address}/play/evergreen-concert`);
  await tick(page.getByRole('radio', { name: 'Another player on this device' }));
  await button(page, 'Start').click();
  await expect(question(page)).toHaveText('Pick a card for your left pile');
  await page.goto(`${address}/rules/evergreen-planet`);
  await expect(page.getByRole('heading', { name: 'Evergreen (planet)' })).toBeVisible();
  await page.goto(`${address}/replay`);
  await page.getByLabel('Open a record file').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(randomRecord(concert, 2, 'offline'))),
  });
  await expect(page.locator('output')).toHaveText(/^Step 0 of /);
  await page.keyboard.press('End');
  await expect(page.locator('output')).toHaveText(/^Step (\d+) of \1$/);
  await expectGoodPage(page);
});

test('offline: a new version waits until it is asked for, and never during a game', async ({ page, house }) => {
  await visit(page, house.server.address);
  const worker = join(house.webRoot, 'service-worker.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}// another version\n`);
  packFiles(house.webRoot);
  await page.goto(`${house.server.address}/play/evergreen-planet?solo`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  await expect(question(page)).toHaveText('Your turn: take a card');
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await page.getByRole('link', { name: 'Grove' }).click();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expectGoodPage(page);
  await photograph(page, 'new-version');
  await Promise.all([page.waitForEvent('load'), button(page, 'Load it now').click()]);
  await expect(page.getByRole('heading', { name: 'A table for games that grow' })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});

test('offline: the page can be installed', async ({ playwright, launchOptions, house }) => {
  // Chromium installs nothing from a private window, which the usual pages of tests are.
  const profile = mkdtempSync(join(tmpdir(), 'grove-profile-'));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  const page = await context.newPage();
  await page.goto(house.server.address);
  const client = await context.newCDPSession(page);
  const errors = async () => (await client.send('Page.getInstallabilityErrors')).installabilityErrors;
  await expect.poll(errors).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true });
});
