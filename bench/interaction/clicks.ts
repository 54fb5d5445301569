import { parseArgs } from 'node:util';
import { startServer } from '@grove/server';
import { chromium, type Page } from '@playwright/test';
import { clicksOfConcert } from './concert-clicks.ts';
import { clicksOfEarth } from './earth-clicks.ts';

/**
 * How many clicks a round of the planet game, a turn of the concert or an own turn of Earth takes. On the planet: whole solo games of somebody who takes the first card, taps whatever may be
 * chosen, uses the power, presses Finish only where the turn does not end by itself, and Continue only where there is no card to take. In Earth all clicks of a game count, those in
 * the turns of others too. The page must have been built; `--web` measures another build, such as an older one.
 *
 *     node bench/interaction/clicks.ts --game concert --games 3 --web /tmp/older/.build/web
 *     node bench/interaction/clicks.ts --game earth --players 6
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3' },
    web: { type: 'string' },
    game: { type: 'string', default: 'planet' },
    /** In Earth; the others are bots. */
    players: { type: 'string', default: '2' },
  },
});

const ROUNDS = 14;

/** In the page: marks what the player clicks next. Nothing is marked while the page goes on by itself. */
function markNext(): void {
  document.querySelector('[data-next]')?.removeAttribute('data-next');
  if (document.querySelector('[data-pressed]') !== null) return;
  const named = (name: RegExp) =>
    [...document.querySelectorAll('button')].find(
      (button) => name.test(button.textContent) && button.checkVisibility(),
    );
  const isOpen = (button: Element | undefined) => button?.getAttribute('aria-disabled') === 'false';
  const finish = named(/^Finish$/);
  const power = [...document.querySelectorAll('[role=group] button:has(svg)')].find(
    (button) => isOpen(button) && button.getAttribute('aria-pressed') === 'false',
  );
  const card = document.querySelector('li button:has(svg[viewBox="0 0 100 140"]):enabled:not([aria-disabled=true])');
  // The turn ends by itself, with its power where that asks for no space.
  if (finish?.hasAttribute('data-fills')) return;
  const next =
    named(/^Take (?!back)/) ??
    document.querySelector('[role=gridcell][aria-label*="may be chosen"]') ??
    (finish === undefined ? (card ?? named(/^Continue$/)) : isOpen(finish) ? (power ?? finish) : named(/^Plant 3$/));
  next?.setAttribute('data-next', '');
}

async function clicksOfGame(page: Page): Promise<number> {
  const next = page.locator('[data-next]');
  for (let clicks = 0; ;) {
    if ((await page.getByText(/^\d+ points: /).count()) > 0) return clicks;
    await page.evaluate(markNext);
    // A page that goes on by itself may take the button away before it is clicked; then there is something else to click.
    const isClicked = (await next.count()) > 0 && (await next.click({ timeout: 1000 }).then(yes, no));
    if (isClicked) clicks++;
    else await page.waitForTimeout(50);
  }
}

async function playPlanet(page: Page) {
  await page.goto(`${server.address}/play/evergreen-planet?solo`);
  await page.locator('main h2').first().waitFor();
  return { clicks: await clicksOfGame(page), turns: ROUNDS };
}

async function playEarth(page: Page) {
  const { clicks, turns, byKind } = await clicksOfEarth(page, server.address, Number(values.players));
  console.log(byKind);
  return { clicks, turns };
}

async function playConcert(page: Page) {
  await page.goto(`${server.address}/play/evergreen-concert`);
  await page.getByRole('button', { name: 'Start' }).click();
  return clicksOfConcert(page);
}

const yes = () => true;
const no = () => false;

const PLAYS: Readonly<Record<string, typeof playPlanet>> = {
  planet: playPlanet,
  concert: playConcert,
  earth: playEarth,
};
const play = PLAYS[values.game];
if (play === undefined) throw new Error(`there is no "${values.game}"; there are ${Object.keys(PLAYS).join(', ')}`);

const server = await startServer({
  port: 0,
  games: [values.game === 'earth' ? 'earth' : `evergreen-${values.game}`],
  ...(values.web === undefined ? {} : { webRoot: values.web }),
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (let game = 0; game < Number(values.games); game++) {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('grove.settings', '{"state":{"pace":"instant"},"version":1}'));
    await page.addInitScript(`let groveIds = 0; crypto.randomUUID = () => 'clicks ${game} ' + groveIds++;`);
    const { clicks, turns } = await play(page);
    console.log(`game ${game + 1}: ${clicks} clicks in ${turns} turns, ${(clicks / turns).toFixed(1)} each`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
