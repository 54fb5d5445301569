import { gameModule } from '@grove/games/loaded';
import { dailyDeal, dayOf } from '@grove/game-kit';
import { Match, SeededChance } from '@grove/kernel';
import type { Page } from '@playwright/test';
import { randomDaily } from '@grove/game-kit/random-records';
import { quickRound } from './learn.ts';
import { test } from './online.ts';
import { button, playRound, question, ROUNDS, spaces } from './planet.ts';
import { expect, expectGoodPage, expectNoScrolling, inOneTheme, photograph } from './site.ts';

const planet = gameModule('evergreen-planet');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The steps of today's game up to its last round. */
function almostDone(): unknown[] {
  const deal = dailyDeal(planet, dayOf(Date.now()));
  if (deal === undefined) throw new Error('the planet has no daily deal');
  const match = new Match(planet.game, 1, deal.options, SeededChance.from(deal.seed));
  const chance = SeededChance.from('e2e');
  const roundOf = () => (match.view(0) as { readonly round: number }).round;
  while (roundOf() < ROUNDS - 1) {
    const moves = planet.game.moves(match.state, 0);
    match.play(0, moves[chance.pick(moves.length)]);
  }
  return match.steps.map(({ move }) => move);
}

/** Somebody has left today's game in its last round, comes back and finishes it. */
async function finish(page: Page, house: string): Promise<void> {
  const kept = { state: { tries: { [dayOf(Date.now())]: { moves: almostDone(), end: null } } }, version: 1 };
  await page.goto(house);
  await page.evaluate((text) => localStorage.setItem('grove.daily', text), JSON.stringify(kept));
  await page.goto(`${house}/daily`);
  await page.getByLabel('Your name').fill('Robin');
  await link(page, 'Continue playing').click();
  await expect(question(page)).toHaveText('Your turn: take a card');
  await quickRound(page);
  await button(page, 'Continue').click();
  await expect(question(page)).toHaveText(/^\d+ points: /);
}

test(
  'daily: the planet of the day is found from the first page, and leaving it does not begin it anew',
  { tag: '@phone' },
  async ({ page, house }) => {
    await inOneTheme(page);
    await page.goto(house);
    await page.getByRole('link', { name: /^Planet of the day/ }).click();
    await expect(page.getByText('You will see the results once you have played')).toBeVisible();
    await expectGoodPage(page);
    await expectNoScrolling(page);
    await photograph(page, 'daily');
    await link(page, 'Play the planet of the day').click();
    await playRound(page);
    await expect(question(page)).toHaveText('Your turn: take a card');
    await expect.poll(async () => (await spaces(page)).join()).toContain('sprout');
    const seen = await spaces(page);
    await page.goto(`${house}/daily`);
    await expect(page.getByRole('heading', { name: 'You have already started' })).toBeVisible();
    await link(page, 'Continue playing').click();
    await expect(question(page)).toHaveText('Your turn: take a card');
    await expect.poll(() => spaces(page)).toEqual(seen);
  },
);

test('daily: a finished game stands in the table once; playing it again is practice and says so', async ({
  page,
  house,
}) => {
  await inOneTheme(page);
  await finish(page, house);
  await link(page, 'Results').click();
  await expect(page.getByText(/^Place \d+ of \d+\.$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Robin \(you\)/ })).toBeVisible();
  await expectGoodPage(page);
  await expectNoScrolling(page);
  await photograph(page, 'daily-results');
  await page.goto(`${house}/statistics`);
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText(/Played1Best\d+/);
  await page.goto(`${house}/daily`);
  await link(page, 'Play for practice').click();
  await expect(question(page)).toHaveText('Your turn: take a card');
  await expect(page.locator('header')).toContainText('Practice');
});

test('daily: finished without a network, it is handed in when the network is back', async ({ page, house }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404 }));
  await finish(page, house);
  await link(page, 'Results').click();
  await expect(page.getByText('It is kept here and sent as soon as')).toBeVisible();
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Place \d+ of \d+\.$/)).toBeVisible();
});

test('daily: the games of others are watched from the next day on', async ({ page, house }) => {
  const yesterday = dayOf(Date.now() - 86_400_000);
  const path = `**/api/v1/daily/evergreen-planet/${yesterday}`;
  await page.route(path, (route) => route.fulfill({ json: [{ person: { id: 'p', name: 'Ada' }, total: 171 }] }));
  await page.route(`${path}/p`, (route) => route.fulfill({ json: randomDaily(planet, yesterday, 'ada') }));
  await page.goto(`${house}/daily`);
  await link(page, 'The day before').click();
  await expectGoodPage(page);
  await button(page, 'Watch the game of Ada').click();
  await expect(page.locator('output')).toHaveText(/^Step 0 of /);
  await page.keyboard.press('End');
  await expect(page.locator('table')).toContainText('Total');
});
