import { BadInput, type Facts, type Refusal, refuse } from '@grove/kernel';

/** Why a table refuses something that is not a matter of the game's rules. */
export type TableReason =
  | 'already-answered'
  | 'already-rematched'
  | 'already-started'
  | 'already-voted'
  | 'away'
  | 'bad-settings'
  | 'bad-text'
  | 'bot-plays'
  | 'finished'
  | 'game-over'
  | 'host-only'
  | 'no-spectators'
  | 'no-such-person'
  | 'no-such-seat'
  | 'no-time-left'
  | 'no-undo-asked'
  | 'not-a-bot'
  | 'not-away'
  | 'not-finished'
  | 'not-seated'
  | 'not-started'
  | 'not-yours-to-give'
  | 'nothing-to-undo'
  | 'open-seats'
  | 'people-only'
  | 'seat-is-bot'
  | 'seat-taken'
  | 'silenced'
  | 'stale'
  | 'table-only-step'
  | 'undo-needs-consent'
  | 'undo-pending'
  | 'unknown-bot'
  | 'unreadable-step';

/** Carries a refusal out of the depths of a decision; `decide` turns it into data, so nobody else ever catches one. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

export function throwRefusal(reason: TableReason, facts: Facts = {}): never {
  throw new RefusedError(refuse('table', reason, facts));
}

/** Goes on only if the condition holds. */
export function demand(holds: boolean, reason: TableReason, facts: Facts = {}): asserts holds {
  if (!holds) throwRefusal(reason, facts);
}

/** Reads something that came from outside; what cannot be understood becomes a refusal. */
export function readOrThrow<Value>(reason: TableReason, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) throwRefusal(reason, { problem: error.message });
    throw error;
  }
}

/** The decision itself, or the refusal that stopped it. */
export function catchRefusal<Value>(decision: () => Value): Value | Refusal {
  try {
    return decision();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}
