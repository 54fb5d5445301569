import { type Facts, refuse, RefusedError } from '@grove/kernel';

/** Why a tournament refuses a command, or settings to be created with. */
export type TournamentReason =
  | 'all-deals-played'
  | 'already-checked-in'
  | 'already-excused'
  | 'already-registered'
  | 'already-waiting'
  | 'bad-capacity'
  | 'bad-cycles'
  | 'bad-deals'
  | 'bad-division-size'
  | 'bad-late-entry'
  | 'bad-pairing'
  | 'bad-prizes'
  | 'bad-promotion'
  | 'bad-rating'
  | 'bad-rating-limits'
  | 'bad-result'
  | 'bad-round'
  | 'bad-round-time'
  | 'bad-rounds'
  | 'bad-seats'
  | 'bad-start'
  | 'bad-tie-breaks'
  | 'bad-time'
  | 'director-only'
  | 'elimination-needs-two'
  | 'ends-before-start'
  | 'full'
  | 'had-bye'
  | 'impossible-field'
  | 'needs-end'
  | 'needs-one-table-size'
  | 'needs-reason'
  | 'no-bots'
  | 'no-check-in'
  | 'no-end-time'
  | 'no-hand-pairing'
  | 'no-late-entry'
  | 'no-rounds'
  | 'no-season-ended'
  | 'no-such-entrant'
  | 'no-such-table'
  | 'not-open'
  | 'not-paused'
  | 'not-running'
  | 'not-waiting'
  | 'not-your-entry'
  | 'over'
  | 'paused'
  | 'playing'
  | 'rating-out-of-limits'
  | 'result-known'
  | 'round-over'
  | 'server-only'
  | 'solo-needs-duplicate'
  | 'started'
  | 'too-early'
  | 'too-few'
  | 'too-late'
  | 'twice-in-divisions'
  | 'withdrawn';

export function throwRefusal(reason: TournamentReason, facts: Facts = {}): never {
  throw new RefusedError(refuse('tournament', reason, facts));
}

/** Throws RefusedError unless the condition holds. */
export function demand(holds: boolean, reason: TournamentReason, facts: Facts = {}): asserts holds {
  if (!holds) throwRefusal(reason, facts);
}
