import type { DatabaseSync } from 'node:sqlite';
import type { Checkpoint, Entry, PersonId } from '@grove/table';
import type { Batch } from './batch.ts';
import type { StoredTable, TableStore, TableSummary } from './store.ts';

const summaryIn = (row: Record<string, unknown>): TableSummary => JSON.parse(String(row.summary)) as TableSummary;

/** The logs in SQLite. Reading is so quick that it happens at once; writing waits for its batch. */
export class SqliteTables implements TableStore {
  readonly #database: DatabaseSync;
  readonly #batch: Batch;
  readonly #sql;

  constructor(database: DatabaseSync, batch: Batch) {
    this.#database = database;
    this.#batch = batch;
    this.#sql = statements(database);
  }

  append(table: string, game: string, expected: number, entries: readonly Entry[]): Promise<boolean> {
    return this.#batch.add(() => {
      const sql = this.#sql;
      const last = expected + entries.length;
      const { changes } = expected === 0 ? sql.create.run(table, game, last) : sql.advance.run(last, table, expected);
      if (Number(changes) === 0) return false;
      for (const entry of entries) sql.addEntry.run(table, entry.number, JSON.stringify(entry));
      return true;
    });
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
    return this.#sql.entries.all(table, number).map(({ entry }) => JSON.parse(String(entry)) as Entry);
  }

  saveCheckpoint(table: string, checkpoint: Checkpoint): Promise<void> {
    return this.#batch.add(() => {
      this.#sql.saveCheckpoint.run(table, checkpoint.data.number, JSON.stringify(checkpoint));
    });
  }

  saveSummary(summary: TableSummary): Promise<void> {
    return this.#batch.add(() => {
      const { table, number, phase, open, alarm, botsWaited, updatedAt, seats } = summary;
      const text = JSON.stringify(summary);
      this.#sql.summarise.run(number, phase, Number(open), alarm, Number(botsWaited), updatedAt, text, table, number);
      for (const { person } of seats) if (person !== null) this.#sql.addSeat.run(person.id, table);
    });
  }

  async unsummarised(): Promise<string[]> {
    return this.#sql.unsummarised.all().map(({ id }) => String(id));
  }

  async dueTables(now: number): Promise<string[]> {
    return this.#sql.due.all(now).map(({ id }) => String(id));
  }

  async tablesWithBotsWaited(): Promise<string[]> {
    return this.#sql.botsWaited.all().map(({ id }) => String(id));
  }

  // Lists wait in the line of writers, so that they show what was done before they were asked for.
  openTables(limit: number): Promise<TableSummary[]> {
    return this.#batch.add(() => this.#sql.open.all(limit).map(summaryIn));
  }

  async tablesOf(person: PersonId, limit: number): Promise<TableSummary[]> {
    const rows = await this.#batch.add(() => this.#sql.tablesOf.all(person, limit));
    return rows.map(summaryIn).filter(({ seats }) => seats.some((seat) => seat.person?.id === person));
  }

  async countTables(): Promise<number> {
    return Number(this.#database.prepare('select count(*) as count from tables').get()?.count);
  }
}

function statements(database: DatabaseSync) {
  return {
    create: database.prepare('insert into tables (id, game, number) values (?, ?, ?) on conflict do nothing'),
    advance: database.prepare('update tables set number = ? where id = ? and number = ?'),
    addEntry: database.prepare('insert into entries (table_id, number, entry) values (?, ?, ?)'),
    table: database.prepare('select game from tables where id = ?'),
    checkpoint: database.prepare('select checkpoint from checkpoints where table_id = ?'),
    entries: database.prepare('select entry from entries where table_id = ? and number > ? order by number'),
    saveCheckpoint: database.prepare(
      `insert into checkpoints (table_id, number, checkpoint) values (?, ?, ?)
       on conflict do update set number = excluded.number, checkpoint = excluded.checkpoint
       where excluded.number > checkpoints.number`,
    ),
    summarise: database.prepare(
      `update tables set summary_number = ?, phase = ?, open = ?, alarm = ?, bots_waited = ?, updated_at = ?, summary = ?
       where id = ? and summary_number <= ?`,
    ),
    addSeat: database.prepare('insert into seats (person, table_id) values (?, ?) on conflict do nothing'),
    unsummarised: database.prepare('select id from tables where summary_number < number'),
    due: database.prepare('select id from tables where alarm is not null and alarm <= ? order by alarm limit 100'),
    botsWaited: database.prepare('select id from tables where bots_waited = 1'),
    open: database.prepare(
      `select summary from tables where open = 1 and phase = 'gathering' and summary is not null
       order by updated_at desc limit ?`,
    ),
    tablesOf: database.prepare(
      `select tables.summary from seats join tables on tables.id = seats.table_id
       where seats.person = ? and tables.summary is not null order by tables.updated_at desc limit ?`,
    ),
  };
}
