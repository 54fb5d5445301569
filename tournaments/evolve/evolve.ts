import { BadInput, itemAt } from '@grove/kernel';
import type { EventKind, EventOf, TournamentEvent } from '../log/event.ts';
import type { Tournament } from '../tournament.ts';
import { checkedIn, excused, registered, resting, started, waiting, withdrawn } from './entrants.ts';
import { resultSet, roundEnded, roundPaired, tableFinished } from './rounds.ts';

type Evolver<Kind extends EventKind> = (tournament: Tournament, event: EventOf<Kind>) => Partial<Tournament>;

const evolvers: { readonly [Kind in Exclude<EventKind, 'created'>]: Evolver<Kind> } = {
  registered,
  withdrawn,
  'checked-in': checkedIn,
  started,
  'round-paired': roundPaired,
  'table-finished': tableFinished,
  'result-set': resultSet,
  excused,
  waiting,
  resting,
  'round-ended': roundEnded,
  paused: (_, { at }) => ({ pausedAt: at }),
  resumed: (tournament, { at }) => ({ pausedAt: null, ...laterBy(tournament, at - (tournament.pausedAt ?? at)) }),
  extended: ({ rounds, end }, { until }) =>
    end === null
      ? { rounds: rounds.map((round) => (round.isOver ? round : { ...round, end: until })) }
      : { end: until },
  cancelled: (_, { reason }) => ({ phase: 'cancelled', cancelReason: reason, waiting: [], pausedAt: null }),
  ended: () => ({ phase: 'ended', waiting: [], pausedAt: null }),
  followed: (_, { next }) => ({ next }),
};

/** What is open ends later by the length of a pause. */
const laterBy = ({ rounds, end }: Tournament, pause: number): Partial<Tournament> => ({
  end: end === null ? null : end + pause,
  rounds: rounds.map((round) => (round.isOver || round.end === null ? round : { ...round, end: round.end + pause })),
});

/** The reducer: the tournament after one more event. */
export function evolve(tournament: Tournament, event: TournamentEvent): Tournament {
  if (event.kind === 'created') throw new BadInput('a tournament is created only once');
  // Each evolver takes the events of its own key; the compiler does not follow that through the lookup.
  const evolver = evolvers[event.kind] as Evolver<Exclude<EventKind, 'created'>>;
  return { ...tournament, ...evolver(tournament, event), at: event.at };
}

/** The tournament after the first event of its log. */
export function openTournament(event: TournamentEvent): Tournament {
  if (event.kind !== 'created') throw new BadInput('a log begins with "created"');
  return {
    settings: event.settings,
    phase: 'registration',
    pausedAt: null,
    at: event.at,
    entrants: [],
    divisions: [],
    rounds: [],
    waiting: [],
    excuses: [],
    end: event.settings.times.end,
    cancelReason: null,
    next: null,
  };
}

/** The tournament after a whole log. */
export const tournamentOf = (log: readonly TournamentEvent[]): Tournament =>
  log.slice(1).reduce(evolve, openTournament(itemAt(log, 0)));
