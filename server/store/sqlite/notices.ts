import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Language } from '@grove/game-kit';
import type { PersonId } from '@grove/protocol';
import type { ExpectedNotice, MailAddress, NoticeStore, Subscription } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

/** Notices in SQLite. */
export class SqliteNotices implements NoticeStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = {
      subscriptions: database.prepare('select * from subscriptions where person = ? order by created_at desc'),
      anyTurn: database.prepare('select 1 from turns where since <= ? and claimed <= ? limit 1'),
      told: database.prepare('select 1 from notices where person = ? and table_id = ? and turn >= ?'),
      mail: database.prepare('select * from mail where person = ?'),
      mailByCode: database.prepare('select * from mail where code = ?'),
      secret: database.prepare('select value from secrets where name = ?'),
    };
  }

  addSubscription(subscription: Subscription): Promise<void> {
    return this.#queue.write('addSubscription', subscription);
  }

  async subscriptionsOf(person: PersonId): Promise<Subscription[]> {
    return this.#sql.subscriptions.all(person).map((row) => ({
      endpoint: String(row.endpoint),
      p256dh: String(row.p256dh),
      auth: String(row.auth),
      person: String(row.person),
      createdAt: Number(row.created_at),
    }));
  }

  removeSubscription(endpoint: string, person?: PersonId): Promise<void> {
    return this.#queue.write('removeSubscription', endpoint, person ?? null);
  }

  expectNotice(expected: ExpectedNotice): Promise<void> {
    const { table, person, turn } = expected;
    return this.#queue.writeLazily(`${table} ${person} ${turn}`, 'expectNotice', () => [expected]);
  }

  async claimNotices(before: number, now: number, until: number): Promise<ExpectedNotice[]> {
    if (this.#sql.anyTurn.get(before, now) === undefined) return [];
    return this.#queue.write('claimNotices', before, now, until);
  }

  async wasTold({ person, table, turn }: ExpectedNotice): Promise<boolean> {
    return this.#sql.told.get(person, table, turn) !== undefined;
  }

  noticeSent(expected: ExpectedNotice): Promise<void> {
    return this.#queue.write('noticeSent', expected);
  }

  dropNotice(expected: ExpectedNotice): Promise<void> {
    return this.#queue.write('dropNotice', expected);
  }

  setMail(mail: MailAddress): Promise<void> {
    return this.#queue.write('setMail', mail);
  }

  async mailOf(person: PersonId): Promise<MailAddress | undefined> {
    return mailIn(this.#sql.mail.get(person));
  }

  async mailByCode(code: string): Promise<MailAddress | undefined> {
    return mailIn(this.#sql.mailByCode.get(code));
  }

  removeMail(person: PersonId): Promise<void> {
    return this.#queue.write('removeMail', person);
  }

  async secret(name: string, make: () => string): Promise<string> {
    const known = this.#sql.secret.get(name)?.value;
    return typeof known === 'string' ? known : this.#queue.write('keepSecret', name, make());
  }
}

function mailIn(row: Record<string, SQLOutputValue> | undefined): MailAddress | undefined {
  if (row === undefined) return undefined;
  return {
    person: String(row.person),
    address: String(row.address),
    language: String(row.language) as Language,
    code: String(row.code),
    confirmed: row.confirmed === 1,
    askedAt: Number(row.asked_at),
  };
}
