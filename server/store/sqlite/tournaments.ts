import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { PersonId, TournamentSummary } from '@grove/protocol';
import type {
  StoredTournament,
  TournamentDetails,
  TournamentEntry,
  TournamentFilter,
  TournamentRow,
  TournamentStore,
} from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

type Row = Record<string, SQLOutputValue>;

const entryIn = ({ entry }: Row): TournamentEntry => JSON.parse(String(entry)) as TournamentEntry;
const summaryIn = ({ summary }: Row): TournamentSummary => JSON.parse(String(summary)) as TournamentSummary;

/** Tournaments in SQLite. */
export class SqliteTournaments implements TournamentStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = statements(database);
  }

  createTournament(
    id: string,
    details: TournamentDetails,
    first: TournamentEntry,
    row: TournamentRow,
  ): Promise<boolean> {
    return this.#queue.write('createTournament', id, JSON.stringify(details), JSON.stringify(first), row);
  }

  appendToTournament(
    id: string,
    expected: number,
    entries: readonly TournamentEntry[],
    row: TournamentRow,
  ): Promise<boolean> {
    const texts = entries.map((entry) => JSON.stringify(entry));
    return this.#queue.write('appendToTournament', id, expected, texts, row);
  }

  async load(id: string): Promise<StoredTournament | undefined> {
    const row = this.#sql.one.get(id);
    if (row === undefined) return undefined;
    const details = JSON.parse(String(row.details)) as TournamentDetails;
    return { details, entries: await this.entriesAfter(id, 0) };
  }

  async entriesAfter(id: string, number: number): Promise<TournamentEntry[]> {
    return this.#sql.entries.all(id, number).map(entryIn);
  }

  async lastNumber(id: string): Promise<number | undefined> {
    const row = this.#sql.number.get(id);
    return row && Number(row.number);
  }

  setTournamentAlarm(id: string, number: number, alarm: number | null): Promise<void> {
    return this.#queue.write('setTournamentAlarm', id, number, alarm);
  }

  async claimDueTournaments(now: number, until: number): Promise<string[]> {
    if (this.#sql.anyDue.get(now, now) === undefined) return [];
    return this.#queue.write('claimDueTournaments', now, until);
  }

  async list({ phases, of }: TournamentFilter, limit: number): Promise<TournamentSummary[]> {
    const [which, club] = typeof of === 'string' ? [of, null] : ['club', of.club];
    return this.#sql.list.all(JSON.stringify(phases), which, club, limit).map(summaryIn);
  }

  async tournamentsOf(person: PersonId, limit: number): Promise<TournamentSummary[]> {
    return this.#sql.ofPerson.all(person, limit).map(summaryIn);
  }
}

function statements(database: DatabaseSync) {
  return {
    one: database.prepare('select details from tournaments where id = ?'),
    number: database.prepare('select number from tournaments where id = ?'),
    entries: database.prepare(
      'select entry from tournament_entries where tournament = ? and number > ? order by number',
    ),
    anyDue: database.prepare(
      'select 1 from tournaments where alarm is not null and alarm <= ? and alarm_claimed <= ? limit 1',
    ),
    list: database.prepare(
      `select summary from tournaments where phase in (select value from json_each(?))
       and case ? when 'all' then true when 'club' then club = ? else not json_extract(summary, '$.membersOnly')
         and (club is null or club in (select id from clubs where entry = 'request')) end
       order by case when phase in ('registration', 'running') then start else -updated_at end, id limit ?`,
    ),
    ofPerson: database.prepare(
      `select summary from tournament_people join tournaments on tournaments.id = tournament_people.tournament
       where person = ? order by updated_at desc, id limit ?`,
    ),
  };
}
