import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import { clubLeaving } from './club-leaving.ts';
import type { PersonChange, StoredPerson, StoredToken } from '../store.ts';

type Nullable = { readonly [Name in keyof PersonChange]: string | null };

/** Everything that is deleted with a person. Logs of tables and results of games stay, for the others who played them. */
const PERSONAL = [
  'people where id',
  'tokens where person',
  'seats where person',
  'played where player',
  'ratings where player',
  'subscriptions where person',
  'notices where person',
  'turns where person',
  'mail where person',
  'daily where person',
  'tournament_people where person',
  'club_members where person',
  'club_requests where person',
  'club_lines where person',
];

/** Changes of people and their tokens; called inside a transaction. */
export function peopleWrites(database: DatabaseSync) {
  const sql = statements(database);
  const leaveClubs = clubLeaving(database);
  const addToken = ({ id, hash, person, createdAt, name }: StoredToken): void => {
    sql.addToken.run(id, hash, person, createdAt, name);
  };
  return {
    addToken,
    addPerson: ({ id, name, createdAt, login, password, preferences }: StoredPerson, token: StoredToken): void => {
      sql.add.run(id, name, createdAt, login, password, preferences);
      addToken(token);
    },
    updatePerson: (
      id: PersonId,
      { name = null, login = null, password = null, preferences = null, calendar = null }: Nullable,
    ): boolean => {
      const owner = login === null ? undefined : sql.ownerOfLogin.get(login);
      if (owner !== undefined && owner.id !== id) return false;
      return Number(sql.update.run(name, login, password, preferences, calendar, id).changes) > 0;
    },
    replacePasskeys: (id: PersonId, former: string | null, passkeys: string): boolean =>
      Number(sql.replacePasskeys.run(passkeys, id, former).changes) > 0,
    deletePerson: (id: PersonId): void => {
      leaveClubs(id);
      for (const deleteRows of sql.deletePerson) deleteRows.run(id);
    },
    deleteToken: (id: string): void => {
      sql.deleteToken.run(id);
    },
  };
}

function statements(database: DatabaseSync) {
  return {
    add: database.prepare(
      'insert into people (id, name, created_at, login, password, preferences) values (?, ?, ?, ?, ?, ?)',
    ),
    ownerOfLogin: database.prepare('select id from people where login = ?'),
    update: database.prepare(
      `update people set name = coalesce(?, name), login = coalesce(?, login), password = coalesce(?, password),
       preferences = coalesce(?, preferences), calendar = coalesce(?, calendar) where id = ?`,
    ),
    replacePasskeys: database.prepare('update people set passkeys = ? where id = ? and passkeys is ?'),
    addToken: database.prepare('insert into tokens (id, hash, person, created_at, name) values (?, ?, ?, ?, ?)'),
    deleteToken: database.prepare('delete from tokens where id = ?'),
    deletePerson: PERSONAL.map((rows) => database.prepare(`delete from ${rows} = ?`)),
  };
}
