import type { PersonId } from '@grove/protocol';
import type { PeopleStore, PersonChange, StoredPerson, StoredToken } from '../store.ts';
import { leaveClubs } from './club-leaving.ts';
import type { Database } from './database.ts';

const TAKEN = '23505';

/** Tables whose rows are deleted with their person. */
const PERSONAL = [
  'tokens',
  'seats',
  'subscriptions',
  'notices',
  'turns',
  'mail',
  'daily',
  'tournament_people',
  'club_members',
  'club_requests',
  'club_lines',
];

/** People and their tokens in PostgreSQL. */
export class PostgresPeople implements PeopleStore {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  async addPerson(person: StoredPerson, token: StoredToken): Promise<void> {
    const { id, name, createdAt, login, password, passkeys, preferences } = person;
    await this.#db.query(
      (sql) => sql`with person as (insert into people (id, name, created_at, login, password, passkeys, preferences)
          values (${id}, ${name}, ${createdAt}, ${login}, ${password}, ${passkeys}, ${preferences}))
        insert into tokens (id, hash, person, created_at, name)
        values (${token.id}, ${token.hash}, ${token.person}, ${token.createdAt}, ${token.name})`,
    );
  }

  async person(id: PersonId): Promise<StoredPerson | undefined> {
    const [person] = await this.#db.query(
      (sql) => sql<
        StoredPerson[]
      >`select id, name, created_at as "createdAt", login, password, passkeys, preferences, calendar
        from people where id = ${id}`,
    );
    return person && { ...person };
  }

  async personByLogin(login: string): Promise<StoredPerson | undefined> {
    const [person] = await this.#db.query((sql) => sql<{ id: string }[]>`select id from people where login = ${login}`);
    return person && this.person(person.id);
  }

  async updatePerson(id: PersonId, { name, login, password, preferences, calendar }: PersonChange): Promise<boolean> {
    const given = (text: string | undefined): string | null => text ?? null;
    try {
      const { count } = await this.#db.query(
        (sql) => sql`update people set name = coalesce(${given(name)}, name), login = coalesce(${given(login)}, login),
          password = coalesce(${given(password)}, password), preferences = coalesce(${given(preferences)}, preferences),
          calendar = coalesce(${given(calendar)}, calendar)
          where id = ${id}`,
      );
      return count > 0;
    } catch (error) {
      if ((error as { readonly code?: string }).code === TAKEN) return false;
      throw error;
    }
  }

  async replacePasskeys(id: PersonId, former: string | null, passkeys: string): Promise<boolean> {
    const { count } = await this.#db.query(
      (sql) => sql`update people set passkeys = ${passkeys}
        where id = ${id} and passkeys is not distinct from ${former}::text`,
    );
    return count > 0;
  }

  async deletePerson(id: PersonId): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await leaveClubs(tx, id);
      await tx`delete from people where id = ${id}`;
      for (const rest of PERSONAL) {
        await tx`delete from ${tx(rest)} where person = ${id}`;
      }
      for (const rest of ['played', 'ratings']) await tx`delete from ${tx(rest)} where player = ${id}`;
    });
  }

  async addToken({ id, hash, person, createdAt, name }: StoredToken): Promise<void> {
    await this.#db.query(
      (sql) => sql`insert into tokens (id, hash, person, created_at, name)
        values (${id}, ${hash}, ${person}, ${createdAt}, ${name})`,
    );
  }

  async token(id: string): Promise<StoredToken | undefined> {
    const [token] = await this.#db.query(
      (sql) =>
        sql<StoredToken[]>`select id, hash, person, created_at as "createdAt", name from tokens where id = ${id}`,
    );
    return token && { ...token };
  }

  async tokensOf(person: PersonId): Promise<StoredToken[]> {
    const tokens = await this.#db.query(
      (sql) =>
        sql<
          StoredToken[]
        >`select id, hash, person, created_at as "createdAt", name from tokens where person = ${person}`,
    );
    return [...tokens];
  }

  async deleteToken(id: string): Promise<void> {
    await this.#db.query((sql) => sql`delete from tokens where id = ${id}`);
  }
}
