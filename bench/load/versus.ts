import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { itemAt } from '@grove/kernel';
import type { OwnServer } from './own-server.ts';

/**
 * What a change is worth under load: the servers of two checkouts, in turn and second by second, since a machine is not as fast in one minute as
 * in the next. Each plays its own games, as many moves as it can; the folders may be the same, which tells how much is chance.
 *
 *     node bench/load/versus.ts ../before . --game earth --seconds 30
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'evergreen-planet' },
    tables: { type: 'string', default: '20' },
    seats: { type: 'string', default: '4' },
    /** Of either. */
    seconds: { type: 'string', default: '30' },
  },
});
const { game } = values;
const [tables, seats, seconds] = [values.tables, values.seats, values.seconds].map(Number) as [number, number, number];
const [before, after] = positionals;
if (before === undefined || after === undefined) throw new Error('two folders with checkouts, please');

const WARM_UP = 3;
const MOST_PER_SECOND = 12_000;

const servers = [await serverOf(before), await serverOf(after)];
const moves = [0, 0];
const processor = [0, 0];
const ratios: number[] = [];
for (const server of servers) await server.load(WARM_UP, undefined);
for (let second = 0; second < seconds; second++) {
  const [first, other] = second % 2 === 0 ? [0, 1] : [1, 0];
  const rates = [0, 0];
  for (const i of [first, other]) rates[i] = await oneSecond(i);
  ratios.push(Math.log(itemAt(rates, 1) / itemAt(rates, 0)));
}
const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / seconds;
const variance = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / (seconds - 1);
const rounded = (ratio: number): number => Math.round(1000 * ratio) / 1000;
console.log(
  JSON.stringify({
    game,
    tables,
    movesPerSecond: moves.map((count) => Math.round(count / seconds)),
    microsecondsPerMove: processor.map((time, i) => Math.round(time / itemAt(moves, i))),
    ratio: rounded(Math.exp(mean)),
    standardError: rounded(Math.sqrt(variance / seconds)),
  }),
);
for (const server of servers) await server.close();
process.exit(0);

async function serverOf(folder: string): Promise<OwnServer> {
  const file = pathToFileURL(resolve(folder, 'bench', 'load', 'own-server.ts'));
  const { OwnServer: Server } = (await import(file.href)) as typeof import('./own-server.ts');
  return await Server.open({ game, tables, seats }, MOST_PER_SECOND * (seconds + WARM_UP));
}

/** @returns moves a second */
async function oneSecond(i: number): Promise<number> {
  const server = itemAt(servers, i);
  const [time, began] = [await server.processorTime(), performance.now()];
  const report = await server.load(1, undefined);
  const took = (performance.now() - began) / 1000;
  moves[i] = itemAt(moves, i) + report.moves;
  processor[i] = itemAt(processor, i) + (await server.processorTime()) - time;
  return report.moves / took;
}
