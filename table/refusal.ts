import { BadInput, type Facts, refuse, RefusedError } from '@grove/kernel';

/** Why a table refuses a command, apart from the game's own rules. */
export type TableReason =
  | 'already-answered'
  | 'already-nudged'
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
  | 'live-clock'
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
  | 'not-waited'
  | 'not-yours-to-give'
  | 'nothing-to-undo'
  | 'open-seats'
  | 'people-only'
  | 'rated'
  | 'seat-is-bot'
  | 'seat-taken'
  | 'silenced'
  | 'stale'
  | 'table-only-step'
  | 'tournament'
  | 'undo-needs-consent'
  | 'undo-pending'
  | 'unknown-bot'
  | 'unreadable-step'
  | 'your-turn';

export function throwRefusal(reason: TableReason, facts: Facts = {}): never {
  throw new RefusedError(refuse('table', reason, facts));
}

/** Throws RefusedError unless the condition holds. */
export function demand(holds: boolean, reason: TableReason, facts: Facts = {}): asserts holds {
  if (!holds) throwRefusal(reason, facts);
}

/** Reads input from outside; throws RefusedError instead of BadInput. */
export function readOrThrow<Value>(reason: TableReason, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) throwRefusal(reason, { problem: error.message });
    throw error;
  }
}
