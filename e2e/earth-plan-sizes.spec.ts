import type { Page } from '@playwright/test';
import { button, question, targets } from './earth.ts';
import { test } from './gallery.ts';
import { expect } from './site.ts';

const soil = (page: Page) => page.getByLabel('Goods').getByRole('definition').first();
const spaces = (page: Page) => page.getByRole('gridcell');
const plan = (page: Page) => page.getByRole('list', { name: 'What activates, in order' }).getByRole('listitem');

/** The soil and every space, as they are read out. */
const standing = async (page: Page) => [await soil(page).textContent(), await spaces(page).allTextContents()];

test('earth: a plan runs what asks nothing, is taken back as a whole, and leaves out what is skipped (E6.3)', async ({
  page,
  gallery,
}) => {
  page.setDefaultTimeout(15_000);
  page.setDefaultNavigationTimeout(90_000);
  await page.goto(`${gallery}?game=earth&page=table&players=3&steps=40&ask=activate&plan`);
  await expect(question(page)).toHaveText('Activate your cards');
  await expect(plan(page)).toHaveText([
    /^Japanese Andromeda.*automatic/,
    /^Winter Daphne.*automatic/,
    /^Dog Grass.*asks you/,
  ]);
  await expect(soil(page)).toHaveText('6');
  const before = await standing(page);

  await button(page, 'Run the plan').click();
  await expect(question(page)).toHaveText('Place 2 sprouts');
  await expect(soil(page)).toHaveText('10');
  await targets(page)
    .and(page.getByRole('gridcell', { name: /Dog Grass/ }))
    .click();
  await expect(question(page)).toHaveText('Place 1 sprout');
  await expect(page.getByRole('gridcell', { name: /Dog Grass, 1 of 6 sprouts/ })).toBeVisible();

  await button(page, 'Undo the plan').click();
  await expect.poll(() => standing(page)).toEqual(before);
  await expect(question(page)).toHaveText('Activate your cards');
  await expect(plan(page)).toHaveCount(3);

  await button(page, 'Skip always: Winter Daphne').click();
  await expect(plan(page).nth(1)).toContainText('skipped');
  await button(page, 'Run the plan').click();
  await expect(question(page)).toHaveText('Place 2 sprouts');
  await expect(soil(page)).toHaveText('8');
});
