import type { DatabaseSync } from 'node:sqlite';
import { packLog } from '../archive.ts';
import { AWAY, type ExpectedNotice } from '../store.ts';

/** So much is claimed at once; the rest is for the next look, or for another node. */
const SOME = 100;

/** What nodes claim, so that one acts and another takes over; called inside a transaction. */
export class DutyWrites {
  readonly #sql;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  beat(at: number): void {
    this.#sql.noticeAbsence.run(at, at - AWAY);
    this.#sql.beat.run(at);
  }

  claim(duty: string, node: string, now: number, until: number): boolean {
    return Number(this.#sql.claim.run(duty, node, until, node, now).changes) > 0;
  }

  claimDue(now: number, until: number): string[] {
    const due = this.#sql.due.all(now, now, SOME).map(({ id }) => String(id));
    for (const id of due) this.#sql.claimDue.run(until, id);
    return due;
  }

  claimBots(table: string, node: string, now: number, until: number): boolean {
    return Number(this.#sql.claimBots.run(node, until, table, node, now).changes) > 0;
  }

  expectNotice({ person, table, turn, since }: ExpectedNotice): void {
    this.#sql.expectNotice.run(person, table, turn, since);
  }

  claimNotices(before: number, now: number, until: number): ExpectedNotice[] {
    return this.#sql.notices.all(before, now, SOME).map((row) => {
      const [person, table] = [String(row.person), String(row.table_id)];
      this.#sql.claimNotice.run(until, person, table);
      return { person, table, turn: Number(row.turn), since: Number(row.since) };
    });
  }

  dropNotice({ person, table, turn }: ExpectedNotice): void {
    this.#sql.dropNotice.run(person, table, turn);
  }

  archive(table: string): void {
    const entries = this.#sql.entries.all(table);
    // Entries that came after it was archived stay as they are; the whole log is put together once.
    if (entries.length === 0 || Number(this.#sql.markArchived.run(table).changes) === 0) return;
    this.#sql.archive.run(table, Number(entries.at(-1)?.number), packLog(entries.map(({ entry }) => String(entry))));
    this.#sql.deleteEntries.run(table);
    this.#sql.deleteCheckpoint.run(table);
  }
}

function statements(database: DatabaseSync) {
  return {
    noticeAbsence: database.prepare(
      'insert into absences (since, until) select at, ? from heartbeat where at < ? on conflict do nothing',
    ),
    beat: database.prepare(
      'insert into heartbeat (one, at) values (1, ?) on conflict do update set at = max(at, excluded.at)',
    ),
    claim: database.prepare(
      `insert into claims (duty, node, until) values (?, ?, ?)
       on conflict do update set node = excluded.node, until = excluded.until where claims.node = ? or claims.until < ?`,
    ),
    due: database.prepare(
      `select id from tables where alarm is not null and alarm <= ? and alarm_claimed <= ? order by alarm limit ?`,
    ),
    claimDue: database.prepare('update tables set alarm_claimed = ? where id = ?'),
    claimBots: database.prepare(
      'update tables set bots_node = ?, bots_until = ? where id = ? and (bots_node = ? or bots_until < ?)',
    ),
    expectNotice: database.prepare(
      `insert into turns (person, table_id, turn, since) values (?, ?, ?, ?)
       on conflict do update set turn = excluded.turn, since = excluded.since, claimed = 0
       where excluded.turn > turns.turn`,
    ),
    notices: database.prepare('select * from turns where since <= ? and claimed <= ? order by since limit ?'),
    claimNotice: database.prepare('update turns set claimed = ? where person = ? and table_id = ?'),
    dropNotice: database.prepare('delete from turns where person = ? and table_id = ? and turn = ?'),
    entries: database.prepare('select number, entry from entries where table_id = ? order by number'),
    markArchived: database.prepare(
      `update tables set archived = 1 where id = ? and archived = 0 and phase = 'finished' and summary_number = number`,
    ),
    archive: database.prepare('insert into archive (table_id, number, log) values (?, ?, ?)'),
    deleteEntries: database.prepare('delete from entries where table_id = ?'),
    deleteCheckpoint: database.prepare('delete from checkpoints where table_id = ?'),
  };
}
