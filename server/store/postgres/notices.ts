import type { PersonId } from '@grove/protocol';
import type { ExpectedNotice, MailAddress, NoticeStore, Subscription } from '../store.ts';
import type { Database } from './database.ts';
import type { WriteBatch } from './write-batch.ts';

/** Browsers of one person; the oldest are dropped for new ones. */
const MOST = 10;
const CLAIMED_AT_ONCE = 100;

/** Notices in PostgreSQL. */
export class PostgresNotices implements NoticeStore {
  readonly #db: Database;
  readonly #batch: WriteBatch;

  constructor(database: Database, batch: WriteBatch) {
    this.#db = database;
    this.#batch = batch;
  }

  addSubscription({ endpoint, p256dh, auth, person, createdAt }: Subscription): Promise<void> {
    return this.#db.transaction(async (tx) => {
      // A browser has one endpoint, whoever uses it: it belongs to the last who subscribed.
      await tx`insert into subscriptions (endpoint, p256dh, auth, person, created_at)
        values (${endpoint}, ${p256dh}, ${auth}, ${person}, ${createdAt})
        on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, person = excluded.person,
        created_at = excluded.created_at`;
      await tx`delete from subscriptions where person = ${person} and endpoint not in
        (select endpoint from subscriptions where person = ${person} order by created_at desc, endpoint limit ${MOST})`;
    });
  }

  async subscriptionsOf(person: PersonId): Promise<Subscription[]> {
    const rows = await this.#db.query(
      (sql) => sql<Subscription[]>`select endpoint, p256dh, auth, person, created_at as "createdAt"
        from subscriptions where person = ${person} order by created_at desc`,
    );
    return [...rows];
  }

  async removeSubscription(endpoint: string, person: PersonId | null = null): Promise<void> {
    await this.#db.query(
      (sql) => sql`delete from subscriptions
        where endpoint = ${endpoint} and (${person}::text is null or person = ${person})`,
    );
  }

  expectNotice(expected: ExpectedNotice): Promise<void> {
    return this.#batch.expectNotice(expected);
  }

  async claimNotices(before: number, now: number, until: number): Promise<ExpectedNotice[]> {
    const rows = await this.#db.query(
      (sql) => sql<ExpectedNotice[]>`update turns set claimed = ${until} where (person, table_id) in (
          select person, table_id from turns where since <= ${before} and claimed <= ${now}
          order by since limit ${CLAIMED_AT_ONCE} for update skip locked)
        returning person, table_id as "table", turn, since`,
    );
    return [...rows];
  }

  async wasTold({ person, table, turn }: ExpectedNotice): Promise<boolean> {
    const rows = await this.#db.query(
      (sql) => sql`select 1 from notices where person = ${person} and table_id = ${table} and turn >= ${turn}`,
    );
    return rows.length > 0;
  }

  async noticeSent({ person, table, turn }: ExpectedNotice): Promise<void> {
    await this.#db.query(
      (sql) => sql`with told as (insert into notices (person, table_id, turn) values (${person}, ${table}, ${turn})
          on conflict (person, table_id) do update set turn = excluded.turn where excluded.turn > notices.turn)
        delete from turns where person = ${person} and table_id = ${table} and turn = ${turn}`,
    );
  }

  async dropNotice({ person, table, turn }: ExpectedNotice): Promise<void> {
    await this.#db.query(
      (sql) => sql`delete from turns where person = ${person} and table_id = ${table} and turn = ${turn}`,
    );
  }

  async setMail({ person, address, language, code, confirmed, askedAt }: MailAddress): Promise<void> {
    await this.#db.query(
      (sql) => sql`insert into mail (person, address, language, code, confirmed, asked_at)
        values (${person}, ${address}, ${language}, ${code}, ${confirmed}, ${askedAt})
        on conflict (person) do update set address = excluded.address, language = excluded.language,
        code = excluded.code, confirmed = excluded.confirmed, asked_at = excluded.asked_at`,
    );
  }

  mailOf(person: PersonId): Promise<MailAddress | undefined> {
    return this.#mail('person', person);
  }

  mailByCode(code: string): Promise<MailAddress | undefined> {
    return this.#mail('code', code);
  }

  async removeMail(person: PersonId): Promise<void> {
    await this.#db.query((sql) => sql`delete from mail where person = ${person}`);
  }

  async secret(name: string, make: () => string): Promise<string> {
    const known = await this.#secret(name);
    if (known !== undefined) return known;
    await this.#db.query(
      (sql) => sql`insert into secrets (name, value) values (${name}, ${make()}) on conflict do nothing`,
    );
    return (await this.#secret(name)) ?? '';
  }

  async #secret(name: string): Promise<string | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<{ value: string }[]>`select value from secrets where name = ${name}`,
    );
    return row?.value;
  }

  async #mail(column: 'person' | 'code', value: string): Promise<MailAddress | undefined> {
    const [mail] = await this.#db.query(
      (sql) => sql<MailAddress[]>`select person, address, language, code, confirmed, asked_at as "askedAt"
        from mail where ${sql(column)} = ${value}`,
    );
    return mail && { ...mail };
  }
}
