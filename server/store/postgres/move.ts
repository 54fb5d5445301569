import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@grove/kernel';
import { openDatabase } from '../sqlite/open.ts';
import { OUTAGE_AFTER } from '../store.ts';
import { Database, type Tx } from './database.ts';
import { migrate } from './migrate.ts';
import { type Cell, MOVED_TABLES, type MovedTable, toPostgres } from './moved.ts';

/** Rows that are copied and compared at once. */
const PIECE = 500;

/** How many rows of each table were copied, read back and found equal. */
export type MoveReport = Readonly<Record<string, number>>;

/**
 * Copies a SQLite store into an empty PostgreSQL database in one transaction, and reads everything back and compares it
 * before the commit. The file is not changed.
 */
export async function moveToPostgres(file: string, url: string, now = Date.now()): Promise<MoveReport> {
  // Opened for writing once, which migrates an older file.
  openDatabase(file).close();
  const source = new DatabaseSync(file, { readOnly: true });
  const target = new Database(url);
  try {
    refuseIfInUse(source, now);
    await migrate(target);
    return await target.transaction(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await refuseIfUsed(tx);
      for (const moved of MOVED_TABLES) await copy(source, tx, moved);
      const report: Record<string, number> = {};
      for (const moved of MOVED_TABLES) report[moved.table] = await compare(source, tx, moved);
      return report;
    }, Infinity);
  } finally {
    source.close();
    await target.close();
  }
}

function refuseIfInUse(source: DatabaseSync, now: number): void {
  const seen = Number(source.prepare('select at from heartbeat').get()?.at ?? 0);
  if (now - seen < 2 * OUTAGE_AFTER)
    throw new BadInput('a server is running on the file; stop it, wait some seconds, try again');
}

async function refuseIfUsed(tx: Tx): Promise<void> {
  for (const { table } of MOVED_TABLES) {
    const rows = await tx`select 1 from ${tx(table)} limit 1`;
    if (rows.length > 0) throw new BadInput(`the database is not empty: there is something in ${table}`);
  }
}

/** Every row in the order of its key. Ids compare as bytes on both sides, so the order is the same. */
function* rowsOf(source: DatabaseSync, { table, columns, key, apart }: MovedTable): Generator<Cell[][]> {
  const from = apart === undefined ? table : `${table} left join ${apart.table} on ${apart.of} = ${key.join()}`;
  const all = source.prepare(`select ${columns.join(', ')} from ${from} order by ${key.join(', ')}`);
  let piece: Cell[][] = [];
  for (const row of all.iterate() as Iterable<Record<string, Cell>>) {
    piece.push(columns.map((column) => row[column] ?? null));
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

async function copy(source: DatabaseSync, tx: Tx, moved: MovedTable): Promise<void> {
  for (const piece of rowsOf(source, moved)) {
    const rows = piece.map((cells) => toPostgres(moved, cells));
    await tx`insert into ${tx(moved.table)} ${tx(rows, [...moved.columns])}`;
  }
}

/** Reads both databases in the same order. @returns how many rows are equal; throws at the first that is not */
async function compare(source: DatabaseSync, tx: Tx, moved: MovedTable): Promise<number> {
  const { table, columns, key } = moved;
  let count = 0;
  const order = key.map((column) => `"${column}"`).join(', ');
  const there = tx
    .unsafe(`select ${columns.map((column) => `"${column}"`).join(', ')} from "${table}" order by ${order}`)
    .cursor(PIECE);
  const pieces = rowsOf(source, moved);
  for await (const rows of there) {
    const { value: piece = [] } = pieces.next() as { value?: Cell[][] };
    const here = piece.map((cells) => JSON.stringify(toPostgres(moved, cells)));
    const same = rows.length === here.length && rows.every((row, i) => JSON.stringify(row) === here[i]);
    if (!same) throw new Error(`${table}: what was moved is not what was there, after ${count} rows`);
    count += rows.length;
  }
  if (pieces.next().done !== true) throw new Error(`${table}: something was lost after ${count} rows`);
  return count;
}
