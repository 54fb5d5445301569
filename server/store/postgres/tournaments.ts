import type { PersonId, TournamentSummary } from '@grove/protocol';
import type {
  StoredTournament,
  TournamentDetails,
  TournamentEntry,
  TournamentFilter,
  TournamentRow,
  TournamentStore,
} from '../store.ts';
import type { Database, Tx } from './database.ts';

/** Claimed at once; the rest is left to the next run, or to another node. */
const CLAIMED_AT_ONCE = 20;

const summariesIn = (rows: readonly { readonly summary: string }[]): TournamentSummary[] =>
  rows.map(({ summary }) => JSON.parse(summary) as TournamentSummary);

/** Tournaments in PostgreSQL, for any number of nodes. */
export class PostgresTournaments implements TournamentStore {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  async createTournament(
    id: string,
    details: TournamentDetails,
    first: TournamentEntry,
    { summary, alarm, people }: TournamentRow,
  ): Promise<boolean> {
    const { phase, club, start, updatedAt } = summary;
    return this.#db.transaction(async (tx) => {
      const { count } =
        await tx`insert into tournaments (id, number, phase, club, start, updated_at, alarm, details, summary)
        values (${id}, 1, ${phase}, ${club}, ${start}, ${updatedAt}, ${alarm}, ${JSON.stringify(details)},
          ${JSON.stringify(summary)}) on conflict do nothing`;
      if (count === 0) return false;
      await addEntries(tx, id, 1, [first]);
      await addPeople(tx, id, people);
      return true;
    });
  }

  /** A second append waits for the row, finds another number and changes nothing. */
  async appendToTournament(
    id: string,
    expected: number,
    entries: readonly TournamentEntry[],
    { summary, alarm, people }: TournamentRow,
  ): Promise<boolean> {
    const { phase, updatedAt } = summary;
    return this.#db.transaction(async (tx) => {
      const { count } = await tx`update tournaments set number = ${expected + entries.length}, phase = ${phase},
        updated_at = ${updatedAt}, alarm = ${alarm}, alarm_claimed = 0, summary = ${JSON.stringify(summary)}
        where id = ${id} and number = ${expected}`;
      if (count === 0) return false;
      await addEntries(tx, id, expected + 1, entries);
      await addPeople(tx, id, people);
      return true;
    });
  }

  async load(id: string): Promise<StoredTournament | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<{ details: string }[]>`select details from tournaments where id = ${id}`,
    );
    if (row === undefined) return undefined;
    return { details: JSON.parse(row.details) as TournamentDetails, entries: await this.entriesAfter(id, 0) };
  }

  async entriesAfter(id: string, number: number): Promise<TournamentEntry[]> {
    const rows = await this.#db.query(
      (sql) => sql<{ entry: string }[]>`
        select entry from tournament_entries where tournament = ${id} and number > ${number} order by number`,
    );
    return rows.map(({ entry }) => JSON.parse(entry) as TournamentEntry);
  }

  async lastNumber(id: string): Promise<number | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<{ number: number }[]>`select number from tournaments where id = ${id}`,
    );
    return row?.number;
  }

  async setTournamentAlarm(id: string, number: number, alarm: number | null): Promise<void> {
    await this.#db.query(
      (sql) => sql`update tournaments set alarm = ${alarm}, alarm_claimed = 0
        where id = ${id} and number = ${number}`,
    );
  }

  async claimDueTournaments(now: number, until: number): Promise<string[]> {
    const rows = await this.#db.query(
      (sql) => sql<{ id: string }[]>`update tournaments set alarm_claimed = ${until} where id in (
        select id from tournaments where alarm <= ${now} and alarm_claimed <= ${now}
        order by alarm limit ${CLAIMED_AT_ONCE} for update skip locked) returning id`,
    );
    return rows.map(({ id }) => id);
  }

  async list({ phases, of }: TournamentFilter, limit: number): Promise<TournamentSummary[]> {
    const [which, club] = typeof of === 'string' ? [of, null] : ['club', of.club];
    return summariesIn(
      await this.#db.query(
        (sql) => sql<{ summary: string }[]>`
          select summary from tournaments
          where phase = any(${[...phases]}::text[])
          and case ${which}::text when 'all' then true when 'club' then club = ${club}
            else not (summary::json ->> 'membersOnly')::boolean
              and (club is null or club in (select id from clubs where entry = 'request')) end
          order by case when phase in ('registration', 'running') then start else -updated_at end, id limit ${limit}`,
      ),
    );
  }

  async tournamentsOf(person: PersonId, limit: number): Promise<TournamentSummary[]> {
    return summariesIn(
      await this.#db.query(
        (sql) => sql<{ summary: string }[]>`
          select summary from tournament_people join tournaments on tournaments.id = tournament_people.tournament
          where person = ${person} order by updated_at desc, id limit ${limit}`,
      ),
    );
  }
}

async function addEntries(tx: Tx, id: string, first: number, entries: readonly TournamentEntry[]): Promise<void> {
  const texts = entries.map((entry) => JSON.stringify(entry));
  await tx`insert into tournament_entries (tournament, number, entry)
    select ${id}, ${first}::integer + line.place::integer - 1, line.entry
    from unnest(${texts}::text[]) with ordinality as line (entry, place)`;
}

async function addPeople(tx: Tx, id: string, people: readonly PersonId[]): Promise<void> {
  if (people.length === 0) return;
  await tx`insert into tournament_people (person, tournament) select person, ${id} from unnest(${[...people]}::text[]) as person
    on conflict do nothing`;
}
