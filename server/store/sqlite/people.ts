import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import type { PeopleStore, PersonChange, StoredPerson, StoredToken } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

type Row = Record<string, SQLOutputValue>;

/** People and their tokens in SQLite. */
export class SqlitePeople implements PeopleStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = {
      person: database.prepare('select * from people where id = ?'),
      personByLogin: database.prepare('select * from people where login = ?'),
      token: database.prepare('select * from tokens where id = ?'),
      tokensOf: database.prepare('select * from tokens where person = ?'),
    };
  }

  addPerson(person: StoredPerson, token: StoredToken): Promise<void> {
    return this.#queue.write('addPerson', person, token);
  }

  async person(id: PersonId): Promise<StoredPerson | undefined> {
    return personIn(this.#sql.person.get(id));
  }

  async personByLogin(login: string): Promise<StoredPerson | undefined> {
    return personIn(this.#sql.personByLogin.get(login));
  }

  updatePerson(id: PersonId, change: PersonChange): Promise<boolean> {
    return this.#queue.write('updatePerson', id, change);
  }

  replacePasskeys(id: PersonId, former: string | null, passkeys: string): Promise<boolean> {
    return this.#queue.write('replacePasskeys', id, former, passkeys);
  }

  deletePerson(id: PersonId): Promise<void> {
    return this.#queue.write('deletePerson', id);
  }

  addToken(token: StoredToken): Promise<void> {
    return this.#queue.write('addToken', token);
  }

  async token(id: string): Promise<StoredToken | undefined> {
    const row = this.#sql.token.get(id);
    return row === undefined ? undefined : tokenIn(row);
  }

  async tokensOf(person: PersonId): Promise<StoredToken[]> {
    return this.#sql.tokensOf.all(person).map(tokenIn);
  }

  deleteToken(id: string): Promise<void> {
    return this.#queue.write('deleteToken', id);
  }
}

function personIn(row: Row | undefined): StoredPerson | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id),
    name: String(row.name),
    createdAt: Number(row.created_at),
    login: row.login === null ? null : String(row.login),
    password: row.password === null ? null : String(row.password),
    passkeys: row.passkeys === null ? null : String(row.passkeys),
    preferences: String(row.preferences),
    calendar: row.calendar === null ? null : String(row.calendar),
  };
}

const tokenIn = (row: Row): StoredToken => ({
  id: String(row.id),
  hash: row.hash as Uint8Array,
  person: String(row.person),
  createdAt: Number(row.created_at),
  name: row.name === null ? null : String(row.name),
});
