import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import type { ExpectedNotice, MailAddress, Subscription } from '../store.ts';

/** Browsers of one person; the oldest are dropped for new ones. */
const MOST = 10;
/** Claimed at once; the rest is left to the next run. */
const CLAIMED_AT_ONCE = 100;

/** Changes of who wants to be notified and who has been; called inside a transaction. */
export function noticeWrites(database: DatabaseSync) {
  const sql = statements(database);
  const dropNotice = ({ person, table, turn }: ExpectedNotice): void => {
    sql.drop.run(person, table, turn);
  };
  return {
    dropNotice,
    addSubscription: ({ endpoint, p256dh, auth, person, createdAt }: Subscription): void => {
      sql.add.run(endpoint, p256dh, auth, person, createdAt);
      sql.trim.run(person, person, MOST);
    },
    removeSubscription: (endpoint: string, person: PersonId | null): void => {
      sql.remove.run(endpoint, person, person);
    },
    expectNotice: ({ person, table, turn, since }: ExpectedNotice): void => {
      sql.expect.run(person, table, turn, since);
    },
    claimNotices: (before: number, now: number, until: number): ExpectedNotice[] =>
      sql.due.all(before, now, CLAIMED_AT_ONCE).map((row) => {
        const [person, table] = [String(row.person), String(row.table_id)];
        sql.claim.run(until, person, table);
        return { person, table, turn: Number(row.turn), since: Number(row.since) };
      }),
    noticeSent: (expected: ExpectedNotice): void => {
      const { person, table, turn } = expected;
      sql.told.run(person, table, turn);
      dropNotice(expected);
    },
    /** The secret of this name: this one, unless another was there before. */
    keepSecret: (name: string, value: string): string => {
      sql.addSecret.run(name, value);
      return String(sql.secret.get(name)?.value);
    },
    setMail: ({ person, address, language, code, confirmed, askedAt }: MailAddress): void => {
      sql.setMail.run(person, address, language, code, Number(confirmed), askedAt);
    },
    removeMail: (person: PersonId): void => {
      sql.removeMail.run(person);
    },
  };
}

function statements(database: DatabaseSync) {
  return {
    // A browser has one endpoint, whoever uses it: it belongs to the last who subscribed.
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
    expect: database.prepare(
      `insert into turns (person, table_id, turn, since) values (?, ?, ?, ?)
       on conflict do update set turn = excluded.turn, since = excluded.since, claimed = 0
       where excluded.turn > turns.turn`,
    ),
    due: database.prepare('select * from turns where since <= ? and claimed <= ? order by since limit ?'),
    claim: database.prepare('update turns set claimed = ? where person = ? and table_id = ?'),
    drop: database.prepare('delete from turns where person = ? and table_id = ? and turn = ?'),
    told: database.prepare(
      `insert into notices (person, table_id, turn) values (?, ?, ?)
       on conflict do update set turn = excluded.turn where excluded.turn > notices.turn`,
    ),
    addSecret: database.prepare('insert into secrets (name, value) values (?, ?) on conflict do nothing'),
    secret: database.prepare('select value from secrets where name = ?'),
    setMail: database.prepare(
      'insert or replace into mail (person, address, language, code, confirmed, asked_at) values (?, ?, ?, ?, ?, ?)',
    ),
    removeMail: database.prepare('delete from mail where person = ?'),
  };
}
