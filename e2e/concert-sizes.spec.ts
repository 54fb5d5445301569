import {
  button,
  expectTableInside,
  hand,
  pickThree,
  pile,
  pilePlaces,
  sitDown,
  tapCard,
  valueOf,
  waitForTurn,
} from './concert.ts';
import { test as galleryTest } from './gallery.ts';
import { randomRecord } from './records.ts';
import { goToMistake, openReview } from './review.ts';
import { expect, expectGoodPage, expectNoFaults, expectNoScrolling, photograph, test } from './site.ts';

/** Phones upright, with the browser's bars; low ones and a page of 1280 x 720 enlarged twice; tablets; screens. */
const WINDOWS = [
  [360, 640],
  [375, 667],
  [390, 664],
  [412, 732],
  [390, 844],
  [640, 360],
  [667, 375],
  [740, 360],
  [844, 390],
  [820, 1180],
  [1000, 560],
  [1024, 900],
  [1280, 720],
  [1920, 1080],
] as const;

/** Positions in which somebody holds many discs, and the opening with its thirteen cards. */
const POSITIONS = { opening: 'steps=0', middle: 'mine&steps=40', 'all discs': 'mine&steps=24&all=1' };

for (const players of [2, 3, 4, 5, 6]) {
  galleryTest(`concert: ${players} at the table, nothing overlaps in any window`, async ({ page, gallery }) => {
    for (const [position, query] of Object.entries(POSITIONS)) {
      await page.goto(`${gallery}?game=evergreen-concert&players=${players}&name=Uralter%20Baum&${query}`);
      await expect(page.locator('[data-pile]')).toHaveCount(3 * players);
      for (const text of ['usual', 'large'] as const) {
        await page.evaluate((size) => (document.documentElement.dataset.text = size), text);
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await expectNoFaults(page, overlaps, `${position}, ${text} letters, ${width} x ${height}`);
        }
      }
    }
  });
}

/** In the page: parts of the table that lie over each other, stick out of the felt or the window, or are cut, by name. */
function overlaps(): string[] {
  const SOLID =
    '.brand, .menu-button, [data-spot^="seat "], [data-pile], main li[data-spot], [data-spot="hit"], main h2, ' +
    'main [role=status], [data-spot="hand"], [role=group] button, main section > div:last-child > button';
  const nameOf = (element: Element): string =>
    element.getAttribute('data-spot') ?? element.getAttribute('aria-label') ?? element.textContent;
  const isSeen = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;
  /** Words flow round the buttons beside them: what counts is where the letters are. */
  const boxOf = (element: Element): DOMRect => {
    if (!element.matches('h2, [role=status]')) return element.getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(element);
    return letters.getBoundingClientRect();
  };
  const parts = [...document.querySelectorAll(SOLID)]
    .filter((element) => isSeen(element) && getComputedStyle(element).clipPath === 'none')
    .filter((element) => element.closest('[style*="clip"], .visually-hidden') === null)
    .map((element) => ({ name: nameOf(element), element, box: boxOf(element) }))
    // Words for screen readers alone have no extent.
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const felt = document.querySelector('[data-spot="table"]')?.getBoundingClientRect();
  const LEEWAY = 1.5;
  const shared = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > LEEWAY &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > LEEWAY;
  const isInside = (box: DOMRect, left: number, top: number, right: number, bottom: number): boolean =>
    box.left > left - LEEWAY && box.top > top - LEEWAY && box.right < right + LEEWAY && box.bottom < bottom + LEEWAY;
  const troubles: string[] = [];
  for (const [i, { name, element, box }] of parts.entries()) {
    if (!isInside(box, 0, 0, innerWidth, innerHeight)) troubles.push(`${name} leaves the window`);
    const onFelt = element.closest('[data-spot="table"]') !== null;
    if (onFelt && felt && !isInside(box, felt.left, felt.top, felt.right, felt.bottom)) {
      troubles.push(`${name} leaves the felt`);
    }
    if (!onFelt && felt && shared(box, felt) && innerWidth < 1000) troubles.push(`${name} lies on the felt`);
    for (const other of parts.slice(i + 1)) {
      if (element.contains(other.element) || other.element.contains(element)) continue;
      if (shared(box, other.box)) troubles.push(`${name} and ${other.name}`);
    }
  }
  // A name may be cut, the number that tells two apart may not.
  for (const plate of document.querySelectorAll('[data-spot^="seat "]')) {
    const bar = plate.getBoundingClientRect();
    for (const part of plate.querySelectorAll('span')) {
      const { left, right } = part.getBoundingClientRect();
      if (isSeen(part) && (left < bar.left - LEEWAY || right > bar.right + LEEWAY)) {
        troubles.push(`${part.textContent} leaves its plate`);
      }
    }
  }
  return troubles;
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test('concert: the first tap on a pile previews, and the end of the turn plays the card', async ({ page, sites }) => {
    await sitDown(page, sites.real, 2);
    await pickThree(page);
    await waitForTurn(page);
    const cards = await hand(page).count();
    await valueOf(hand(page).first()).tap();
    await pile(page, 3).tap();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('would');
    await expect(hand(page)).toHaveCount(cards);
    await button(page, 'End turn').tap();
    await expect(hand(page)).toHaveCount(cards - 1);
    await waitForTurn(page);
  });
});

for (const [width, height, players] of [
  [360, 640, 6],
  [640, 360, 4],
  [1280, 720, 2],
] as const) {
  test(`concert: at ${width} x ${height}, ${players} at the table, a turn by day and by night`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, sites.real, players);
    await expectTableInside(page);
    await photograph(page, `concert-opening-${width}-${players}`);
    await pickThree(page);
    await waitForTurn(page);
    await tapCard(page, hand(page).nth(1));
    const places = await pilePlaces(page);
    await pile(page, 3).hover();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('would');
    expect(await pilePlaces(page)).toEqual(places);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectTableInside(page);
      await expectGoodPage(page);
      await photograph(page, `concert-turn-${width}-${players}-${theme}`);
    }
    await pile(page, 3).click();
    await expect(button(page, 'End turn')).toHaveAttribute('aria-disabled', 'false');
    await expectTableInside(page);
    await button(page, 'Menu').click();
    await expectGoodPage(page);
  });
}

/** Of the window's height, at least: the table in a review, beside curve, words and hand. */
const ROOM = 0.38;

test('concert: a review leaves the table its room on phones', async ({ page, sites }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReview(page, sites.real, randomRecord('evergreen-concert', 2));
  await goToMistake(page);
  await expect(button(page, 'Play it out')).toBeInViewport({ ratio: 1 });
  // However long the words are, what was better is read and the hand is whole.
  await expect(page.locator('[data-line=better]')).toBeInViewport({ ratio: 0.5 });
  await expect(hand(page)).not.toHaveCount(0);
  for (const card of await hand(page).all()) await expect(card).toBeInViewport({ ratio: 0.99 });
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const feltHeight = async () => (await page.locator('[data-spot="table"]').boundingBox())?.height;
    await expect.poll(feltHeight, `${width} x ${height}`).toBeGreaterThan(height * ROOM);
    await expect(button(page, 'Play it out')).toBeInViewport({ ratio: 1 });
    await expectGoodPage(page);
    await photograph(page, `concert-review-${width}`);
  }
  await page.getByRole('slider', { name: 'Position' }).press('End');
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const points = page.locator('main table tbody tr');
    await expect(points).toHaveCount(2);
    for (const row of await points.all()) await expect(row).toBeInViewport({ ratio: 0.99 });
    await expectNoScrolling(page);
  }
});
