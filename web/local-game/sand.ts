import type { TurnLimit } from '@grove/kernel';

/** The sand of a turn that the rules limit. Times in milliseconds. */
export interface Sand {
  readonly turn: number;
  readonly period: number;
  readonly left: number;
  /** When `left` was measured. */
  readonly at: number;
}

/** The sand at a later moment: it runs on in the same turn, and is turned when the next one begins. */
export function runSand(
  sand: Sand | undefined,
  limit: TurnLimit | undefined,
  now: number,
  runs: boolean,
): Sand | undefined {
  if (limit === undefined) return undefined;
  const period = limit.seconds * 1000;
  const left = sand === undefined ? 0 : Math.max(0, sand.left - (runs ? now - sand.at : 0));
  if (sand !== undefined && sand.turn === limit.turn) return { ...sand, left, at: now };
  const over = limit.carriesOver && sand !== undefined ? remainder(left, sand.period) : 0;
  return { turn: limit.turn, period, left: over + period, at: now };
}

/** What is still in the upper glass. Somebody who was quicker than the time left to him has not turned it yet. */
const remainder = (left: number, period: number): number => (left > period ? left - period : left);
