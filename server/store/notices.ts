import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/table';
import type { NoticeStore, Subscription } from './store.ts';
import type { Writer } from './writer.ts';

/** Who wants to be told, in SQLite. */
export class SqliteNotices implements NoticeStore {
  readonly #writer: Writer;
  readonly #sql;

  constructor(database: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#sql = {
      subscriptions: database.prepare('select * from subscriptions where person = ? order by created_at desc'),
      secret: database.prepare('select value from secrets where name = ?'),
    };
  }

  addSubscription(subscription: Subscription): Promise<void> {
    return this.#writer.write('addSubscription', subscription);
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
    return this.#writer.write('removeSubscription', endpoint, person ?? null);
  }

  claimNotice(person: PersonId, table: string, turn: number): Promise<boolean> {
    return this.#writer.write('claimNotice', person, table, turn);
  }

  async secret(name: string, make: () => string): Promise<string> {
    const known = this.#sql.secret.get(name)?.value;
    return typeof known === 'string' ? known : this.#writer.write('keepSecret', name, make());
  }
}
