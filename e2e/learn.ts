import { itemAt } from '@grove/kernel';
import type { Locator, Page } from '@playwright/test';
import { button, takeFirstCard } from './planet.ts';
import { carriedOut, expect } from './site.ts';

export const lesson = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const next = (page: Page): Locator => lesson(page).getByRole('button', { name: 'Next' });

/** Reads on until a lesson waits for a step, or none is shown. */
export async function readOn(page: Page): Promise<void> {
  while (await next(page).isVisible()) await next(page).click();
}

/** The parts of the board that the lesson is about, by name. */
const spots = (page: Page): Promise<string[]> =>
  page.locator('[data-about]').evaluateAll((parts) => parts.map((part) => part.getAttribute('data-spot') ?? ''));

/** The parts of the board that the lesson's card lies over though it is about them or leads to them, and the question if hardly any of it is seen. */
const coveredBy = (card: Element): string[] => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const isOver = (box: DOMRect): boolean =>
    box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
  const parts = [...document.querySelectorAll('[data-about], [data-target], [data-primary]:not([aria-disabled=true])')];
  const covered = parts.filter((part) => !card.contains(part) && isOver(part.getBoundingClientRect()));
  const question = document.querySelector('main h2');
  const box = question?.getBoundingClientRect() ?? new DOMRect();
  const hidden = isOver(box) ? Math.min(box.bottom, bottom) - Math.max(box.top, top) : 0;
  return [
    ...covered.map((part) => part.getAttribute('data-spot') ?? part.textContent),
    ...(hidden > box.height / 2 ? [`the question: ${question?.textContent}`] : []),
  ];
};

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

/** On phones and on a desktop, what the lesson speaks of and where it leads is seen. */
export async function expectNothingCovered(page: Page): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => lesson(page).evaluate(coveredBy)).toEqual([]);
  }
}

/** Waits for the next lesson on the planet. After the last words of a round there is nothing left to do in it. */
export async function goOnToLesson(page: Page): Promise<void> {
  const finish = page.getByRole('button', { name: 'Finish', exact: true, disabled: false });
  await expect(lesson(page).or(finish).first()).toBeVisible();
  if (await lesson(page).isHidden()) await finish.click();
  await expect(lesson(page)).toBeVisible();
}

/** Does on the planet what the lesson asks for, once. */
export async function followLesson(page: Page): Promise<void> {
  await doAsked(page);
  await carriedOut(page);
}

async function doAsked(page: Page): Promise<void> {
  const spot = itemAt(await spots(page), 0);
  const part = page.locator(`[data-spot="${spot}"]`);
  if (spot === 'river') return takeFirstCard(page);
  if (spot.startsWith('space')) {
    // A space may also fit another action, or the power, than those that are pointed out.
    const open = page.locator('[data-about][aria-label*="may be chosen"]');
    const other = page.locator('[data-about][data-spot^="space"]').last();
    return ((await open.count()) > 0 ? open.first() : other).click();
  }
  await part.click();
}

/** One round on the planet without asking for anything: a card, an action that does nothing, and on. */
export async function quickRound(page: Page): Promise<void> {
  await takeFirstCard(page);
  await button(page, '1 anywhere').click();
  await button(page, 'Finish').click();
  await carriedOut(page);
}
