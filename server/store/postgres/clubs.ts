import type { ClubLine, ClubMember, ClubRequest, ClubRole, PersonId } from '@grove/protocol';
import type { ClubStore, CountedClub, OwnClub, StoredClub, StoredClubChange } from '../store.ts';
import { lockClub, removeClub } from './club-leaving.ts';
import type { Database, Tx } from './database.ts';

/** Clubs in PostgreSQL. */
export class PostgresClubs implements ClubStore {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  async addClub({ id, name, about, entry, invitation, createdAt }: StoredClub, owner: PersonId): Promise<void> {
    await this.#db.query(
      (sql) => sql`with club as (insert into clubs (id, name, about, entry, invitation, created_at)
          values (${id}, ${name}, ${about}, ${entry}, ${invitation}, ${createdAt}))
        insert into club_members (club, person, role, joined_at) values (${id}, ${owner}, 'owner', ${createdAt})`,
    );
  }

  async club(id: string): Promise<CountedClub | undefined> {
    const [club] = await this.#db.query(
      (sql) => sql<CountedClub[]>`select ${sql.unsafe(COUNTED)} from clubs where id = ${id}`,
    );
    return club && { ...club };
  }

  async updateClub(id: string, { name, about, entry, invitation }: StoredClubChange): Promise<void> {
    const given = (text: string | undefined): string | null => text ?? null;
    await this.#db.query(
      (sql) => sql`update clubs set name = coalesce(${given(name)}, name), about = coalesce(${given(about)}, about),
        entry = coalesce(${given(entry)}, entry), invitation = coalesce(${given(invitation)}, invitation)
        where id = ${id}`,
    );
  }

  async deleteClub(id: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await lockClub(tx, id);
      await removeClub(tx, id);
    });
  }

  async listedClubs(limit: number): Promise<CountedClub[]> {
    const clubs = await this.#db.query(
      (sql) => sql<CountedClub[]>`select ${sql.unsafe(COUNTED)} from clubs where entry = 'request'
        order by created_at desc, id limit ${limit}`,
    );
    return [...clubs];
  }

  async clubsOf(person: PersonId): Promise<OwnClub[]> {
    const clubs = await this.#db.query(
      (sql) => sql<OwnClub[]>`select ${sql.unsafe(COUNTED)}, role,
          (select count(*)::integer from club_requests where club = clubs.id) as requests
        from club_members join clubs on clubs.id = club where person = ${person} order by name collate "C", id`,
    );
    return [...clubs];
  }

  async roleIn(club: string, person: PersonId): Promise<ClubRole | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<{ role: ClubRole }[]>`select role from club_members where club = ${club} and person = ${person}`,
    );
    return row?.role;
  }

  async members(club: string, limit: number): Promise<ClubMember[]> {
    const rows = await this.#db.query(
      (sql) => sql<{ person: string; name: string; role: ClubRole; joinedAt: number }[]>`
        select person, name, role, joined_at as "joinedAt" from club_members join people on people.id = person
        where club = ${club} order by role = 'owner' desc, role = 'director' desc, joined_at, person limit ${limit}`,
    );
    return rows.map(({ person, name, role, joinedAt }) => ({ person: { id: person, name }, role, joinedAt }));
  }

  async addMember(club: string, person: PersonId, at: number): Promise<boolean> {
    return this.#changing(club, async (tx) => {
      await tx`delete from club_requests where club = ${club} and person = ${person}`;
      const { count } = await tx`insert into club_members (club, person, role, joined_at)
        select ${club}::text, id, 'member', ${at}::bigint from people where id = ${person} on conflict do nothing`;
      return count > 0;
    });
  }

  async setRole(club: string, person: PersonId, role: ClubRole): Promise<boolean> {
    return this.#changing(club, async (tx) => {
      if (role !== 'owner' && (await isLastOwner(tx, club, person))) return false;
      const { count } = await tx`update club_members set role = ${role} where club = ${club} and person = ${person}`;
      return count > 0;
    });
  }

  async removeMember(club: string, person: PersonId): Promise<boolean> {
    return this.#changing(club, async (tx) => {
      if (await isLastOwner(tx, club, person)) return false;
      const { count } = await tx`delete from club_members where club = ${club} and person = ${person}`;
      return count > 0;
    });
  }

  async addRequest(club: string, person: PersonId, at: number): Promise<void> {
    await this.#db.query(
      (sql) => sql`insert into club_requests (club, person, asked_at) values (${club}, ${person}, ${at})
        on conflict do nothing`,
    );
  }

  async hasRequest(club: string, person: PersonId): Promise<boolean> {
    const rows = await this.#db.query(
      (sql) => sql`select 1 from club_requests where club = ${club} and person = ${person}`,
    );
    return rows.length > 0;
  }

  async removeRequest(club: string, person: PersonId): Promise<boolean> {
    const { count } = await this.#db.query(
      (sql) => sql`delete from club_requests where club = ${club} and person = ${person}`,
    );
    return count > 0;
  }

  async requests(club: string, limit: number): Promise<ClubRequest[]> {
    const rows = await this.#db.query(
      (sql) => sql<{ person: string; name: string; askedAt: number }[]>`
        select person, name, asked_at as "askedAt" from club_requests join people on people.id = person
        where club = ${club} order by asked_at, person limit ${limit}`,
    );
    return rows.map(({ person, name, askedAt }) => ({ person: { id: person, name }, askedAt }));
  }

  /** Numbers are counted in the club's own row, so that none is used twice though lines are removed. */
  async addLine(club: string, person: PersonId, at: number, text: string, keep: number): Promise<number | undefined> {
    return this.#db.transaction(async (tx) => {
      const [row] = await tx<{ number: number }[]>`
        update clubs set last_line = last_line + 1 where id = ${club} returning last_line as number`;
      if (row === undefined) return undefined;
      const { number } = row;
      await tx`insert into club_lines (club, number, person, at, line)
        values (${club}, ${number}, ${person}, ${at}, ${text})`;
      await tx`delete from club_lines where club = ${club} and number <= ${number - keep}`;
      return number;
    });
  }

  async writerOf(club: string, number: number): Promise<PersonId | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<{ person: string }[]>`select person from club_lines where club = ${club} and number = ${number}`,
    );
    return row?.person;
  }

  async removeLine(club: string, number: number): Promise<void> {
    await this.#db.query((sql) => sql`delete from club_lines where club = ${club} and number = ${number}`);
  }

  async lines(club: string): Promise<ClubLine[]> {
    const rows = await this.#db.query(
      (sql) => sql<{ person: string; name: string; number: number; at: number; text: string }[]>`
        select person, name, number, at, line as text from club_lines join people on people.id = person
        where club = ${club} order by number`,
    );
    return rows.map(({ person, name, number, at, text }) => ({ number, at, from: { id: person, name }, text }));
  }

  /** False without doing anything if there is no such club. */
  #changing(club: string, change: (tx: Tx) => Promise<boolean>): Promise<boolean> {
    return this.#db.transaction(async (tx) => (await lockClub(tx, club)) && change(tx));
  }
}

async function isLastOwner(tx: Tx, club: string, person: PersonId): Promise<boolean> {
  const owners = await tx<{ person: string }[]>`
    select person from club_members where club = ${club} and role = 'owner' limit 2`;
  return owners.length === 1 && owners[0]?.person === person;
}

const COUNTED = `id, name, about, entry, invitation, created_at as "createdAt",
  (select count(*)::integer from club_members where club = clubs.id) as members`;
