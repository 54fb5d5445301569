import { ROUNDS_OF_SEASON } from '@grove/games/evergreen-planet/material';
import type { Page } from '@playwright/test';
import { carriedOut, expect, expectNoFaults, expectNoScrolling } from './site.ts';

export const target = (page: Page) => page.locator('[role=gridcell][aria-label*="may be chosen"]');
export const question = (page: Page) => page.locator('main h2').first();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** P3.1 How many rounds are played when a season ends. */
const SEASON_ENDS = ROUNDS_OF_SEASON.map((_, i) => ROUNDS_OF_SEASON.slice(0, i + 1).reduce<number>((a, b) => a + b, 0));
export const ROUNDS = Math.max(...SEASON_ENDS);

export const endsSeason = (roundsPlayed: number): boolean => SEASON_ENDS.includes(roundsPlayed);

/** After so many rounds: goes on from the end of a season, if one has ended. */
export async function goOnAfter(page: Page, roundsPlayed: number): Promise<void> {
  if (!endsSeason(roundsPlayed)) return;
  await button(page, 'Continue').click();
  await carriedOut(page);
}

/** What stands where, in words. */
export const spaces = (page: Page) =>
  page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

/** Alone: takes the first card that is left, taps whatever may be chosen, in the action and then in the power, and finishes. */
export async function playRound(page: Page, onTurn?: () => Promise<void>): Promise<void> {
  await takeFirstCard(page);
  await button(page, 'Plant 3').click();
  await onTurn?.();
  await carriedOut(page);
  while ((await target(page).count()) > 0) await clickTarget(page);
  await button(page, 'Finish').click();
  await carriedOut(page);
}

/** Chooses the first space that may be chosen. */
export async function clickTarget(page: Page): Promise<void> {
  await target(page).first().click();
  await carriedOut(page);
}

const firstCard = (page: Page) =>
  page.locator('li button:has(svg[viewBox="0 0 100 140"]):not([aria-disabled=true])').first();

/** Alone one tap takes a card. */
export async function takeFirstCard(page: Page): Promise<void> {
  await firstCard(page).click();
  await carriedOut(page);
}

/** With others a card is chosen first. */
export async function confirmFirstCard(page: Page): Promise<void> {
  await firstCard(page).click();
  await page.getByRole('button', { name: /^Take (?!back)/ }).click();
  await carriedOut(page);
}

/** Everything that is shown lies inside the window, and no button lies over another or over words. */
export async function expectAllInside(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expectNoScrolling(page);
  await expectNoFaults(page, outsideTheWindow);
  await expectNoFaults(page, coveredParts);
}

/** In the page: what sticks out of the window. */
const outsideTheWindow = (): string[] =>
  [...document.querySelectorAll('main button, aside button, aside section, h2, [role=gridcell]')]
    .filter((element) => element.checkVisibility() && element.closest('dialog, [data-scrolls]') === null)
    .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(({ text }) => text);

/** In the page: buttons and words that lie over one another. */
function coveredParts(): string[] {
  const parts = [...document.querySelectorAll('main button, aside button, main h2, main [role=status]')]
    .filter((part) => part.checkVisibility() && part.closest('dialog') === null)
    .map((part) => ({ part, text: part.textContent, box: part.getBoundingClientRect() }));
  const shared = (from: number, to: number, otherFrom: number, otherTo: number) =>
    Math.min(to, otherTo) - Math.max(from, otherFrom) > 1.5;
  return parts.flatMap(({ part, text, box }, i) =>
    parts
      .slice(i + 1)
      .filter((other) => !part.contains(other.part) && !other.part.contains(part))
      .filter(({ box: { left, right } }) => shared(box.left, box.right, left, right))
      .filter(({ box: { top, bottom } }) => shared(box.top, box.bottom, top, bottom))
      .map((other) => `${text} / ${other.text}`),
  );
}

/** No name of a seat runs out of its place. */
export const expectNamesInside = (page: Page): Promise<void> =>
  expectNoFaults(page, () =>
    [...document.querySelectorAll('aside li > button [title]')]
      .map((name) => ({
        name,
        box: name.getBoundingClientRect(),
        seat: name.closest('button')?.getBoundingClientRect(),
      }))
      .filter(({ box, seat }) => seat === undefined || box.left < seat.left || box.right > seat.right || box.width < 12)
      .map(({ name }) => name.textContent),
  );
