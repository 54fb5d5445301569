import { materialFile } from '@grove/games/evergreen-planet/material';
import type { Page } from '@playwright/test';
import { test } from './online.ts';
import { question } from './planet.ts';
import { expect, expectGoodPage, expectNoScrolling, photograph, tick } from './site.ts';

const CREVASSES = ['a1', 'f1', 'a6', 'f6'];

/** Opens a material file in the set-up, with its own crevasses and perhaps something wrong. */
const openPlanet = (page: Page, change: object = {}) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...materialFile('reconstruction'), crevasses: CREVASSES, ...change })),
  });

const crevasseAt = (page: Page, space: string) =>
  page
    .getByRole('grid')
    .first()
    .getByRole('gridcell', { name: new RegExp(`^${space},.*crevasse`, 'i') });

test(
  'set-up: a planet of one’s own is refused with reasons, then played, and comes back when the page is loaded anew',
  { tag: '@phone' },
  async ({ page, house }) => {
    await page.goto(`${house}/play/evergreen-planet`);
    await openPlanet(page, { planet: ['NNN'] });
    await expect(page.getByRole('listitem').filter({ hasText: 'must be a list of 6 rows' })).toBeVisible();
    await openPlanet(page);
    await expect(page.getByRole('radio', { name: 'Your own' })).toBeChecked();
    await expectGoodPage(page);
    await photograph(page, 'set-up-planet');
    await tick(page.getByRole('radio', { name: '1', exact: true }));
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(question(page)).toHaveText('Your turn: take a card');
    await expect(crevasseAt(page, 'a1')).toHaveCount(1);
    await page.reload();
    await expect(crevasseAt(page, 'f6')).toHaveCount(1);
  },
);

test('set-up: nobody is told to drop a file into a small window, whatever points at it', async ({ page, house }) => {
  await page.goto(`${house}/play/evergreen-planet`);
  await expect(page.getByText('drop the file here')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('drop the file here')).toBeHidden();
  await expect(page.getByText('Open a planet file')).toBeVisible();
});

test('set-up: a table is played on a planet of one’s own', async ({ page, house }) => {
  await page.goto(`${house}/friends`);
  await openPlanet(page);
  await expect(page.getByRole('radio', { name: 'Your own' })).toBeChecked();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.locator('.table-rules')).toContainText('Planet: Your own');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('Milo');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(crevasseAt(page, 'a1')).toHaveCount(1);
  await expectNoScrolling(page);
});

test('set-up: the concert’s ring and its timer are chosen', async ({ page, house }) => {
  await page.goto(`${house}/play/evergreen-concert`);
  await page.getByText('Order on the hit disc').click();
  await page.getByRole('button', { name: 'Blue' }).click();
  await page.getByRole('button', { name: 'Brown' }).click();
  await expectGoodPage(page);
  await photograph(page, 'set-up-concert');
  await page.goto(`${house}/friends`);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Evergreen (concert)');
  const time = page.getByRole('combobox', { name: 'Time', exact: true });
  await expect(time.locator(':checked')).toHaveText('Sand timer, 60 seconds a turn');
  await tick(page.locator('.sitter').getByRole('radio', { name: 'Victor' }));
  await expect(time).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Time for a turn' }).locator(':checked')).toHaveText('No limit');
});
