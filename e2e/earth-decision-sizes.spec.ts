import type { Page } from '@playwright/test';
import { answer, expectTableInside, kindOf, panel as panels, question } from './earth.ts';
import { test } from './gallery.ts';
import { expect, expectGoodPage, photograph } from './site.ts';

/** Every kind of decision with what is asked, in a game of three unless it needs another. */
const QUESTIONS: Readonly<Record<string, RegExp>> = {
  side: /^Choose the side of your climate$/,
  compost: /^Compost up to 2 cards from your hand$/,
  color: /^Choose a colour$/,
  either: /^Choose one of the two benefits$/,
  plant: /^Plant up to 2 cards$/,
  'pay-planting': /^Pay 3 for /,
  black: /’s ability$/,
  keep: /^Keep one of 4 cards$/,
  activate: /^Activate your cards$/,
  copy: /which ability does it copy[?]$/,
  neighbour: /^Which neighbour counts[?]$/,
  opponent: /^Who is offered 2 sprouts[?]$/,
  remove: /^Pay 2 growth from your flora$/,
  place: /^Place 3 sprouts$/,
  each: /^Take \d+ sprouts?, one on each ringed card$/,
  accept: /^You are offered 2 sprouts$/,
  amount: /^Take up to 3 cards$/,
  seed: /^What is the seed for[?]$/,
  move: /^Move 3 sprouts out of the store$/,
  between: /^Play a between-turns event, or pass$/,
  join: /^Join in /,
  claim: /^Claim what you have reached$/,
  pick: /^Take one of 4 cards from your compost$/,
  leisure: /^The last chance before scoring$/,
  share: /^Share with your team$/,
  gaia: /^Which fauna card does Gaia claim[?]$/,
};
const TABLES: Readonly<Record<string, string>> = { gaia: 'players=1&steps=60', share: 'players=4&teams=2v2&steps=240' };

const ask = async (page: Page, kind: string, text: RegExp): Promise<void> => {
  const table = TABLES[kind] ?? 'players=3&steps=300';
  await page.evaluate((hash) => location.assign(hash), `#${table}&ask=${kind}`);
  await expect(question(page)).toHaveText(text);
  // The position leaves a choice; with one step only the board would go on by itself.
  await expect(panels(page)).not.toHaveAttribute('data-busy');
};

/** A phone held wide, the lowest window. */
const WIDE_PHONE = { width: 740, height: 360 };

for (const [width, height, theme, remainder] of [
  [1280, 720, 'light', 0],
  [390, 844, 'dark', 1],
] as const) {
  test(`earth: every decision at ${width} x ${height}, ${theme}, is asked, fits and can be answered`, async ({
    page,
    gallery,
  }) => {
    test.slow();
    page.setDefaultTimeout(15_000);
    page.setDefaultNavigationTimeout(90_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${gallery}?game=earth&page=table`);
    for (const [i, [kind, text]] of Object.entries(QUESTIONS).entries()) {
      await ask(page, kind, text);
      await expectTableInside(page);
      if (width < height) {
        await page.setViewportSize(WIDE_PHONE);
        await expectTableInside(page);
        await page.setViewportSize({ width, height });
      }
      // The panels have a test of their own below, in both themes; here it is how they stand in the whole screen.
      if (i % 6 === remainder) await expectGoodPage(page);
      await photograph(page, `earth-ask-${kind}-${width}`);
      if ((await kindOf(page)) !== 'waiting') await answer(page);
    }
  });
}

test('earth: what is asked in every kind of decision can be read by day and by night', async ({ page, gallery }) => {
  page.setDefaultNavigationTimeout(90_000);
  await page.goto(`${gallery}?game=earth&page=asks`);
  await expect(panels(page)).toHaveCount(Object.keys(QUESTIONS).length);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectGoodPage(page);
    await photograph(page, `earth-asks-${theme}`);
  }
});
