import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import { DailyWrites } from './daily-writes.ts';
import { DutyWrites } from './duty-writes.ts';
import { NoticeWrites } from './notice-writes.ts';
import { PeopleWrites } from './people-writes.ts';
import { ResultWrites } from './result-writes.ts';
import type {
  DailyResult,
  ExpectedNotice,
  GameResult,
  MailAddress,
  PersonChange,
  StoredPerson,
  StoredToken,
  Subscription,
  TableSummary,
} from '../store.ts';

/** Everything that changes the database, as plain calls; whoever makes them sees to the transaction around them. */
export class Writes {
  readonly #database: DatabaseSync;
  readonly #sql;
  readonly #people: PeopleWrites;
  readonly #results: ResultWrites;
  readonly #notices: NoticeWrites;
  readonly #duties: DutyWrites;
  readonly #daily: DailyWrites;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#people = new PeopleWrites(database);
    this.#results = new ResultWrites(database);
    this.#notices = new NoticeWrites(database);
    this.#duties = new DutyWrites(database);
    this.#daily = new DailyWrites(database);
    this.#sql = statements(database);
  }

  /** Entries come as the text that is stored. False, and nothing is changed, if the log does not end where expected. */
  append(table: string, game: string, expected: number, entries: readonly string[]): boolean {
    const sql = this.#sql;
    const last = expected + entries.length;
    const { changes } = expected === 0 ? sql.create.run(table, game, last) : sql.advance.run(last, table, expected);
    if (Number(changes) === 0) return false;
    entries.forEach((entry, i) => sql.addEntry.run(table, expected + 1 + i, entry));
    return true;
  }

  saveCheckpoint(table: string, number: number, checkpoint: string): void {
    this.#sql.saveCheckpoint.run(table, number, checkpoint);
  }

  saveSummary(summary: TableSummary): void {
    const { table, number, phase, open, alarm, botsWaited, updatedAt, seats } = summary;
    const text = JSON.stringify(summary);
    this.#sql.summarise.run(number, phase, Number(open), alarm, Number(botsWaited), updatedAt, text, table, number);
    for (const { person } of seats) if (person !== null) this.#sql.addSeat.run(person.id, table);
  }

  postponeAlarm(table: string, until: number): void {
    this.#sql.postponeAlarm.run(until, table);
  }

  removeUntouched(table: string, before: number): boolean {
    if (Number(this.#sql.removeUntouched.run(table, before).changes) === 0) return false;
    for (const remove of this.#sql.removeRest) remove.run(table);
    return true;
  }

  addPerson(person: StoredPerson, token: StoredToken): void {
    this.#people.add(person, token);
  }

  updatePerson(id: PersonId, change: PersonChange): boolean {
    return this.#people.update(id, change);
  }

  replacePasskeys(id: PersonId, former: string | null, passkeys: string): boolean {
    return this.#people.replacePasskeys(id, former, passkeys);
  }

  deletePerson(id: PersonId): void {
    for (const part of [this.#people, this.#results, this.#notices, this.#daily]) part.forget(id);
  }

  addToken(token: StoredToken): void {
    this.#people.addToken(token);
  }

  deleteToken(id: string): void {
    this.#people.deleteToken(id);
  }

  addResult(result: GameResult): void {
    this.#results.add(result);
  }

  addSubscription(subscription: Subscription): void {
    this.#notices.add(subscription);
  }

  removeSubscription(endpoint: string, person: PersonId | null): void {
    this.#notices.remove(endpoint, person);
  }

  expectNotice(expected: ExpectedNotice): void {
    this.#notices.expect(expected);
  }

  claimNotices(before: number, now: number, until: number): ExpectedNotice[] {
    return this.#notices.claim(before, now, until);
  }

  noticeSent(expected: ExpectedNotice): void {
    this.#notices.sent(expected);
  }

  dropNotice(expected: ExpectedNotice): void {
    this.#notices.drop(expected);
  }

  setMail(mail: MailAddress): void {
    this.#notices.setMail(mail);
  }

  removeMail(person: PersonId): void {
    this.#notices.removeMail(person);
  }

  keepSecret(name: string, value: string): string {
    return this.#notices.keepSecret(name, value);
  }

  addDaily(result: DailyResult): boolean {
    return this.#daily.add(result);
  }

  beat(at: number): void {
    this.#duties.beat(at);
  }

  claim(duty: string, node: string, now: number, until: number): boolean {
    return this.#duties.claim(duty, node, now, until);
  }

  forgetClaims(before: number): void {
    this.#duties.forgetClaims(before);
  }

  claimDue(now: number, until: number): string[] {
    return this.#duties.claimDue(now, until);
  }

  claimBots(table: string, node: string, now: number, until: number): boolean {
    return this.#duties.claimBots(table, node, now, until);
  }

  archive(table: string): void {
    this.#duties.archive(table);
  }

  /** A write that changes nothing, but finds a full disk and a read-only file. */
  check(): void {
    this.#database.exec('update tables set number = number where id is null');
  }
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
      `update tables set summary_number = ?, phase = ?, open = ?, alarm = ?, bots_waited = ?, updated_at = ?,
       summary = ?, alarm_claimed = 0 where id = ? and summary_number <= ?`,
    ),
    removeUntouched: database.prepare(
      `delete from tables where id = ? and phase = 'gathering' and updated_at < ? and summary_number = number`,
    ),
    removeRest: ['entries', 'checkpoints', 'seats', 'notices', 'turns'].map((name) =>
      database.prepare(`delete from ${name} where table_id = ?`),
    ),
    postponeAlarm: database.prepare('update tables set alarm = ? where id = ? and alarm is not null'),
    addSeat: database.prepare('insert into seats (person, table_id) values (?, ?) on conflict do nothing'),
  };
}
