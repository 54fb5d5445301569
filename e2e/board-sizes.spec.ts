import type { BrowserContext, Page } from '@playwright/test';
import { pile, tapCard } from './concert.ts';
import { expectAllInside, takeFirstCard } from './planet.ts';
import { carriedOut, expect, settled, test, tick } from './site.ts';

/** With recaps: then a question has most to say. */
const speak = (context: BrowserContext, language: string): Promise<unknown> =>
  context.addInitScript((spoken) => {
    if (location.protocol === 'about:') return;
    const state = { pace: 'instant', recap: 'yes', finish: 'ask', confirm: 'no', language: spoken };
    localStorage.setItem('grove.settings', JSON.stringify({ state, version: 1 }));
  }, language);

/** German, whose words are long; where another language is spoken, it is said later and counts. */
test.beforeEach(({ context }) => speak(context, 'de'));

/** Collects how high a board is drawn, in whole pixels, whenever everything stands where it stays. */
function heightsOf(page: Page, board: string) {
  const seen = new Set<number>();
  const look = async () => {
    await settled(page);
    seen.add(await page.locator(board).evaluate((drawn) => Math.round(drawn.getBoundingClientRect().height)));
  };
  return { seen, look };
}

/** Phones upright, with the browser's bars and without, and the least height of the planet there in parts of the window's width. */
const PHONES = [
  [360, 640, 0.72],
  [412, 785, 0.98],
  [390, 844, 1],
] as const;

/** The first season, to its end. */
const ROUNDS = 5;

for (const language of ['en', 'de', 'fr', 'es']) {
  test(`planet: on phones, in ${language}, it keeps its size through a season, and nothing is cut or covered`, async ({
    page,
    context,
    sites,
  }) => {
    await speak(context, language);
    await page.goto(`${sites.real}/play/evergreen-planet?bot`);
    const looks = PHONES.map(([width, height, least]) => ({
      width,
      height,
      least,
      planet: heightsOf(page, '[data-middle]'),
    }));
    const look = async () => {
      for (const { width, height, planet } of looks) {
        await page.setViewportSize({ width, height });
        await planet.look();
        await expectAllInside(page);
      }
    };
    const lookUnderHint = async () => {
      await page.keyboard.press('h');
      await expect(page.locator('main [data-hint] ~ button')).toBeVisible();
      await look();
    };
    for (let round = 1; round <= ROUNDS; round++) {
      await look();
      // Later rounds are like these.
      const asksForHints = round <= 2;
      if (asksForHints) await lookUnderHint();
      await takeFirstCard(page);
      await expect(done(page)).toBeVisible();
      await look();
      await done(page).click({ force: true });
      await expect(page.locator('[data-refused]')).toBeVisible();
      await look();
      await page.locator('[data-spot="action C"]').click();
      await carriedOut(page);
      await look();
      if (asksForHints) await lookUnderHint();
      await done(page).click();
      await carriedOut(page);
    }
    // What the season has brought is read, whatever the others did.
    await expect(page.locator('main [role=status]')).toHaveText(/\d/);
    await expect(page.locator('main [role=status]')).toBeVisible();
    await look();
    for (const { width, height, least, planet } of looks) {
      expect([...planet.seen], `${width} x ${height}`).toHaveLength(1);
      expect(Math.max(...planet.seen), `${width} x ${height}`).toBeGreaterThanOrEqual(least * width);
    }
  });
}

const done = (page: Page) => page.locator('[data-spot=done]');

for (const [width, height] of [
  [820, 1180],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`planet: at ${width} x ${height} it keeps its size while turns are played`, async ({ page, sites }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${sites.real}/play/evergreen-planet?bot`);
    const { seen, look } = heightsOf(page, '[data-middle]');
    for (let round = 0; round < 2; round++) {
      await expect(page.locator('main h2').first()).toHaveText('Du bist dran: Wähle eine Karte');
      await look();
      await takeFirstCard(page);
      await expect(page.locator('[data-spot=done]')).toBeVisible();
      await look();
      await page.locator('[data-spot=done]').click({ force: true });
      await expect(page.getByText('Regel P5.1').first()).toBeVisible();
      await look();
      await page.locator('[data-spot="action C"]').click();
      await carriedOut(page);
      await look();
      await page.keyboard.press('h');
      await expect(page.getByRole('button', { name: 'So spielen' })).toBeVisible();
      await look();
      await page.locator('[data-spot=done]').click();
      await carriedOut(page);
    }
    expect([...seen]).toHaveLength(1);
  });
}

for (const language of ['de', 'fr', 'es'])
  test(`concert: on phones, in ${language}, the table keeps its size through the opening and through a turn, and under hints`, async ({
    page,
    sites,
    context,
  }) => {
    await speak(context, language);
    await page.goto(`${sites.real}/play/evergreen-concert`);
    await tick(page.getByRole('radio', { name: '3', exact: true }));
    await page.locator('form .act').last().click();
    const cards = page.locator('[data-spot=hand] button');
    const stage = () => {
      const looks = PHONES.map(([width, height]) => ({ width, height, table: heightsOf(page, '[data-spot=table]') }));
      const look = async (also: () => Promise<void> = () => Promise.resolve()) => {
        for (const { width, height, table } of looks) {
          await page.setViewportSize({ width, height });
          await table.look();
          await also();
        }
      };
      const lookUnderHint = async () => {
        const playIt = page.locator('main [data-hint] ~ button');
        await page.keyboard.press('h');
        await expect(playIt).toBeVisible();
        await look(() => expect(playIt).toBeInViewport({ ratio: 1 }));
        // However long the words are: which hint is given depends on how busy the machine is.
        const words = page.locator('main [data-hint]');
        await words.evaluate((hint) => hint.prepend(`${hint.textContent} `));
        await look(() => expect(playIt).toBeInViewport({ ratio: 1 }));
        await words.evaluate((hint) => hint.firstChild?.remove());
      };
      const keptSize = () => {
        for (const { width, height, table } of looks) expect([...table.seen], `${width} x ${height}`).toHaveLength(1);
      };
      return { look, lookUnderHint, keptSize };
    };
    await expect(cards).toHaveCount(13);
    const opening = stage();
    await opening.look();
    await opening.lookUnderHint();
    opening.keptSize();
    for (const left of [13, 12, 11]) {
      await expect(cards).toHaveCount(left);
      await tapCard(page, cards.first());
    }
    const turn = stage();
    await expect(page.locator('[data-spot=done]')).toBeVisible();
    await turn.look();
    await page.locator('[data-spot=done]').click({ force: true });
    await expect(page.getByText('C4.1').first()).toBeVisible();
    await turn.look();
    await tapCard(page, cards.nth(1));
    await turn.look();
    await pile(page, 3).click();
    await carriedOut(page);
    await turn.look();
    await turn.lookUnderHint();
    turn.keptSize();
  });
