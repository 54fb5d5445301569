import { parseArgs } from 'node:util';
import { boxes } from '@grove/games';
import { startServer } from '@grove/server';
import { type Browser, chromium } from '@playwright/test';
import { Stopwatch, type Timing } from './listen.ts';
import { type Row, summarise } from './summary.ts';
import { playRound } from './turn.ts';

/**
 * How long it takes from a tap to the next paint, for every kind of tap in a planet turn, in Chromium with a slowed
 * processor. The page must have been built. On a machine that does other things too, only the shortest times and the
 * processor's share tell something.
 *
 *     node bench/interaction/run.ts --slower 4 --rounds 5
 */
const { values } = parseArgs({
  options: {
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    /** Fails when a kind of tap took longer in the median. */
    limit: { type: 'string', default: '100' },
    motion: { type: 'boolean', default: false },
  },
});

const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 720 }, hasTouch: false },
};

const server = await startServer({ port: 0, games: boxes.map(({ game }) => game.id) });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let isTooSlow = false;
try {
  for (const [name, window] of Object.entries(WINDOWS)) {
    const rows = await measure(browser, window);
    console.log(`${name}, ${values.slower} times slower, in milliseconds`);
    console.table(rows);
    isTooSlow ||= rows.some(({ median }) => median > Number(values.limit));
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit(isTooSlow ? 1 : 0);

async function measure(chrome: Browser, window: (typeof WINDOWS)['phone' | 'desktop']): Promise<Row[]> {
  const reducedMotion = values.motion ? 'no-preference' : 'reduce';
  const context = await chrome.newContext({ ...window, reducedMotion, locale: 'en-GB' });
  const page = await context.newPage();
  const address = `${server.address}/play/evergreen-planet?solo`;
  const stopwatch = await Stopwatch.open(page, address, Number(values.slower), window.hasTouch);
  const taps: [string, Timing][] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    await playRound(page, async (name, what) => {
      taps.push([name, await stopwatch.tap(what)]);
    });
  }
  await context.close();
  return summarise(taps);
}
