import { itemAt } from '@grove/kernel';
import type { Timing } from './listen.ts';

/** A tap of one kind, over all times it was tapped; milliseconds. */
export interface Row {
  readonly tap: string;
  readonly times: number;
  /** To the next paint: the shortest, the middle one and the longest. */
  readonly least: number;
  readonly median: number;
  readonly worst: number;
  /** Until all that follows is painted too, the middle one. */
  readonly settled: number;
  /** The processor's share, the middle one. */
  readonly busy: number;
}

const middle = (values: readonly number[]): number =>
  itemAt(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );

/** One line for every kind of tap, the slowest first. */
export function summarise(taps: readonly (readonly [tap: string, timing: Timing])[]): Row[] {
  const kinds = Map.groupBy(taps, ([tap]) => tap);
  return [...kinds]
    .map(([tap, times]) => {
      const totals = times.map(([, { total }]) => total);
      return {
        tap,
        times: times.length,
        least: Math.round(Math.min(...totals)),
        median: Math.round(middle(totals)),
        worst: Math.round(Math.max(...totals)),
        settled: Math.round(middle(times.map(([, { settled }]) => settled))),
        busy: Math.round(middle(times.map(([, { busy }]) => busy))),
      };
    })
    .sort((a, b) => b.median - a.median);
}
