import { itemAt } from '@grove/kernel';
import { parseArgs } from 'node:util';
import { postgresStore } from '@grove/server/postgres';
import type { Entry } from '@grove/table';
import postgres, { type Sql } from 'postgres';
import { PostgresServer } from '../../scripts/services/postgres.ts';
import { processorSeconds } from './costs.ts';

/**
 * What an append costs when few and when many tables are stored, in one run on one PostgreSQL:
 *
 *     node bench/nodes/growth.ts --few 1000 --many 1000000
 */
const { values } = parseArgs({
  options: {
    few: { type: 'string', default: '1000' },
    many: { type: 'string', default: '1000000' },
    /** How many entries every stored table has. */
    entries: { type: 'string', default: '5' },
    /** How many tables are played at. */
    live: { type: 'string', default: '500' },
    appends: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
  },
});
const [few, many, entries] = [Number(values.few), Number(values.many), Number(values.entries)];
const [live, appends, rounds] = [Number(values.live), Number(values.appends), Number(values.rounds)];

const AT_ONCE = 8;
/** A step as a log has it. */
const ENTRY: Entry = {
  number: 1,
  at: 1_700_000_000_000,
  by: { kind: 'person', person: { id: 'p-0123456789ab', name: 'Somebody' } },
  message: '0123456789abcdef',
  event: { kind: 'moved', seat: 1, step: 'A +b2 +c2 +d2 | lake ~d3 ^d2' },
};

// Ended early, it takes its services with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const server = await PostgresServer.start({ max_wal_size: '8GB', checkpoint_timeout: '30min' });
const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
const store = await postgresStore(server.url);
try {
  await fill(sql, 0, few);
  const atFew = await measure('few');
  await fill(sql, few, many);
  const atMany = await measure('many');
  const ratio = (name: 'milliseconds' | 'processorMicroseconds'): number =>
    Math.round((atMany[name] / atFew[name]) * 100) / 100;
  const ratios = { ratio: ratio('milliseconds'), processorRatio: ratio('processorMicroseconds') };
  console.log(JSON.stringify({ live, entriesPerTable: entries, few: atFew, many: atMany, ...ratios }));
} finally {
  await sql.end();
  await store.close();
  await server.remove();
}

/** Tables that nobody plays at just now, with ids as random as real ones. */
async function fill(sql: Sql, from: number, to: number): Promise<void> {
  const text = JSON.stringify(ENTRY);
  await sql`insert into tables (id, game, number, summary_number, phase, updated_at, summary)
    select substr(md5(i::text), 1, 16), 'evergreen-planet', ${entries}::integer, ${entries}::integer, 'playing', i, ${text}
    from generate_series(${from + 1}::bigint, ${to}::bigint) as i order by 1`;
  await sql`insert into entries (table_id, number, entry)
    select id, n, ${text} from tables cross join generate_series(1, ${entries}::integer) as n
    where phase = 'playing' and updated_at > ${from} and updated_at <= ${to} order by id, n`;
  await sql`vacuum analyze tables`;
  await sql`vacuum analyze entries`;
  await sql`checkpoint`;
}

interface Cost {
  readonly stored: number;
  /** That one append takes while others are under way: the median of several rounds. */
  readonly milliseconds: number;
  /** That it costs PostgreSQL. */
  readonly processorMicroseconds: number;
}

/** At tables of its own, which are hot when it begins. */
async function measure(name: string): Promise<Cost> {
  const numbers = new Map(Array.from({ length: live }, (_, i) => [`${name}-${i}`, 0]));
  for (const id of numbers.keys()) await append(id, numbers);
  await appendMany(numbers);
  const before = processorSeconds(server.pid);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await appendMany(numbers));
  const spent = processorSeconds(server.pid) - before;
  const [row] = await sql<{ count: string }[]>`select count(*) from tables`;
  const median = itemAt(
    times.toSorted((a, b) => a - b),
    Math.floor(rounds / 2),
  );
  return {
    stored: Number(row?.count),
    milliseconds: Math.round(median * 1000) / 1000,
    processorMicroseconds: Math.round((spent * 1e6) / (rounds * appends)),
  };
}

/** Milliseconds that one append takes, several tables at once. */
async function appendMany(numbers: Map<string, number>): Promise<number> {
  const ids = [...numbers.keys()];
  const count = Math.ceil(appends / AT_ONCE);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, worker) => {
      const own = ids.filter((_id, i) => i % AT_ONCE === worker);
      for (let i = 0; i < count; i++) await append(itemAt(own, i % own.length), numbers);
    }),
  );
  return (performance.now() - began) / count;
}

async function append(id: string, numbers: Map<string, number>): Promise<void> {
  const number = numbers.get(id) ?? 0;
  numbers.set(id, number + 1);
  const saved = await store.tables.append(id, 'evergreen-planet', number, [{ ...ENTRY, number: number + 1 }]);
  if (!saved) throw new Error(`the append at ${id} ${number} was lost`);
}
