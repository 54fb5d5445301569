import type { Page } from '@playwright/test';
import { test } from './gallery.ts';
import { expect, expectGoodPage, expectNoFaults, expectNoScrolling, photograph } from './site.ts';

const WINDOWS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [820, 1180],
  [1280, 720],
  [1920, 1080],
] as const;

/** Ends with long names, for the least and the most seats, alone and in teams. */
const ENDS = [
  'game=evergreen-planet&steps=9999&long&players=1',
  'game=evergreen-planet&steps=9999&long&players=4',
  'game=evergreen-concert&steps=9999&name=Ancient tree&players=2',
  'game=evergreen-concert&steps=9999&name=Ancient tree&players=6',
  'game=earth&page=table&over&long&players=1',
  'game=earth&page=table&over&long&players=6',
  'game=earth&page=table&over&long&players=6&teams=3v3',
];

/** In the page: what is wrong with how the end is laid out: buttons outside the window or too small to hit, words or columns cut off. */
function troubles(): string[] {
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const named = (what: string, elements: HTMLElement[]): string[] =>
    elements.map((element) => `${what}: ${element.textContent}`);
  const buttons = all('[role=group] button');
  const texts = all('main h2, [role=status], main th, main td, main b, [role=group] button');
  const arrow = document.querySelector('[data-below]')?.getBoundingClientRect() ?? new DOMRect();
  /** Of what scrolls only the part inside of its box is seen. */
  const isUnderArrow = (element: HTMLElement): boolean => {
    const boxes = all('[data-scrolls], section[tabindex]').filter(
      (box) => box.offsetHeight > 0 && box.contains(element),
    );
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const seenBottom = Math.min(bottom, ...boxes.map((box) => box.getBoundingClientRect().bottom));
    return (
      left < arrow.right && right > arrow.left && top < Math.min(seenBottom, arrow.bottom) && seenBottom > arrow.top + 1
    );
  };
  // Upright the notes scroll with the boards, else the boards alone.
  const scroller = all('[data-scrolls], section[tabindex]').find(({ offsetHeight }) => offsetHeight > 0);
  const seen = (scroller ?? document.body).getBoundingClientRect();
  return [
    ...named(
      'outside',
      buttons.filter((button) => !isInside(button.getBoundingClientRect())),
    ),
    ...named(
      'small',
      buttons.filter((button) => button.offsetHeight < 44),
    ),
    ...named(
      'cut',
      texts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1),
    ),
    ...named(
      'wider than its sheet',
      all('table').filter((table) => table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1),
    ),
    // Sums stay at the foot of what scrolls. Alone the verdict has the sum.
    ...named(
      'sum out of sight',
      all('thead ~ tfoot td').filter((sum) => sum.getBoundingClientRect().bottom > seen.bottom + 1),
    ),
    ...named('under the arrow', texts.concat(all('aside p, aside h3, aside li')).filter(isUnderArrow)),
    ...named(
      'columns out of sight',
      all('table').filter((table) => table.getBoundingClientRect().right > seen.right + 1),
    ),
  ];
}

/** Whether an arrow says that there is more below, where there is, and only there. */
const hasRightArrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const scrollers = [...document.querySelectorAll('[data-scrolls], section[tabindex]')];
    const isCut = scrollers.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 6);
    return document.querySelector('[data-below]')?.checkVisibility() === isCut;
  });

for (const end of ENDS) {
  test(`the end of a game: ${end} is whole in every window, by day and by night`, async ({ page, gallery }) => {
    test.slow();
    await page.goto(`${gallery}?${end}`);
    await expect(page.locator('[data-phase=over] h2').first()).toBeVisible({ timeout: 60_000 });
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expectNoScrolling(page);
      await expectNoFaults(page, troubles, `${width} x ${height}`);
      await expect.poll(() => hasRightArrow(page), { message: `${width} x ${height}` }).toBe(true);
      await photograph(page, `ending-${end.replaceAll(/\W+/g, '-')}-${width}`);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectGoodPage(page);
    }
  });
}
