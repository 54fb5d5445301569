import { itemAt } from '@grove/kernel';
import type { Locator, Page } from '@playwright/test';
import { button, takeFirstCard } from './planet.ts';

export const lesson = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const next = (page: Page): Locator => lesson(page).getByRole('button', { name: 'Next' });

/** Reads on until a lesson waits for a step, or none is shown. */
export async function readOn(page: Page): Promise<void> {
  while (await next(page).isVisible()) await next(page).click();
}

/** The parts of the board that the lesson is about, by name. */
const spots = (page: Page): Promise<string[]> =>
  page.locator('[data-about]').evaluateAll((parts) => parts.map((part) => part.getAttribute('data-spot') ?? ''));

/** Does on the planet what the lesson asks for, once. */
export async function followLesson(page: Page): Promise<void> {
  const spot = itemAt(await spots(page), 0);
  const part = page.locator(`[data-spot="${spot}"]`);
  if (spot === 'river') return takeFirstCard(page);
  if (spot.startsWith('space')) {
    return page.locator('[data-about][aria-label*="may be chosen"]').first().click();
  }
  await part.click();
}

/** One round on the planet without asking for anything: a card, an action that does nothing, and on. */
export async function quickRound(page: Page): Promise<void> {
  await takeFirstCard(page);
  await button(page, '1 anywhere').click();
  await button(page, 'Finish').click();
}
