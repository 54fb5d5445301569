import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import type { PersonChange, StoredPerson, StoredToken } from '../store.ts';

type Nullable = { readonly [Name in keyof PersonChange]: string | null };

/** Changes of people, their tokens and where they sit; called inside a transaction. */
export class PeopleWrites {
  readonly #sql;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  add({ id, name, createdAt, login, password, preferences }: StoredPerson, token: StoredToken): void {
    this.#sql.add.run(id, name, createdAt, login, password, preferences);
    this.addToken(token);
  }

  update(id: PersonId, { name = null, login = null, password = null, preferences = null }: Nullable): boolean {
    const owner = login === null ? undefined : this.#sql.ownerOfLogin.get(login);
    if (owner !== undefined && owner.id !== id) return false;
    return Number(this.#sql.update.run(name, login, password, preferences, id).changes) > 0;
  }

  replacePasskeys(id: PersonId, former: string | null, passkeys: string): boolean {
    return Number(this.#sql.replacePasskeys.run(passkeys, id, former).changes) > 0;
  }

  addToken({ id, hash, person, createdAt, name }: StoredToken): void {
    this.#sql.addToken.run(id, hash, person, createdAt, name);
  }

  deleteToken(id: string): void {
    this.#sql.deleteToken.run(id);
  }

  forget(id: PersonId): void {
    for (const forget of this.#sql.forget) forget.run(id);
  }
}

function statements(database: DatabaseSync) {
  return {
    add: database.prepare(
      'insert into people (id, name, created_at, login, password, preferences) values (?, ?, ?, ?, ?, ?)',
    ),
    ownerOfLogin: database.prepare('select id from people where login = ?'),
    update: database.prepare(
      `update people set name = coalesce(?, name), login = coalesce(?, login), password = coalesce(?, password),
       preferences = coalesce(?, preferences) where id = ?`,
    ),
    replacePasskeys: database.prepare('update people set passkeys = ? where id = ? and passkeys is ?'),
    addToken: database.prepare('insert into tokens (id, hash, person, created_at, name) values (?, ?, ?, ?, ?)'),
    deleteToken: database.prepare('delete from tokens where id = ?'),
    forget: [
      'delete from people where id = ?',
      'delete from tokens where person = ?',
      'delete from seats where person = ?',
    ].map((text) => database.prepare(text)),
  };
}
