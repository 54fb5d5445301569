import { cards } from '@grove/games/earth/material';
import { plainWords } from '@grove/game-kit/pseudo';
import type { Page } from '@playwright/test';
import { cutTexts, readableTexts } from './pseudo/page-faults.ts';
import { test } from './pseudo/site.ts';
import { expect, photograph, tick } from './site.ts';

/** What is the same in every language: the house, the languages' own names, names on Earth's cards. */
const SAME = new Set(
  ['Grove', 'English', 'Français', 'Deutsch', 'Español', ...cards.map(({ name }) => name)].flatMap(plainWords),
);

const PAGES = ['/', '/play/evergreen-planet', '/play/evergreen-concert', '/play/earth', '/friends', '/me', '/replay'];
const GAMES = ['evergreen-planet', 'evergreen-concert', 'earth'];

async function expectWholeWords(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('.loading')).toHaveCount(0);
  // What the server is asked for when a page opens is there too.
  await page.waitForLoadState('networkidle');
  // Words are measured in their own letters, which arrive after the page.
  await page.evaluate(() => document.fonts.ready);
  await photograph(page, `pseudo${name.replaceAll(/\W+/g, '-')}`);
  const words = (await page.evaluate(readableTexts)).flatMap(plainWords);
  expect
    .soft(
      [...new Set(words)].filter((word) => !SAME.has(word)),
      `${name}: not translated`,
    )
    .toEqual([]);
  await expect.soft.poll(() => page.evaluate(cutTexts), `${name}: cut off`).toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
    .toBeLessThanOrEqual(0);
}

// One after the other: the page is built once.
test.describe.configure({ mode: 'default' });

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  test(`a language with longer words fits at ${width} x ${height}, and nothing is left untranslated`, async ({
    page,
    stretchedPage,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of PAGES) {
      await page.goto(`${stretchedPage}${path}`);
      await expectWholeWords(page, ` ${path} ${width}`);
    }
    for (const game of GAMES) {
      await page.goto(`${stretchedPage}/play/${game}`);
      await tick(page.locator('.sitter input').last());
      await expectWholeWords(page, ` friends at ${game} ${width}`);
      await page.goto(`${stretchedPage}/play/${game}?with=random`);
      await page.locator('.set-up button[type=submit]').click();
      await expect(page.locator('main h2').first()).toBeVisible();
      await expectWholeWords(page, ` ${game} ${width}`);
    }
  });
}
