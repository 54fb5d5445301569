import type { PersonId, TableSummary } from '@grove/protocol';
import type { Checkpoint, Entry } from '@grove/table';
import { withArchived } from '../archive.ts';
import {
  CONSIDERED_OPEN,
  LISTED_OF_ONE_HOST,
  tablesWith,
  type StoredTable,
  type TableStore,
  type StoredSummary,
} from '../store.ts';
import { Archive } from './archive.ts';
import type { Database } from './database.ts';
import type { WriteBatch } from './write-batch.ts';

interface Row {
  readonly id: string;
}
const idsIn = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);
const summariesIn = (rows: readonly { readonly summary: string }[]): StoredSummary[] =>
  rows.map(({ summary }) => JSON.parse(summary) as StoredSummary);

/** Claimed at once; the rest is left to the next run, or to another node. */
const CLAIMED_AT_ONCE = 100;
/** Read at once. */
const READ_AT_ONCE = 1000;

/** The logs in PostgreSQL, for any number of nodes. */
export class PostgresTables implements TableStore {
  readonly #db: Database;
  readonly #batch: WriteBatch;
  readonly #archive: Archive;

  constructor(database: Database, batch: WriteBatch) {
    this.#db = database;
    this.#batch = batch;
    this.#archive = new Archive(database);
  }

  /**
   * One statement: it updates the row of the table from the expected number to the new one and inserts entries only if it did.
   * A second append waits for the row, finds another number and inserts nothing.
   */
  async append(table: string, game: string, expected: number, entries: readonly Entry[]): Promise<boolean> {
    const texts = entries.map((entry) => JSON.stringify(entry));
    const last = expected + entries.length;
    const { count } = await this.#db.query((sql) => {
      const grown =
        expected === 0
          ? sql`insert into tables (id, game, number) values (${table}, ${game}, ${last}) on conflict do nothing returning id`
          : sql`update tables set number = ${last} where id = ${table} and number = ${expected} returning id`;
      return sql`with grown as (${grown}) insert into entries (table_id, number, entry)
        select grown.id, ${expected}::integer + line.place::integer, line.entry
        from grown, unnest(${texts}::text[]) with ordinality as line (entry, place)`;
    });
    return count > 0;
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<{ game: string; checkpoint: string | null }[]>`
        select game, checkpoint from tables left join checkpoints on table_id = id where id = ${table}`,
    );
    if (row === undefined) return undefined;
    const checkpoint = row.checkpoint === null ? null : (JSON.parse(row.checkpoint) as Checkpoint);
    return { game: row.game, checkpoint, entries: await this.entriesAfter(table, checkpoint?.data.number) };
  }

  async entriesAfter(table: string, number = 0): Promise<Entry[]> {
    const rows = await this.#db.query(
      (sql) => sql<{ entry: string }[]>`
        select entry from entries where table_id = ${table} and number > ${number} order by number`,
    );
    const entries = rows.map(({ entry }) => JSON.parse(entry) as Entry);
    return withArchived(entries, number, () => this.#archive.log(table));
  }

  async lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db.query(
      (sql) => sql<{ id: string; number: number }[]>`
        select id, number from tables where id = any(${[...tables]}::text[])`,
    );
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  saveCheckpoint(table: string, checkpoint: Checkpoint): Promise<void> {
    return this.#batch.saveCheckpoint(table, checkpoint);
  }

  saveSummary(summary: StoredSummary): Promise<void> {
    return this.#batch.saveSummary(summary);
  }

  settled(): Promise<void> {
    return this.#batch.settled();
  }

  async unsummarised(): Promise<string[]> {
    return idsIn(
      await this.#db.query(
        (sql) => sql<Row[]>`select id from tables where summary_number < number limit ${READ_AT_ONCE}`,
      ),
    );
  }

  async claimDue(now: number, until: number): Promise<string[]> {
    return idsIn(
      await this.#db.query(
        (sql) => sql<Row[]>`update tables set alarm_claimed = ${until} where id in (
          select id from tables where alarm <= ${now} and alarm_claimed <= ${now}
          order by alarm limit ${CLAIMED_AT_ONCE} for update skip locked) returning id`,
      ),
    );
  }

  async postponeAlarm(table: string, until: number): Promise<void> {
    await this.#db.query((sql) => sql`update tables set alarm = ${until} where id = ${table} and alarm is not null`);
  }

  async claimBots(table: string, node: string, now: number, until: number): Promise<boolean> {
    const { count } = await this.#db.query(
      (sql) => sql`update tables set bots_node = ${node}, bots_until = ${until}
        where id = ${table} and (bots_node = ${node} or bots_until < ${now})`,
    );
    return count > 0;
  }

  async abandonedBots(now: number): Promise<string[]> {
    return idsIn(
      await this.#db.query(
        (sql) => sql<Row[]>`select id from tables where bots_waited and bots_until < ${now} limit ${CLAIMED_AT_ONCE}`,
      ),
    );
  }

  // Lists wait for the summaries of what was done before on this node.
  openTables(limit: number): Promise<TableSummary[]> {
    return this.#listed(`phase = 'gathering'`, limit);
  }

  runningTables(limit: number): Promise<TableSummary[]> {
    return this.#listed(
      `phase = 'playing' and coalesce((summary::json #>> '{settings,spectators}')::boolean, true)`,
      limit,
    );
  }

  /** The newest tables of the lobby, few of one host. The condition is text, as in the index that finds them. */
  async #listed(condition: string, limit: number): Promise<TableSummary[]> {
    await this.settled();
    return summariesIn(
      await this.#db.query(
        (sql) => sql<{ summary: string }[]>`
          select summary from (
            select summary, updated_at, row_number() over (
              partition by summary::json ->> 'host' order by updated_at desc
            ) as of_host from (
              select summary, updated_at from tables where open and ${sql.unsafe(condition)} and summary is not null
              order by updated_at desc limit ${CONSIDERED_OPEN}
            ) as considered
          ) as listed where of_host <= ${LISTED_OF_ONE_HOST} order by updated_at desc limit ${limit}`,
      ),
    );
  }

  async tablesOf(person: PersonId, limit: number): Promise<TableSummary[]> {
    await this.settled();
    const rows = await this.#db.query(
      (sql) => sql<{ summary: string }[]>`
        select tables.summary from seats join tables on tables.id = seats.table_id
        where seats.person = ${person} and tables.summary is not null order by seats.updated_at desc limit ${limit}`,
    );
    return tablesWith(person, summariesIn(rows));
  }

  async tablesOfClub(club: string, limit: number): Promise<TableSummary[]> {
    await this.settled();
    return summariesIn(
      await this.#db.query(
        (sql) => sql<{ summary: string }[]>`
          select summary from tables where club = ${club} order by updated_at desc limit ${limit}`,
      ),
    );
  }

  async untouchedTables(before: number): Promise<string[]> {
    return idsIn(
      await this.#db.query(
        (sql) => sql<Row[]>`select id from tables
          where phase = 'gathering' and updated_at < ${before} and summary_number = number limit ${READ_AT_ONCE}`,
      ),
    );
  }

  async removeUntouched(table: string, before: number): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const { count } = await tx`delete from tables
        where id = ${table} and phase = 'gathering' and updated_at < ${before} and summary_number = number`;
      if (count === 0) return false;
      for (const rest of ['entries', 'checkpoints', 'seats', 'notices', 'turns']) {
        await tx`delete from ${tx(rest)} where table_id = ${table}`;
      }
      return true;
    });
  }

  async finishedAmong(tables: readonly string[]): Promise<string[]> {
    await this.settled();
    return idsIn(
      await this.#db.query(
        (sql) => sql<Row[]>`select id from tables where id = any(${[...tables]}::text[]) and phase = 'finished'`,
      ),
    );
  }

  async finishedTables(before: number): Promise<string[]> {
    return idsIn(
      await this.#db.query(
        (sql) => sql<Row[]>`select id from tables
          where phase = 'finished' and resulted and not archived and updated_at < ${before} limit ${CLAIMED_AT_ONCE}`,
      ),
    );
  }

  archive(table: string): Promise<void> {
    return this.#archive.add(table);
  }
}
