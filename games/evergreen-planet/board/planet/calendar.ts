import { SIDES } from '../../material/facts.ts';
import type { Options } from '../../rules/types.ts';

export const BOTTOM = SIDES.indexOf('bottom');

/** Where the year stands. */
export interface Calendar {
  readonly round: number;
  readonly over: boolean;
  /** The side at which the sun stands in a season. */
  readonly sideOf: (season: number) => number;
}

/** P2.2, P7.4: one side clockwise each season, from the side that the table chose. */
export function calendarOf(options: Options, round: number, over: boolean): Calendar {
  const first = SIDES.indexOf(options.sun);
  return { round, over, sideOf: (season) => (first + season) % SIDES.length };
}
