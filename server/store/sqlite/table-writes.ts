import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import { SEAT_TIME_STEP, type StoredSummary } from '../store.ts';

/** As much as a long command. */
const CHECKED_BYTES = 32_768;

/** What of a summary can be asked for; all of it is stored as text. */
export type SummaryColumns = Pick<
  StoredSummary,
  'table' | 'number' | 'phase' | 'open' | 'alarm' | 'botsWaited' | 'updatedAt'
> & { readonly sealed: boolean; readonly club: string | null };

/** Changes of the tables' logs and of what is derived from them; called inside a transaction. */
export function tableWrites(database: DatabaseSync) {
  const sql = statements(database);
  return {
    /** Entries come as the text that is stored. False, and nothing is changed, if the log does not end where expected. */
    append: (table: string, game: string, expected: number, entries: readonly string[]): boolean => {
      const last = expected + entries.length;
      const { changes } = expected === 0 ? sql.create.run(table, game, last) : sql.advance.run(last, table, expected);
      if (Number(changes) === 0) return false;
      entries.forEach((entry, i) => sql.addEntry.run(table, expected + 1 + i, entry));
      return true;
    },
    saveCheckpoint: (table: string, number: number, checkpoint: string): void => {
      sql.saveCheckpoint.run(table, number, checkpoint);
    },
    saveSummary: (summary: SummaryColumns, people: readonly PersonId[], text: string): void => {
      const { table, number, phase, open, alarm, botsWaited, updatedAt, sealed, club } = summary;
      const flags = [Number(open), alarm, Number(botsWaited), Number(sealed)];
      const { changes } = sql.summarise.run(number, phase, ...flags, updatedAt, club, table, number);
      if (Number(changes) === 0) return;
      sql.saveText.run(table, text);
      for (const person of people) sql.addSeat.run(person, table, updatedAt);
    },
    postponeAlarm: (table: string, until: number): void => {
      sql.postponeAlarm.run(until, table);
    },
    removeUntouched: (table: string, before: number): boolean => {
      if (Number(sql.removeUntouched.run(table, before).changes) === 0) return false;
      for (const remove of sql.removeRest) remove.run(table);
      return true;
    },
    /** A real write of some length, which finds a full disk and a read-only file. */
    check: (): void => {
      sql.check.run();
      sql.uncheck.run();
    },
  };
}

function statements(database: DatabaseSync) {
  return {
    create: database.prepare('insert into tables (id, game, number) values (?, ?, ?) on conflict do nothing'),
    advance: database.prepare('update tables set number = ? where id = ? and number = ?'),
    addEntry: database.prepare('insert into entries (table_id, number, entry) values (?, ?, ?)'),
    saveCheckpoint: database.prepare(
      `insert into checkpoints (table_id, number, checkpoint) values (?, ?, ?)
       on conflict do update set number = excluded.number, checkpoint = excluded.checkpoint
       where excluded.number > checkpoints.number`,
    ),
    summarise: database.prepare(
      `update tables set summary_number = ?, phase = ?, open = ?, alarm = ?, bots_waited = ?, sealed = ?, updated_at = ?,
       club = ?, alarm_claimed = 0 where id = ? and summary_number <= ?`,
    ),
    saveText: database.prepare(
      'insert into summaries (table_id, summary) values (?, ?) on conflict do update set summary = excluded.summary',
    ),
    removeUntouched: database.prepare(
      `delete from tables where id = ? and phase = 'gathering' and updated_at < ? and summary_number = number`,
    ),
    removeRest: ['entries', 'summaries', 'checkpoints', 'seats', 'notices', 'turns'].map((name) =>
      database.prepare(`delete from ${name} where table_id = ?`),
    ),
    postponeAlarm: database.prepare('update tables set alarm = ? where id = ? and alarm is not null'),
    check: database.prepare(
      `insert into secrets (name, value) values ('check', hex(zeroblob(${CHECKED_BYTES / 2})))
       on conflict do update set value = excluded.value`,
    ),
    uncheck: database.prepare(`delete from secrets where name = 'check'`),
    addSeat: database.prepare(
      `insert into seats (person, table_id, updated_at) values (?, ?, ?)
       on conflict do update set updated_at = excluded.updated_at
       where excluded.updated_at > seats.updated_at + ${SEAT_TIME_STEP}`,
    ),
  };
}
