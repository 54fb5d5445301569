import type { Page } from '@playwright/test';
import { answer, button, expectTableInside, panel, playUntil, question, sitDown } from './earth.ts';
import { sitDown as joinTable, somebody, test } from './online.ts';
import { itemAt } from '@grove/kernel';
import { expect, expectGoodPage, photograph } from './site.ts';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

test('earth: a whole beginner game with two browsers, one of them a phone', async ({ page, browser, house }) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await page.goto(`${house}/friends`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Earth with Abundance');
  await page.getByText('More options').click();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Beginner');
  await button(page, 'Create table').click();
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  const friend = await somebody(browser, page);
  await friend.page.setViewportSize(PHONE);
  await joinTable(friend.page, page.url(), 'Bo');
  await button(page, 'Start').click();
  await expect(panel(friend.page)).toHaveAttribute('data-kind', 'side');
  await button(friend.page, 'Game log').click();
  await friend.page.getByLabel('Run every plan at once').check();
  await friend.page.reload();
  await button(friend.page, 'Game log').click();
  await expect(friend.page.getByLabel('Run every plan at once')).toBeChecked();
  await friend.page.getByLabel('Run every plan at once').uncheck();
  await button(friend.page, 'Close').click();
  const people = [page, friend.page];
  let isOver = false;
  while (!isOver) {
    isOver = true;
    // One after the other: what one does changes what the other sees.
    for (const one of people) isOver = (await answer(one)) === true && isOver;
  }
  const totals = await Promise.all(people.map((one) => one.getByRole('table').locator('tfoot td').allTextContents()));
  expect(itemAt(totals, 0).toSorted()).toEqual(itemAt(totals, 1).toSorted());
  for (const one of people) await expectTableInside(one);
  await photograph(page, 'earth-online-end');
  await photograph(friend.page, 'earth-online-end-phone');
  await friend.context.close();
});

/** In pixels, at 1280 x 720: cost, points, canopy and what abilities pay and gain, on the island and in the hand. */
const SMALLEST_FIGURE = 10;

async function expectReadableFigures(page: Page): Promise<void> {
  const sizes = await page
    .locator('[data-face] b')
    .evaluateAll((figures) => figures.map((figure) => Number.parseFloat(getComputedStyle(figure).fontSize)));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_FIGURE);
}

test('earth: alone against Gaia to the end', async ({ page, sites }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${sites.real}/play/earth?solo`);
  await playUntil(page, (kind) => kind === 'color');
  await expect(page.getByRole('heading', { name: 'What she gets when you choose' })).toBeVisible();
  await expectTableInside(page);
  await expectGoodPage(page);
  await photograph(page, 'earth-solo');
  await playUntil(page, () => false);
  await expect(question(page)).toHaveText(/Gaia/);
  await expect(page.getByRole('table')).toContainText('Total');
  await expectGoodPage(page);
  await photograph(page, 'earth-solo-end');
});

test('earth: six at the table, and their islands one tap away', async ({ page, sites }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page, sites.real, 6);
  await playUntil(page, (kind) => kind === 'plant' || kind === 'activate');
  await expectTableInside(page);
  await expectReadableFigures(page);
  const seats = page.getByRole('list', { name: 'Scores' }).locator('[aria-pressed]');
  await expect(seats).toHaveCount(6);
  await seats.nth(3).click();
  await expect(page.getByRole('grid', { name: /^Random.*’s tableau$/ })).toBeVisible();
  await photograph(page, 'earth-six');
  await seats.nth(0).click();
  await expect(page.getByRole('grid', { name: 'Your tableau' })).toBeVisible();
});
