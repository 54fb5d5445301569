import { itemAt } from '@grove/kernel';
import type { TournamentSummary } from '@grove/protocol';
import { standings, type Tournament } from '@grove/tournaments';
import type { OpenTournament } from './open-tournament.ts';

/** Places of a podium. */
const PODIUM = 3;

type Summarised = Pick<OpenTournament, 'id' | 'details' | 'state' | 'names'>;

/** What lists show of a tournament; nothing in it is secret. */
export function tournamentSummary(open: Summarised): TournamentSummary {
  const { id, details, state } = open;
  const { name, club, membersOnly, game } = details;
  const { settings, phase, entrants } = state;
  return {
    tournament: id,
    name,
    club,
    membersOnly,
    game,
    format: settings.format,
    seats: settings.seats,
    phase,
    isPaused: state.pausedAt !== null,
    start: settings.times.start,
    end: state.end,
    entrants: entrants.filter(({ isWithdrawn }) => !isWithdrawn).length,
    most: settings.entry.most,
    round: state.rounds.length,
    rounds: settings.format.kind === 'swiss' ? settings.format.rounds : null,
    podium: phase === 'ended' ? podiumOf(open) : [],
    updatedAt: state.at,
  };
}

const podiumOf = ({ state, names }: Summarised): TournamentSummary['podium'] =>
  standings(state).flatMap(({ entrant, prize }) =>
    prize === null || prize > PODIUM ? [] : [{ rank: prize, entrant, name: names.get(entrant) ?? entrant }],
  );

/** Milliseconds after which a running tournament is looked after though nothing is known to be due: a node may have died before it told of a result. */
const LOOK_AGAIN = 10_000;
/** Milliseconds between two attempts to start with too few, and after which nobody tries any more. */
const START_AGAIN = 60_000;
const GIVE_UP_START = 86_400_000;

/** When the server must look after a tournament next; null for never by itself. */
export function alarmAfter(state: Tournament, now: number): number | null {
  const { phase, settings } = state;
  if (phase === 'running') return Math.max(now, Math.min(now + LOOK_AGAIN, endOf(state) ?? Infinity));
  if (phase !== 'registration') return now;
  const { start } = settings.times;
  if (now < start) return start;
  return now < start + GIVE_UP_START ? now + START_AGAIN : null;
}

/** When the time of the open round is out, or the window closes; null if that is past, and while nothing goes on. */
function endOf({ rounds, end, pausedAt, at }: Tournament): number | null {
  if (pausedAt !== null) return null;
  const last = rounds.length === 0 ? undefined : itemAt(rounds, rounds.length - 1);
  const next = end ?? (last?.isOver === false ? last.end : null);
  return next === null || next <= at ? null : next;
}
