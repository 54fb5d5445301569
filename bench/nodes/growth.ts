import { parseArgs } from 'node:util';
import { postgresStore } from '@grove/server/postgres';
import type { Entry } from '@grove/table';
import postgres, { type Sql } from 'postgres';
import { PostgresServer } from '../../scripts/services/postgres.ts';

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
const [few, many, entries, live, appends, rounds] = [
  values.few,
  values.many,
  values.entries,
  values.live,
  values.appends,
  values.rounds,
].map(Number);

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
  const numbers = new Map(Array.from({ length: live }, (_, i) => [`live-${i}`, 0]));
  await appendMany(numbers);
  const atFew = await measure(numbers);
  await fill(sql, few, many);
  await appendMany(numbers);
  const atMany = await measure(numbers);
  const ratio = Math.round((atMany.milliseconds / atFew.milliseconds) * 100) / 100;
  console.log(JSON.stringify({ live, entriesPerTable: entries, few: atFew, many: atMany, ratio }));
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

/** The median of several rounds, so that a moment in which the machine did something else does not count. */
async function measure(numbers: Map<string, number>): Promise<{ stored: number; milliseconds: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await appendMany(numbers));
  const [{ count }] = await sql<{ count: string }[]>`select count(*) from tables`;
  const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
  return { stored: Number(count), milliseconds: Math.round(median * 1000) / 1000 };
}

/** Milliseconds that one append takes, several tables at once. */
async function appendMany(numbers: Map<string, number>): Promise<number> {
  const ids = [...numbers.keys()];
  let next = 0;
  const append = async (): Promise<void> => {
    while (next < appends) {
      const id = ids[next++ % ids.length];
      const number = numbers.get(id) ?? 0;
      numbers.set(id, number + 1);
      if (!(await store.tables.append(id, 'evergreen-planet', number, [{ ...ENTRY, number: number + 1 }]))) {
        throw new Error(`the append at ${id} ${number} was lost`);
      }
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, append));
  return ((performance.now() - began) * AT_ONCE) / appends;
}
