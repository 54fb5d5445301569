import { isRefusal, itemAt, SeededChance } from '@grove/kernel';
import {
  type Actor,
  createTournament,
  decide,
  evolve,
  openTournament,
  placesOf,
  type Settings,
  type TableResult,
  type Tournament,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentTable,
} from '../index.ts';

export const NOW = 1_800_000_000_000;
export const HOUR = 3_600_000;
export const director: Actor = { kind: 'director' };
export const server: Actor = { kind: 'server' };
export const person = (id: string): Actor => ({ kind: 'person', id });

export const settingsFor = (format: Settings['format'], more: Partial<Settings> = {}): Settings => ({
  format,
  seats: { least: 2, most: 2 },
  tieBreaks: ['buchholz', 'sonneborn-berger', 'direct-meeting', 'wins', 'game-points'],
  entry: { most: null, rating: null, bots: true, checkIn: false, lateRounds: 0 },
  times: {
    start: NOW,
    end: format.kind === 'arena' || format.kind === 'duplicate' ? NOW + HOUR : null,
    round: null,
  },
  prizes: 3,
  ...more,
});

export const seatsOf = (number: number): Settings['seats'] => ({ least: number, most: number });

/** `p01` has the highest rating. */
export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `p${String(i + 1).padStart(2, '0')}`);

/** A tournament with its log, which plays by commands and fails on any refusal. */
export class Played {
  tournament: Tournament;
  readonly log: TournamentEvent[];

  constructor(settings: Settings) {
    const created = createTournament(settings, NOW);
    if (isRefusal(created)) throw new Error(created.reason);
    this.log = [created];
    this.tournament = openTournament(created);
  }

  static started(settings: Settings, players: readonly string[]): Played {
    const played = new Played(settings);
    players.forEach((id, i) => played.enter(id, 2000 - i));
    played.do({ kind: 'start', seed: 'lots' });
    return played;
  }

  do(command: TournamentCommand, by: Actor = director, now = NOW): this {
    const events = decide(this.tournament, command, by, now);
    if (isRefusal(events)) throw new Error(`${command.kind}: ${events.reason}`);
    for (const event of events) {
      this.log.push(event);
      this.tournament = evolve(this.tournament, event);
    }
    return this;
  }

  /** The reason of a refusal, or `done`. */
  try(command: TournamentCommand, by: Actor = director, now = NOW): string {
    const events = decide(this.tournament, command, by, now);
    return isRefusal(events) ? events.reason : 'done';
  }

  enter(id: string, rating = 1500, isBot = false): this {
    return this.do({ kind: 'register', entrant: { id, rating, isBot } });
  }

  advance(now = NOW): this {
    return this.do({ kind: 'advance' }, server, now);
  }

  report(table: number, ...totals: number[]): this {
    const best = Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    const result: TableResult = { totals, places: placesOf(totals, winners) };
    return this.do({ kind: 'report-result', table, result }, server);
  }

  openTables(): TournamentTable[] {
    return this.tournament.rounds
      .filter(({ isOver }) => !isOver)
      .flatMap(({ tables }) => tables.filter(({ result }) => result === null));
  }

  /** Plays rounds with these totals until the end. */
  playRounds(totalsOf: (table: TournamentTable) => number[]): this {
    this.advance();
    while (this.tournament.phase === 'running') {
      for (const table of this.openTables()) this.report(table.number, ...totalsOf(table));
      this.advance();
    }
    return this;
  }

  /** Everybody who can waits; all open tables are played. Ends when nobody can be paired any more, or after so many batches. */
  playWindow(totalsOf: (table: TournamentTable) => number[], batches: number): this {
    for (let batch = 0; batch < batches; batch++) {
      for (const { id } of this.tournament.entrants) {
        const command = { kind: 'wait', entrant: id } as const;
        if (this.try(command, person(id)) === 'done') this.do(command, person(id));
      }
      this.advance();
      if (this.openTables().length === 0) break;
      for (const table of this.openTables()) this.report(table.number, ...totalsOf(table));
    }
    return this.advance(NOW + HOUR);
  }
}

/** Totals from a seed; the same for a table whenever it is asked. Few values, so that there are ties. */
export const totalsFrom =
  (seed: string, most = 3) =>
  ({ number, seats }: TournamentTable): number[] => {
    const chance = SeededChance.from(`${seed}/${number}`);
    return seats.map(() => chance.pick(most + 1));
  };

/** The better rating wins, always. */
export const favouritesWin = ({ seats }: TournamentTable): number[] => seats.map((id) => 100 - Number(id.slice(1)));

export const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');

/** How often each pair was at the same table. */
export function meetingsIn({ rounds }: Tournament): Map<string, number> {
  const meetings = new Map<string, number>();
  for (const { seats } of rounds.flatMap(({ tables }) => tables)) {
    seats.forEach((one, i) => {
      for (const other of seats.slice(i + 1)) {
        meetings.set(pairKey(one, other), (meetings.get(pairKey(one, other)) ?? 0) + 1);
      }
    });
  }
  return meetings;
}

/** By entrant, how often it had each seat. */
export function seatCounts({ rounds, entrants }: Tournament, seats: number): number[][] {
  const tables = rounds.flatMap(({ tables }) => tables);
  return entrants.map(({ id }) =>
    Array.from({ length: seats }, (_, seat) => tables.filter((table) => table.seats[seat] === id).length),
  );
}

/** Who is in a round, however: nobody may be in it twice. */
export const namedIn = (tournament: Tournament, round: number): string[] => {
  const { tables, byes, idle } = itemAt(tournament.rounds, round - 1);
  return [...tables.flatMap(({ seats }) => seats), ...byes, ...idle];
};
