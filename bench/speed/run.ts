import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameModules } from '@grove/games/loaded';

/**
 * Everything about speed that the server promises, one part after the other, as a table. On a quiet machine, about ten minutes:
 *
 *     node bench/speed/run.ts [--seconds 8] [--seats 4] [--stored 100000]
 *
 * The people at the tables are one process beside the server, which plays prepared games and takes less than 80 microseconds of the
 * processor for a move of four people.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    seats: { type: 'string', default: '4' },
    /** Stored tables for the lists of the lobby. */
    stored: { type: 'string', default: '100000' },
  },
});
const { seconds, seats } = values;
/** Moves a second that are tried, until the slowest of 100 takes longer than this many milliseconds. */
const RATES = [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000];
const P99 = 50;
const STEADY_TABLES = 500;
const RACING_TABLES = 20;
const BOT_TABLES = 200;

type Figures = Readonly<Record<string, unknown>>;

row('what', 'measured');
row('---', '---');
row(`planet, moves/s with p99 under ${P99} ms, ${STEADY_TABLES} tables of ${seats}`, await steadyRate());
for (const { game } of gameModules) {
  const args = ['--tables', '0', '--race', String(RACING_TABLES), '--game', game.id, '--seats', seats];
  const [race = {}] = await measure('../load/run.ts', ...args, '--seconds', seconds);
  row(
    `${game.id}, most moves/s, ${RACING_TABLES} tables of ${seats}`,
    `${String(race.grove)} (${processor(race)}); boardgame.io ${String(race.boardgameio)} (${processor(race.peer as Figures)})`,
  );
}
const [games = {}] = await measure('../../cli/grove.mjs', 'bench', '--json', '--seconds', String(Number(seconds) / 4));
for (const { game, boardgameio } of games.games as { game: string; boardgameio: Record<string, number> }[]) {
  const { ratio = 0, matchRatio = 0 } = boardgameio;
  row(`${game}, random games to boardgame.io's; through a match`, `${ratio.toFixed(0)}x; ${matchRatio.toFixed(0)}x`);
}
for (const { game, steps, kilobytes } of await measure('../load/memory.ts')) {
  row(`${String(game)}, memory of an open table after ${String(steps)} steps`, `${String(kilobytes)} kB`);
}
for (const { list, first, median } of await measure('../load/lists.ts', values.stored)) {
  row(
    `list of tables, ${String(list)}, with ${values.stored} stored`,
    `${String(median)} ms (first ${String(first)} ms)`,
  );
}
const [bots = {}] = await measure('../attacks/bots.ts', String(BOT_TABLES), String(BOT_TABLES / 10));
for (const [bot, { p50 }] of Object.entries(bots.waits as Record<string, { p50: number }>)) {
  row(`a step of a bot, ${bot}, beside ${BOT_TABLES} tables of strong ones`, `${p50} ms (half of them)`);
}

/** The highest rate that is kept and answered in time. */
async function steadyRate(): Promise<string> {
  let best = 'none';
  for (const rate of RATES) {
    const args = ['--tables', String(STEADY_TABLES), '--race', '0', '--seats', seats, '--rate', String(rate)];
    const [report = {}] = await measure('../load/run.ts', ...args, '--seconds', seconds);
    const { p99 } = report.answered as { p99: number };
    // What was under way at the end counts, so that a little less than the rate is all of it.
    if (p99 > P99 || Number(report.perSecond) < rate * 0.95) break;
    best = `${rate} (p99 ${p99} ms, ${processor(report)})`;
  }
  return best;
}

/** The processor time that a move took of the server, and of the program that plays the people. */
function processor(figures: Figures): string {
  const [server, clients] = [figures.server, figures.generator] as { microsecondsPerMove: number }[];
  return `${server?.microsecondsPerMove} + ${clients?.microsecondsPerMove} microseconds of processor a move`;
}

/** Runs a program of its own process and reads its lines of JSON. */
async function measure(program: string, ...args: string[]): Promise<Figures[]> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await text(child.stdout);
  return said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Figures);
}

function row(what: string, measured: string): void {
  console.log(`| ${what} | ${measured} |`);
}
