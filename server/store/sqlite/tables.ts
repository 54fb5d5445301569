import type { DatabaseSync } from 'node:sqlite';
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
import type { WriteQueue } from './write-queue.ts';
import type { Writes } from './writes.ts';

const summaryIn = (row: Record<string, unknown>): StoredSummary => JSON.parse(String(row.summary)) as StoredSummary;

function summaryArgs(summary: StoredSummary): Parameters<Writes['saveSummary']> {
  const { table, number, phase, open, alarm, botsWaited, updatedAt, seats, tournament, settings } = summary;
  const sealed = tournament?.sealed === true;
  const club = settings?.club?.id ?? null;
  const columns = { table, number, phase, open, alarm, botsWaited, updatedAt, sealed, club };
  const people = seats.flatMap(({ person }) => person?.id ?? []);
  // Text, since a value with many parts is dearer to hand to another thread than to write.
  return [columns, people, JSON.stringify(summary)];
}

/** The logs in SQLite. Reads are quick and synchronous; writes go through the queue. */
export class SqliteTables implements TableStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = statements(database);
  }

  append(table: string, game: string, expected: number, entries: readonly Entry[]): Promise<boolean> {
    const texts = entries.map((entry) => JSON.stringify(entry));
    return this.#queue.write('append', table, game, expected, texts);
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const row = this.#sql.table.get(table);
    if (row === undefined) return undefined;
    const saved = this.#sql.checkpoint.get(table);
    const checkpoint = saved === undefined ? null : (JSON.parse(String(saved.checkpoint)) as Checkpoint);
    return {
      game: String(row.game),
      checkpoint,
      entries: await this.entriesAfter(table, checkpoint?.data.number),
    };
  }

  async entriesAfter(table: string, number = 0): Promise<Entry[]> {
    const entries = this.#sql.entries.all(table, number).map(({ entry }) => JSON.parse(String(entry)) as Entry);
    return withArchived(entries, number, async () => this.#sql.archived.get(table)?.log as Uint8Array | undefined);
  }

  async lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = tables.map((table) => [table, this.#sql.table.get(table)?.number] as const);
    return new Map(rows.flatMap(([table, number]) => (number === undefined ? [] : [[table, Number(number)]])));
  }

  saveCheckpoint(table: string, checkpoint: Checkpoint): Promise<void> {
    const { number } = checkpoint.data;
    // Written out at once, since the table goes on.
    const text = JSON.stringify(checkpoint);
    return this.#queue.writeLazily(table, 'saveCheckpoint', () => [table, number, text]);
  }

  saveSummary(summary: StoredSummary): Promise<void> {
    const { table, alarm, updatedAt } = summary;
    // A prepared step is played as soon as the scheduler finds its alarm.
    if (alarm !== null && alarm <= updatedAt) return this.#queue.write('saveSummary', ...summaryArgs(summary));
    return this.#queue.writeLazily(table, 'saveSummary', () => summaryArgs(summary));
  }

  settled(): Promise<void> {
    return this.#queue.settled();
  }

  async unsummarised(): Promise<string[]> {
    return this.#sql.unsummarised.all().map(({ id }) => String(id));
  }

  async claimDue(now: number, until: number): Promise<string[]> {
    if (this.#sql.anyDue.get(now, now) === undefined) return [];
    return this.#queue.write('claimDue', now, until);
  }

  postponeAlarm(table: string, until: number): Promise<void> {
    return this.#queue.write('postponeAlarm', table, until);
  }

  claimBots(table: string, node: string, now: number, until: number): Promise<boolean> {
    return this.#queue.write('claimBots', table, node, now, until);
  }

  async abandonedBots(now: number): Promise<string[]> {
    return this.#sql.abandoned.all(now).map(({ id }) => String(id));
  }

  async untouchedTables(before: number): Promise<string[]> {
    return this.#sql.untouched.all(before).map(({ id }) => String(id));
  }

  removeUntouched(table: string, before: number): Promise<boolean> {
    return this.#queue.write('removeUntouched', table, before);
  }

  async finishedAmong(tables: readonly string[]): Promise<string[]> {
    await this.#queue.settled();
    return this.#sql.finishedAmong.all(JSON.stringify(tables)).map(({ id }) => String(id));
  }

  async finishedTables(before: number): Promise<string[]> {
    return this.#sql.finished.all(before).map(({ id }) => String(id));
  }

  archive(table: string): Promise<void> {
    return this.#queue.write('archive', table);
  }

  // Lists wait for the summaries of what was done before.
  async openTables(limit: number): Promise<TableSummary[]> {
    await this.#queue.settled();
    return this.#sql.open.all(limit).map(summaryIn);
  }

  async runningTables(limit: number): Promise<TableSummary[]> {
    await this.#queue.settled();
    return this.#sql.running.all(limit).map(summaryIn);
  }

  async tablesOf(person: PersonId, limit: number): Promise<TableSummary[]> {
    await this.#queue.settled();
    return tablesWith(person, this.#sql.tablesOf.all(person, limit).map(summaryIn));
  }

  async tablesOfClub(club: string, limit: number): Promise<TableSummary[]> {
    await this.#queue.settled();
    return this.#sql.tablesOfClub.all(club, limit).map(summaryIn);
  }
}

function statements(database: DatabaseSync) {
  return {
    table: database.prepare('select game, number from tables where id = ?'),
    checkpoint: database.prepare('select checkpoint from checkpoints where table_id = ?'),
    entries: database.prepare('select entry from entries where table_id = ? and number > ? order by number'),
    finishedAmong: database.prepare(
      `select id from tables where id in (select value from json_each(?)) and phase = 'finished'`,
    ),
    unsummarised: database.prepare('select id from tables where summary_number < number'),
    archived: database.prepare('select log from archive where table_id = ?'),
    anyDue: database.prepare(
      'select 1 from tables where alarm is not null and alarm <= ? and alarm_claimed <= ? limit 1',
    ),
    // Without its last summary a table's `updated_at` is old.
    untouched: database.prepare(
      `select id from tables where phase = 'gathering' and updated_at < ? and summary_number = number limit 1000`,
    ),
    abandoned: database.prepare('select id from tables where bots_waited = 1 and bots_until < ? limit 100'),
    finished: database.prepare(
      `select id from tables where phase = 'finished' and resulted = 1 and archived = 0 and updated_at < ? limit 100`,
    ),
    open: database.prepare(listed(`phase = 'gathering'`)),
    running: database.prepare(
      listed(`phase = 'playing' and coalesce(json_extract(summary, '$.settings.spectators'), 1) = 1`),
    ),
    tablesOf: database.prepare(
      `select summary from seats join summaries using (table_id) where person = ? order by updated_at desc limit ?`,
    ),
    tablesOfClub: database.prepare(
      `select summary from tables join summaries on table_id = id where club = ? order by updated_at desc limit ?`,
    ),
  };
}

/** The newest tables of the lobby, few of one host. */
const listed = (condition: string): string =>
  `select summary from (
     select summary, updated_at, row_number() over (
       partition by json_extract(summary, '$.host') order by updated_at desc
     ) as of_host from (
       select summary, updated_at from tables join summaries on table_id = id
       where open = 1 and ${condition}
       order by updated_at desc limit ${CONSIDERED_OPEN}
     )
   ) where of_host <= ${LISTED_OF_ONE_HOST} order by updated_at desc limit ?`;
