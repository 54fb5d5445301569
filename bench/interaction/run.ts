import { parseArgs } from 'node:util';
import { gameModules } from '@grove/games/loaded';
import { startServer } from '@grove/server';
import { type Browser, chromium } from '@playwright/test';
import { Stopwatch, type Timing } from './listen.ts';
import { type Row, summarise } from './summary.ts';
import { concert } from './concert.ts';
import { earth } from './earth.ts';
import { planet } from './planet.ts';
import type { Tapped } from './tap.ts';

/**
 * How long it takes from a tap to the next paint, for every kind of tap in a turn of each game, in Chromium with a slowed
 * processor; and how long until all that follows from it is painted, so that nothing is merely put off. The page must have been built. On a machine that does other things too, only the shortest times and the
 * processor's share tell something.
 *
 *     node bench/interaction/run.ts --slower 4 --rounds 5 --game planet --window phone
 */
const { values } = parseArgs({
  options: {
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    /** One game or one window alone; all of them else. */
    game: { type: 'string' },
    window: { type: 'string' },
    /** Fails when a kind of tap took longer in the median. */
    limit: { type: 'string', default: '100' },
    motion: { type: 'boolean', default: false },
    /** Another build, such as an older one. */
    web: { type: 'string' },
  },
});

const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 720 }, hasTouch: false },
};

type Window = (typeof WINDOWS)[keyof typeof WINDOWS];

const GAMES: Readonly<Record<string, Tapped>> = { planet, concert, earth };

const server = await startServer({
  port: 0,
  games: gameModules.map(({ game }) => game.id),
  ...(values.web === undefined ? {} : { webRoot: values.web }),
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let isTooSlow = false;
try {
  for (const [game, tapped] of chosen(GAMES, values.game)) {
    for (const [name, window] of chosen(WINDOWS, values.window)) {
      const rows = await measure(browser, tapped, window);
      console.log(`${game} on a ${name}, ${values.slower} times slower, in milliseconds`);
      console.table(rows);
      isTooSlow ||= rows.some(({ median }) => median > Number(values.limit));
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit(isTooSlow ? 1 : 0);

/** The one that was asked for, or all. */
function chosen<Value>(all: Readonly<Record<string, Value>>, name: string | undefined): [string, Value][] {
  const found = Object.entries(all).filter(([key]) => name === undefined || key === name);
  if (found.length === 0) throw new Error(`there is no "${name}"; there are ${Object.keys(all).join(', ')}`);
  return found;
}

async function measure(chrome: Browser, { begin, playTurn }: Tapped, window: Window): Promise<Row[]> {
  const reducedMotion = values.motion ? 'no-preference' : 'reduce';
  const context = await chrome.newContext({ ...window, reducedMotion, locale: 'en-GB' });
  await context.addInitScript(() => {
    // Bots are not what is measured, and a turn that ends by itself would take buttons away.
    localStorage.setItem('grove.settings', '{"state":{"pace":"instant","finish":"ask"},"version":1}');
  });
  const page = await context.newPage();
  const open = () => begin(page, server.address);
  const stopwatch = await Stopwatch.open(page, open, Number(values.slower), window.hasTouch);
  const taps: [string, Timing][] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    await playTurn(page, async (name, what, point) => {
      taps.push([name, await stopwatch.tap(what, point)]);
    });
  }
  await context.close();
  return summarise(taps);
}
