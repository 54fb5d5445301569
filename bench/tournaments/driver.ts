import { isRefusal, SeededChance } from '@grove/kernel';
import {
  createTournament,
  decide,
  evolve,
  openTournament,
  placesOf,
  type Settings,
  type Tournament,
  type TournamentCommand,
  type TournamentTable,
} from '@grove/tournaments';

/** A tournament without games: every result is drawn by lot. */
export class Driver {
  tournament: Tournament;
  readonly chance = SeededChance.from('bench');

  constructor(settings: Settings, players: number) {
    const created = createTournament(settings, 0);
    if (isRefusal(created)) throw new Error(`refused: ${created.reason}`);
    this.tournament = openTournament(created);
    for (let i = 0; i < players; i++) {
      const entrant = { id: `p${i}`, rating: this.chance.pick(1000), isBot: true };
      this.issue({ kind: 'register', entrant }, 'director');
    }
    this.issue({ kind: 'start', seed: 'bench' }, 'director');
  }

  issue(command: TournamentCommand, by: 'director' | 'server', now = 0): void {
    const events = decide(this.tournament, command, { kind: by }, now);
    if (isRefusal(events)) throw new Error(`refused: ${events.reason}`);
    this.tournament = events.reduce(evolve, this.tournament);
  }

  openTables(): TournamentTable[] {
    return this.tournament.rounds
      .filter(({ isOver }) => !isOver)
      .flatMap(({ tables }) => tables.filter(({ result }) => result === null));
  }

  finish({ number, seats }: TournamentTable): void {
    const totals = seats.map(() => this.chance.pick(4));
    const best = Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    this.issue(
      { kind: 'report-result', table: number, result: { totals, places: placesOf(totals, winners) } },
      'server',
    );
  }

  /** How many pairs have met more than once. */
  pairsMetAgain(): number {
    const meetings = new Map<string, number>();
    for (const { seats } of this.tournament.rounds.flatMap(({ tables }) => tables)) {
      for (const one of seats) {
        for (const other of seats) {
          if (one < other) meetings.set(`${one} ${other}`, (meetings.get(`${one} ${other}`) ?? 0) + 1);
        }
      }
    }
    return [...meetings.values()].filter((times) => times > 1).length;
  }
}

/** In milliseconds by the clock, and of the processor, which tells more on a busy machine. */
export interface Timing {
  readonly ms: number;
  readonly cpu: number;
}

export function timed(work: () => void): Timing {
  const [begin, cpuBegin] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(cpuBegin);
  return { ms: Math.round(performance.now() - begin), cpu: Math.round((user + system) / 1000) };
}
