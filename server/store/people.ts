import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { PersonId } from '@grove/table';
import type { Batch } from './batch.ts';
import type { PeopleStore, StoredPerson, StoredToken } from './store.ts';

type Row = Record<string, SQLOutputValue>;

/** People and their tokens in SQLite. */
export class SqlitePeople implements PeopleStore {
  readonly #batch: Batch;
  readonly #sql;

  constructor(database: DatabaseSync, batch: Batch) {
    this.#batch = batch;
    this.#sql = statements(database);
  }

  addPerson(person: StoredPerson, token: StoredToken): Promise<void> {
    return this.#batch.add(() => {
      const { id, name, createdAt, login, password, preferences } = person;
      this.#sql.addPerson.run(id, name, createdAt, login, password, preferences);
      this.#addToken(token);
    });
  }

  async person(id: PersonId): Promise<StoredPerson | undefined> {
    return personIn(this.#sql.person.get(id));
  }

  async personByLogin(login: string): Promise<StoredPerson | undefined> {
    return personIn(this.#sql.personByLogin.get(login));
  }

  updatePerson({ id, name, login, password, preferences }: StoredPerson): Promise<boolean> {
    return this.#batch.add(() => {
      const owner = login === null ? undefined : this.#sql.personByLogin.get(login);
      if (owner !== undefined && owner.id !== id) return false;
      this.#sql.updatePerson.run(name, login, password, preferences, id);
      return true;
    });
  }

  deletePerson(id: PersonId): Promise<void> {
    return this.#batch.add(() => {
      this.#sql.deletePerson.run(id);
      this.#sql.deleteTokens.run(id);
      this.#sql.deleteSeats.run(id);
    });
  }

  addToken(token: StoredToken): Promise<void> {
    return this.#batch.add(() => this.#addToken(token));
  }

  async token(id: string): Promise<StoredToken | undefined> {
    const row = this.#sql.token.get(id);
    return row === undefined ? undefined : tokenIn(row);
  }

  async tokensOf(person: PersonId): Promise<StoredToken[]> {
    return this.#sql.tokensOf.all(person).map(tokenIn);
  }

  deleteToken(id: string): Promise<void> {
    return this.#batch.add(() => {
      this.#sql.deleteToken.run(id);
    });
  }

  #addToken({ id, hash, person, createdAt }: StoredToken): void {
    this.#sql.addToken.run(id, hash, person, createdAt);
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
    preferences: String(row.preferences),
  };
}

const tokenIn = (row: Row): StoredToken => ({
  id: String(row.id),
  hash: row.hash as Uint8Array,
  person: String(row.person),
  createdAt: Number(row.created_at),
});

function statements(database: DatabaseSync) {
  return {
    addPerson: database.prepare(
      'insert into people (id, name, created_at, login, password, preferences) values (?, ?, ?, ?, ?, ?)',
    ),
    person: database.prepare('select * from people where id = ?'),
    personByLogin: database.prepare('select * from people where login = ?'),
    updatePerson: database.prepare('update people set name = ?, login = ?, password = ?, preferences = ? where id = ?'),
    deletePerson: database.prepare('delete from people where id = ?'),
    deleteTokens: database.prepare('delete from tokens where person = ?'),
    deleteSeats: database.prepare('delete from seats where person = ?'),
    addToken: database.prepare('insert into tokens (id, hash, person, created_at) values (?, ?, ?, ?)'),
    token: database.prepare('select * from tokens where id = ?'),
    tokensOf: database.prepare('select * from tokens where person = ?'),
    deleteToken: database.prepare('delete from tokens where id = ?'),
  };
}
