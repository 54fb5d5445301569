import type { Seat, TurnLimit } from '@grove/kernel';
import { SECOND } from './spec.ts';

/** The game's own timer: one for the whole table, as on a real one. Times in milliseconds. */
export interface SandTimer {
  readonly seat: Seat;
  readonly turn: number;
  readonly period: number;
  /** What was left at the time `since`. */
  readonly left: number;
  readonly since: number;
}

export const sandLeftAt = ({ left, since }: SandTimer, at: number): number => Math.max(0, left - (at - since));

/** The timer after a step: within the same turn the sand runs on, and when the next turn begins the timer is turned. */
export function nextSand(sand: SandTimer | null, limit: TurnLimit | undefined, at: number): SandTimer | null {
  if (limit === undefined) return null;
  if (isSameTurn(sand, limit)) return sand;
  const over = limit.carriesOver && sand !== null ? remainder(sand, at) : 0;
  return timerFor(limit, over + limit.seconds * SECOND, at);
}

/** The timer after an undo: within the turn the sand runs on; a turn that comes back has the time that it had left. */
export function sandAfterUndo(
  sand: SandTimer | null,
  limit: TurnLimit | undefined,
  leftThen: number | null,
  at: number,
): SandTimer | null {
  if (limit === undefined) return null;
  return isSameTurn(sand, limit) ? sand : timerFor(limit, leftThen ?? limit.seconds * SECOND, at);
}

const isSameTurn = (sand: SandTimer | null, limit: TurnLimit): boolean =>
  sand !== null && sand.seat === limit.seat && sand.turn === limit.turn;

const timerFor = ({ seat, turn, seconds }: TurnLimit, left: number, at: number): SandTimer => ({
  seat,
  turn,
  period: seconds * SECOND,
  left,
  since: at,
});

/**
 * C5.2: beside the full period the next player gets the sand that is still in the upper glass. While a player uses up the
 * remainder of the player before, the glass has not been turned for the player's own period: only what is left of the
 * remainder is passed on, and not the period as well.
 */
function remainder(sand: SandTimer, at: number): number {
  const left = sandLeftAt(sand, at);
  return left > sand.period ? left - sand.period : left;
}
