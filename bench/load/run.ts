import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './measure.ts';
import { startProgram, stopProgram } from './process.ts';
import { inParallel, seatTable } from './tables.ts';

/**
 * Many live tables on one node with SQLite, over loopback; every move is validated, saved durably and seen by the other
 * seats. `node bench/load/run.ts --tables 2000 --seats 4 --rate 500 --seconds 20`
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seats: { type: 'string', default: '4' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    game: { type: 'string', default: 'evergreen-planet' },
  },
});
const [tables, seats, rate, seconds] = [values.tables, values.seats, values.rate, values.seconds].map(Number);

const data = mkdtempSync(join(tmpdir(), 'grove-load-'));
writeFileSync(join(data, 'index.html'), '');
const server = await startProgram('./server.ts', data, data);
const address = String(server.said.address);
try {
  console.error(`seating ${tables} tables with ${seats} sockets each ...`);
  const began = performance.now();
  const seated = await inParallel(Array.from({ length: tables }), () => seatTable(address, values.game, seats));
  console.error(`seated in ${Math.round((performance.now() - began) / 1000)} s`);
  const before = await serverFigures(address);
  const steady = await load(seated, seconds, rate === 0 ? undefined : rate, Math.random);
  const after = await serverFigures(address);
  const processorPerMove = Math.round(((after.processor - before.processor) * 1e6) / steady.moves);
  console.log(
    JSON.stringify({ game: values.game, tables, seats, rate, ...steady, server: { ...after, processorPerMove } }),
  );
  for (const players of seated) for (const player of players) player.close();
} finally {
  await stopProgram(server);
  rmSync(data, { recursive: true, force: true });
}

async function serverFigures(
  address: string,
): Promise<Record<'megabytes' | 'processor' | 'sockets' | 'tables' | 'errors', number>> {
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
