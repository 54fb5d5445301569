import type { Page } from '@playwright/test';
import { expect, expectNoScrolling } from './site.ts';

export const target = (page: Page) => page.locator('[role=gridcell][aria-label*="may be chosen"]');
export const question = (page: Page) => page.locator('main h2').first();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What stands where, in words. */
export const spaces = (page: Page) =>
  page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

/** Takes the first card that is left, plants what it can, uses the power, and finishes. */
export async function playRound(page: Page, onTurn?: () => Promise<void>): Promise<void> {
  await takeFirstCard(page);
  await button(page, 'Plant 3').click();
  await onTurn?.();
  while ((await target(page).count()) > 0) await target(page).first().click();
  await page.locator('[role=group] button:has(svg)').click();
  while ((await target(page).count()) > 0) await target(page).first().click();
  await button(page, 'Finish').click();
}

/** Chooses the first card that is left and confirms it. */
export async function takeFirstCard(page: Page): Promise<void> {
  await page.locator('li button:has(svg[viewBox="0 0 100 140"]):not([aria-disabled=true])').first().click();
  await page.getByRole('button', { name: /^Take (?!back)/ }).click();
}

/** Everything that is shown lies inside the window and nothing is covered by its neighbour's edge. */
export async function expectAllInside(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expectNoScrolling(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('main button, aside button, aside section, h2, [role=gridcell]')]
      .filter((element) => element.checkVisibility() && element.closest('dialog, [data-scrolls]') === null)
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      .map(({ text }) => text),
  );
  expect(outside).toEqual([]);
}
