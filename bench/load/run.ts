import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LoadedTable } from './loaded-table.ts';
import { load, type LoadReport } from './measure.ts';
import { measurePeer } from './peer.ts';
import { startProgram, stopProgram } from './process.ts';
import { ownTime, type PerMove, perMove } from './processor-time.ts';
import { inParallel, Seating } from './tables.ts';

/**
 * Live tables on one node with SQLite, over loopback; every move is validated, saved durably and seen by the other seats.
 * First so many moves a second at many tables; then as many as possible at fewer tables, beside boardgame.io's server.
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
    seconds: { type: 'string', default: '10' },
    /** Seconds under the same load before anything is measured: a server that has just started is slower. */
    'warm-up': { type: 'string', default: '3' },
    game: { type: 'string', default: 'evergreen-planet' },
    /** How many tables race beside the peer; 0 for no race. */
    race: { type: 'string', default: '20' },
  },
});
const [tables, seats, rate] = [Number(values.tables), Number(values.seats), Number(values.rate)];
const [seconds, warmUp, race] = [Number(values.seconds), Number(values['warm-up']), Number(values.race)];

/** More than any race has had: for so many moves tables are made before it. */
const MOST_PER_SECOND = 8000;

const say = (figures: object): void => console.log(JSON.stringify(figures));

if (tables > 0) say({ game: values.game, tables, seats, rate, ...(await measureServer(tables, rate)) });
if (race > 0) {
  const ours = await measureServer(race, undefined);
  const peer = await measurePeer(race, seats, { warmUp, seconds });
  const { perSecond, server, generator } = ours;
  const ratio = perSecond / peer.perSecond;
  const peers = { server: peer.server, generator: peer.generator };
  say({ race, seats, grove: perSecond, boardgameio: peer.perSecond, ratio, server, generator, peer: peers });
}
// Sockets of the peer's clients would keep the process alive.
process.exit(0);

interface ServerReport extends LoadReport {
  readonly server: object;
  /** Processor time of this program, which plays all the people. */
  readonly generator: PerMove;
}

async function measureServer(count: number, rate: number | undefined): Promise<ServerReport> {
  const data = mkdtempSync(join(tmpdir(), 'grove-load-'));
  writeFileSync(join(data, 'index.html'), '');
  const server = await startProgram('./server.ts', data, data);
  const address = String(server.said.address);
  try {
    const seating = new Seating(address, values.game, seats);
    const seated = await inParallel(Array.from({ length: count }), () => seating.seat());
    const movesEach = rate === undefined ? (MOST_PER_SECOND * (warmUp + seconds)) / count : 0;
    await inParallel(seated, (table) => seating.prepare(table, movesEach));
    const settings = { rate, again: (table: LoadedTable) => seating.seatAgain(table) };
    await load(seated, { ...settings, seconds: warmUp });
    const before = { server: await serverFigures(address), own: ownTime() };
    const report = await load(seated, { ...settings, seconds });
    const after = { server: await serverFigures(address), own: ownTime() };
    for (const { players } of seated) for (const player of players) player.close();
    const serverTime = (after.server.processor - before.server.processor) * 1e6;
    return {
      ...report,
      server: { ...after.server, ...perMove(serverTime, report.moves) },
      generator: perMove(after.own - before.own, report.moves),
    };
  } finally {
    await stopProgram(server);
    rmSync(data, { recursive: true, force: true });
  }
}

type Figures = Record<'megabytes' | 'processor' | 'sockets' | 'tables' | 'errors', number>;

async function serverFigures(address: string): Promise<Figures> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    megabytes: Math.round(figure('grove_resident_bytes') / 1e6),
    processor: figure('grove_processor_seconds'),
    sockets: figure('grove_sockets'),
    tables: figure('grove_tables_open'),
    errors: figure('grove_errors_total'),
  };
}
