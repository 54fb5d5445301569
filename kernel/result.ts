import type { JsonObject } from './json.ts';
import type { Seat } from './seat.ts';

/** How the game stands; while it is being played, what has been scored so far and no winners. */
export interface Result {
  readonly finished: boolean;
  readonly totals: readonly number[];
  /** Empty until the game is finished; several seats when the rules share a victory. */
  readonly winners: readonly Seat[];
  /** Per seat what the total is made of. The contract suite checks that the numbers in it add up to the total. */
  readonly parts: readonly JsonObject[];
}

/** The sum of all numbers in a seat's parts, nested lists included. */
export function sumOfParts(parts: unknown): number {
  if (typeof parts === 'number') return parts;
  if (typeof parts !== 'object' || parts === null) return 0;
  return Object.values(parts).reduce((sum: number, part) => sum + sumOfParts(part), 0);
}
