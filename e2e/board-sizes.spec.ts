import type { Page } from '@playwright/test';
import { pile, tapCard } from './concert.ts';
import { takeFirstCard } from './planet.ts';
import { carriedOut, expect, settled, test, tick } from './site.ts';

/** German, whose words are long, with recaps: then a question has most to say. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const state = { pace: 'instant', recap: 'yes', finish: 'ask', confirm: 'no', language: 'de' };
    localStorage.setItem('grove.settings', JSON.stringify({ state, version: 1 }));
  }),
);

/** Collects how high a board is drawn, in whole pixels, whenever everything stands where it stays. */
function heightsOf(page: Page, board: string) {
  const seen = new Set<number>();
  const look = async () => {
    await settled(page);
    seen.add(await page.locator(board).evaluate((drawn) => Math.round(drawn.getBoundingClientRect().height)));
  };
  return { seen, look };
}

for (const [width, height] of [
  [390, 844],
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

test('concert: on a phone the table keeps its size through a turn, and under a hint', async ({ page, sites }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sites.real}/play/evergreen-concert`);
  await tick(page.getByRole('radio', { name: '3', exact: true }));
  await page.locator('form .act').last().click();
  const cards = page.locator('[data-spot=hand] button');
  const { seen, look } = heightsOf(page, '[data-spot=table]');
  for (const left of [13, 12, 11]) {
    await expect(cards).toHaveCount(left);
    await tapCard(page, cards.first());
  }
  await expect(page.locator('[data-spot=done]')).toBeVisible();
  await look();
  await page.locator('[data-spot=done]').click({ force: true });
  await expect(page.getByText('Regel C4.1').first()).toBeVisible();
  await look();
  await tapCard(page, cards.nth(1));
  await look();
  await pile(page, 3).click();
  await carriedOut(page);
  await look();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'So spielen' })).toBeVisible();
  await look();
  expect([...seen]).toHaveLength(1);
});
