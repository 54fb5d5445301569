import type { Locator, Page } from '@playwright/test';
import { carriedOut, expect, expectNoFaults, expectNoScrolling, settled, tick } from './site.ts';

export const question = (page: Page) => page.locator('main h2').first();
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const hand = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
export const pile = (page: Page, number: number) => page.locator(`[data-pile="pile-${number}"]`);

/** A card's value, top left: no neighbour in the fan covers it, so it can be pressed however the fan lies by then. */
export const valueOf = (card: Locator): Locator => card.locator('svg text');

export async function tapCard(page: Page, card: Locator): Promise<void> {
  await valueOf(card).click();
  await carriedOut(page);
}

/** Sits down with so many at the table; the others are bots. */
export async function sitDown(page: Page, site: string, players: number): Promise<void> {
  await page.goto(`${site}/play/evergreen-concert`);
  await tick(page.getByRole('radio', { name: String(players), exact: true }));
  await button(page, 'Start').click();
  await expect(question(page)).toHaveText('Pick a card for your left pile');
}

/** C3.1 Picks the first card of the hand three times. */
export async function pickThree(page: Page): Promise<void> {
  for (const place of ['left', 'middle', 'right']) {
    await expect(question(page)).toHaveText(`Pick a card for your ${place} pile`);
    await tapCard(page, hand(page).first());
  }
  // The last card reveals all of them, so it is confirmed.
  await button(page, /^Place .*/).click();
  await carriedOut(page);
}

const MY_TURN = /^Play a card on any pile$/;
const OVER = /wins?$|share the victory$/;

/** Waits until it is my turn or the game is over, and says which. */
export async function waitForTurn(page: Page): Promise<'turn' | 'over'> {
  await expect(question(page)).toHaveText(new RegExp(`${MY_TURN.source}|${OVER.source}`));
  return OVER.test((await question(page).textContent()) ?? '') ? 'over' : 'turn';
}

/** A card on a pile: chosen, previewed, played. */
export async function playCard(
  page: Page,
  card: number,
  onPile: number,
  onPreview?: () => Promise<void>,
): Promise<void> {
  await tapCard(page, hand(page).nth(card));
  await pile(page, onPile).hover();
  await onPreview?.();
  await pile(page, onPile).click();
  await carriedOut(page);
}

/** Everything that is shown lies inside the window, piles lie on the table, and nothing covers a pile or a button. */
export async function expectTableInside(page: Page): Promise<void> {
  await expectNoScrolling(page);
  await expectNoFaults(page, () => {
    /** The lower part of the hand may be hidden on short phones; the upper tells a card. */
    const shownPart = (element: Element): DOMRect => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return new DOMRect(x, y, width, element.closest('[data-spot="hand"]') === null ? height : height / 2);
    };
    const shown = [...document.querySelectorAll('main button, main h2, main [role=status], main section, main table')]
      .filter((element) => element.checkVisibility() && element.closest('dialog, [data-scrolls]') === null)
      .map((element) => ({ element, box: shownPart(element) }));
    const outside = shown.filter(
      ({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
    );
    const isCovered = (element: Element, { left, top, width, height }: DOMRect) =>
      !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    const covered = shown.filter(
      ({ element, box }) => element.matches('[data-pile], [role=group] button') && isCovered(element, box),
    );
    const felt = document.querySelector('[data-side=me]')?.parentElement?.getBoundingClientRect();
    const overTheRim = shown.filter(
      ({ element, box }) => element.matches('[data-pile]') && box.bottom > (felt?.bottom ?? 0),
    );
    return [...outside, ...covered, ...overTheRim].map(
      ({ element }) => element.getAttribute('aria-label') ?? element.textContent,
    );
  });
}

/** Where all piles lie: a preview must not move the one under the pointer. */
export async function pilePlaces(page: Page): Promise<string[]> {
  await settled(page);
  return page.locator('[data-pile]').evaluateAll((piles) =>
    piles.map((pile) => {
      const { x, y, width } = pile.getBoundingClientRect();
      return [x, y, width].map(Math.round).join(' ');
    }),
  );
}
