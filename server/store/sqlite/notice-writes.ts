import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/table';
import type { MailAddress, Subscription } from '../store.ts';

/** Nobody has more browsers than this; the oldest make room. */
const MOST = 10;

/** Changes of who wants to be told; called inside a transaction. */
export class NoticeWrites {
  readonly #sql;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  add({ endpoint, p256dh, auth, person, createdAt }: Subscription): void {
    this.#sql.add.run(endpoint, p256dh, auth, person, createdAt);
    this.#sql.trim.run(person, person, MOST);
  }

  remove(endpoint: string, person: PersonId | null): void {
    this.#sql.remove.run(endpoint, person, person);
  }

  /** True for the first who asks about a turn, whichever node it is. */
  claim(person: PersonId, table: string, turn: number): boolean {
    return Number(this.#sql.claim.run(person, table, turn).changes) > 0;
  }

  /** The secret of this name: this one, unless another was there before. */
  keepSecret(name: string, value: string): string {
    this.#sql.addSecret.run(name, value);
    return String(this.#sql.secret.get(name)?.value);
  }

  setMail({ person, address, language, code, confirmed, askedAt }: MailAddress): void {
    this.#sql.setMail.run(person, address, language, code, Number(confirmed), askedAt);
  }

  removeMail(person: PersonId): void {
    this.#sql.removeMail.run(person);
  }

  forget(person: PersonId): void {
    this.#sql.forgetSubscriptions.run(person);
    this.#sql.forgetNotices.run(person);
    this.removeMail(person);
  }
}

function statements(database: DatabaseSync) {
  return {
    // A browser has one endpoint: whoever used it last is the one to tell.
    add: database.prepare(
      `insert into subscriptions (endpoint, p256dh, auth, person, created_at) values (?, ?, ?, ?, ?)
       on conflict do update set p256dh = excluded.p256dh, auth = excluded.auth, person = excluded.person,
       created_at = excluded.created_at`,
    ),
    trim: database.prepare(
      `delete from subscriptions where person = ? and endpoint not in
       (select endpoint from subscriptions where person = ? order by created_at desc, endpoint limit ?)`,
    ),
    remove: database.prepare('delete from subscriptions where endpoint = ? and (? is null or person = ?)'),
    claim: database.prepare(
      `insert into notices (person, table_id, turn) values (?, ?, ?)
       on conflict do update set turn = excluded.turn where excluded.turn > notices.turn`,
    ),
    addSecret: database.prepare('insert into secrets (name, value) values (?, ?) on conflict do nothing'),
    secret: database.prepare('select value from secrets where name = ?'),
    setMail: database.prepare(
      'insert or replace into mail (person, address, language, code, confirmed, asked_at) values (?, ?, ?, ?, ?, ?)',
    ),
    removeMail: database.prepare('delete from mail where person = ?'),
    forgetSubscriptions: database.prepare('delete from subscriptions where person = ?'),
    forgetNotices: database.prepare('delete from notices where person = ?'),
  };
}
