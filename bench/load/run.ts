import { parseArgs } from 'node:util';
import type { LoadReport } from './measure.ts';
import { OwnServer } from './own-server.ts';
import { ownTime, type PerMove, perMove } from './processor-time.ts';
import { race } from './race.ts';

/**
 * Live tables on one node with SQLite, over loopback; every move is validated, saved durably and seen by the other seats.
 * First so many moves a second at many tables; then as many as possible at fewer tables, in turn with boardgame.io's server.
 * This program is all the people. It shares the machine with the server, so that it does as little as it can: the games are prepared, the
 * server deals as they were prepared, and of what comes it reads which entry has arrived.
 *
 *     node bench/load/run.ts --tables 2000 --seats 4 --rate 500 --seconds 20
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    seats: { type: 'string', default: '4' },
    rate: { type: 'string', default: '500' },
    /** Of the load, and of either server in the race. */
    seconds: { type: 'string', default: '10' },
    /** Seconds under the same load before anything is measured: a server that has just started is slower. */
    'warm-up': { type: 'string', default: '3' },
    game: { type: 'string', default: 'evergreen-planet' },
    /** How many tables race beside the peer, several numbers one after the other; 0 for no race. */
    race: { type: 'string', default: '20,40,80' },
    /** In so many parts the two race in turn. */
    rounds: { type: 'string', default: '4' },
  },
});
const { game } = values;
const [tables, seats, rate] = [Number(values.tables), Number(values.seats), Number(values.rate)];
const [seconds, warmUp] = [Number(values.seconds), Number(values['warm-up'])];
const racing = values.race.split(',').map(Number);
const rounds = Number(values.rounds);

const say = (figures: object): void => console.log(JSON.stringify(figures));

if (tables > 0) say({ game, tables, seats, rate, ...(await steadyLoad()) });
for (const racers of racing) {
  if (racers > 0)
    say({ game, race: racers, seats, ...(await race({ game, tables: racers, seats, warmUp, seconds, rounds })) });
}
// Sockets of the peer's clients would keep the process alive.
process.exit(0);

interface SteadyReport extends LoadReport {
  readonly server: object;
  /** Processor time of this program, which plays all the people. */
  readonly generator: PerMove;
}

async function steadyLoad(): Promise<SteadyReport> {
  const server = await OwnServer.open({ game, tables, seats }, 0);
  try {
    await server.load(warmUp, rate);
    const before = { server: await server.processorTime(), own: ownTime() };
    const report = await server.load(seconds, rate);
    const own = ownTime() - before.own;
    const figures = await server.figures();
    return {
      ...report,
      server: { ...figures, ...perMove(figures.processor * 1e6 - before.server, report.moves) },
      generator: perMove(own, report.moves),
    };
  } finally {
    await server.close();
  }
}
