import type { DatabaseSync } from 'node:sqlite';
import type { ClubRole, PersonId } from '@grove/protocol';
import type { StoredClub, StoredClubChange } from '../store.ts';
import { clubRemoval } from './club-leaving.ts';

/** Changes of clubs; called inside a transaction. */
export const clubWrites = (database: DatabaseSync) => ({
  ...ownWrites(database),
  ...memberWrites(database),
  ...lineWrites(database),
});

/** The clubs themselves. */
function ownWrites(database: DatabaseSync) {
  const add = database.prepare(
    'insert into clubs (id, name, about, entry, invitation, created_at) values (?, ?, ?, ?, ?, ?)',
  );
  const addOwner = database.prepare(
    `insert into club_members (club, person, role, joined_at) values (?, ?, 'owner', ?)`,
  );
  const update = database.prepare(
    `update clubs set name = coalesce(?, name), about = coalesce(?, about), entry = coalesce(?, entry),
     invitation = coalesce(?, invitation) where id = ?`,
  );
  return {
    addClub: ({ id, name, about, entry, invitation, createdAt }: StoredClub, owner: PersonId): void => {
      add.run(id, name, about, entry, invitation, createdAt);
      addOwner.run(id, owner, createdAt);
    },
    updateClub: (id: string, { name, about, entry, invitation }: StoredClubChange): void => {
      update.run(name ?? null, about ?? null, entry ?? null, invitation ?? null, id);
    },
    deleteClub: clubRemoval(database),
  };
}

/** Members and those who want to be. The last owner stays one: the condition is part of the statement that would change it. */
function memberWrites(database: DatabaseSync) {
  const isNotLastOwner = `(role <> 'owner' or exists (
    select 1 from club_members as other where other.club = ?1 and other.role = 'owner' and other.person <> ?2))`;
  const add = database.prepare(
    `insert into club_members (club, person, role, joined_at)
     select clubs.id, people.id, 'member', ?3 from clubs, people where clubs.id = ?1 and people.id = ?2
     on conflict do nothing`,
  );
  const setRole = database.prepare(
    `update club_members set role = ?3 where club = ?1 and person = ?2 and (?3 = 'owner' or ${isNotLastOwner})`,
  );
  const remove = database.prepare(`delete from club_members where club = ?1 and person = ?2 and ${isNotLastOwner}`);
  const ask = database.prepare(
    'insert into club_requests (club, person, asked_at) values (?, ?, ?) on conflict do nothing',
  );
  const removeRequest = database.prepare('delete from club_requests where club = ? and person = ?');
  return {
    addMember: (club: string, person: PersonId, at: number): boolean => {
      removeRequest.run(club, person);
      return Number(add.run(club, person, at).changes) > 0;
    },
    setRole: (club: string, person: PersonId, role: ClubRole): boolean =>
      Number(setRole.run(club, person, role).changes) > 0,
    removeMember: (club: string, person: PersonId): boolean => Number(remove.run(club, person).changes) > 0,
    addRequest: (club: string, person: PersonId, at: number): void => {
      ask.run(club, person, at);
    },
    removeRequest: (club: string, person: PersonId): boolean => Number(removeRequest.run(club, person).changes) > 0,
  };
}

/** The chat. Numbers are counted in the club's own row, so that none is used twice though lines are removed. */
function lineWrites(database: DatabaseSync) {
  const count = database.prepare('update clubs set last_line = last_line + 1 where id = ? returning last_line');
  const add = database.prepare('insert into club_lines (club, number, person, at, line) values (?, ?, ?, ?, ?)');
  const forget = database.prepare('delete from club_lines where club = ? and number <= ?');
  const remove = database.prepare('delete from club_lines where club = ? and number = ?');
  return {
    addLine: (club: string, person: PersonId, at: number, text: string, keep: number): number | undefined => {
      const row = count.get(club);
      if (row === undefined) return undefined;
      const number = Number(row.last_line);
      add.run(club, number, person, at, text);
      forget.run(club, number - keep);
      return number;
    },
    removeLine: (club: string, number: number): void => {
      remove.run(club, number);
    },
  };
}
