import type { EntrantId, Happened } from '../log/event.ts';
import { demand, throwRefusal } from '../refusal.ts';
import { type Entrant, entrantOf, openRound, type Round, type Tournament } from '../tournament.ts';
import type { Actor, CommandKind, CommandOf } from './command.ts';

/** Turns a command into what happens, or throws RefusedError. */
export type Decider<Kind extends CommandKind> = (
  tournament: Tournament,
  command: CommandOf<Kind>,
  by: Actor,
  now: number,
) => Happened[];

export function demandDirector(by: Actor): void {
  demand(by.kind === 'director', 'director-only');
}

/** For what becomes due by itself, and what a director may do earlier. */
export function demandOfficial(by: Actor): void {
  demand(by.kind !== 'person', 'director-only');
}

/** People speak for themselves, directors for everybody. */
export function demandOwn(by: Actor, id: EntrantId): void {
  demand(by.kind === 'director' || (by.kind === 'person' && by.id === id), 'not-your-entry');
}

export function demandRunning({ phase }: Tournament): void {
  demandOpen(phase);
  demand(phase === 'running', 'not-running');
}

/** Neither ended nor cancelled. */
export function demandOpen(phase: Tournament['phase']): void {
  demand(phase !== 'ended' && phase !== 'cancelled', 'over');
}

export function demandUnpaused({ pausedAt }: Tournament): void {
  demand(pausedAt === null, 'paused');
}

export function demandEntrant(tournament: Tournament, id: EntrantId): Entrant {
  const entrant = entrantOf(tournament, id) ?? throwRefusal('no-such-entrant', { entrant: id });
  demand(!entrant.isWithdrawn, 'withdrawn');
  return entrant;
}

export function demandOpenRound(tournament: Tournament): Round {
  return openRound(tournament) ?? throwRefusal('round-over');
}

const LONGEST_REASON = 200;

/** Reasons are shown to everybody. */
export function demandReason(reason: string): void {
  demand(reason.trim() !== '' && reason.length <= LONGEST_REASON, 'needs-reason', { most: LONGEST_REASON });
}
