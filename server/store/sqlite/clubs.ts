import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ClubEntry, ClubLine, ClubMember, ClubRequest, ClubRole, Person, PersonId } from '@grove/protocol';
import type { ClubStore, CountedClub, OwnClub, StoredClub, StoredClubChange } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

type Row = Record<string, SQLOutputValue>;

/** Clubs in SQLite. */
export class SqliteClubs implements ClubStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = statements(database);
  }

  addClub(club: StoredClub, owner: PersonId): Promise<void> {
    return this.#queue.write('addClub', club, owner);
  }

  async club(id: string): Promise<CountedClub | undefined> {
    const row = this.#sql.club.get(id);
    return row && clubIn(row);
  }

  updateClub(id: string, change: StoredClubChange): Promise<void> {
    return this.#queue.write('updateClub', id, change);
  }

  deleteClub(id: string): Promise<void> {
    return this.#queue.write('deleteClub', id);
  }

  async listedClubs(limit: number): Promise<CountedClub[]> {
    return this.#sql.listed.all(limit).map(clubIn);
  }

  async clubsOf(person: PersonId): Promise<OwnClub[]> {
    return this.#sql.ofPerson
      .all(person)
      .map((row) => Object.assign(clubIn(row), { role: row.role as ClubRole, requests: Number(row.requests) }));
  }

  async roleIn(club: string, person: PersonId): Promise<ClubRole | undefined> {
    return this.#sql.role.get(club, person)?.role as ClubRole | undefined;
  }

  async members(club: string, limit: number): Promise<ClubMember[]> {
    return this.#sql.members
      .all(club, limit)
      .map((row) => ({ person: personIn(row), role: row.role as ClubRole, joinedAt: Number(row.joined_at) }));
  }

  addMember(club: string, person: PersonId, at: number): Promise<boolean> {
    return this.#queue.write('addMember', club, person, at);
  }

  setRole(club: string, person: PersonId, role: ClubRole): Promise<boolean> {
    return this.#queue.write('setRole', club, person, role);
  }

  removeMember(club: string, person: PersonId): Promise<boolean> {
    return this.#queue.write('removeMember', club, person);
  }

  addRequest(club: string, person: PersonId, at: number): Promise<void> {
    return this.#queue.write('addRequest', club, person, at);
  }

  async hasRequest(club: string, person: PersonId): Promise<boolean> {
    return this.#sql.request.get(club, person) !== undefined;
  }

  removeRequest(club: string, person: PersonId): Promise<boolean> {
    return this.#queue.write('removeRequest', club, person);
  }

  async requests(club: string, limit: number): Promise<ClubRequest[]> {
    return this.#sql.requests.all(club, limit).map((row) => ({ person: personIn(row), askedAt: Number(row.asked_at) }));
  }

  addLine(club: string, person: PersonId, at: number, text: string, keep: number): Promise<number | undefined> {
    return this.#queue.write('addLine', club, person, at, text, keep);
  }

  async writerOf(club: string, number: number): Promise<PersonId | undefined> {
    const row = this.#sql.writer.get(club, number);
    return row && String(row.person);
  }

  removeLine(club: string, number: number): Promise<void> {
    return this.#queue.write('removeLine', club, number);
  }

  async lines(club: string): Promise<ClubLine[]> {
    return this.#sql.lines.all(club).map((row) => ({
      number: Number(row.number),
      at: Number(row.at),
      from: personIn(row),
      text: String(row.line),
    }));
  }
}

const COUNTED = '*, (select count(*) from club_members where club = clubs.id) as members';

function statements(database: DatabaseSync) {
  return {
    club: database.prepare(`select ${COUNTED} from clubs where id = ?`),
    listed: database.prepare(
      `select ${COUNTED} from clubs where entry = 'request' order by created_at desc, id limit ?`,
    ),
    ofPerson: database.prepare(
      `select clubs.${COUNTED}, role, (select count(*) from club_requests where club = clubs.id) as requests
       from club_members join clubs on clubs.id = club where person = ? order by name, id`,
    ),
    role: database.prepare('select role from club_members where club = ? and person = ?'),
    members: database.prepare(
      `select person, name, role, joined_at from club_members join people on people.id = person where club = ?
       order by role = 'owner' desc, role = 'director' desc, joined_at, person limit ?`,
    ),
    request: database.prepare('select 1 from club_requests where club = ? and person = ?'),
    requests: database.prepare(
      `select person, name, asked_at from club_requests join people on people.id = person where club = ?
       order by asked_at, person limit ?`,
    ),
    writer: database.prepare('select person from club_lines where club = ? and number = ?'),
    lines: database.prepare(
      `select person, name, number, at, line from club_lines join people on people.id = person where club = ?
       order by number`,
    ),
  };
}

const personIn = (row: Row): Person => ({ id: String(row.person), name: String(row.name) });

const clubIn = (row: Row): CountedClub => ({
  id: String(row.id),
  name: String(row.name),
  about: String(row.about),
  entry: row.entry as ClubEntry,
  invitation: String(row.invitation),
  createdAt: Number(row.created_at),
  members: Number(row.members),
});
