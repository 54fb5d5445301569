import { itemAt } from '@grove/kernel';
/** Maps values from one range to another, along a straight line. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number => {
    const span = from[1] - from[0];
    return span === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
  };

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Round values from at or below the least to at or above the greatest, at most so many steps apart. */
export function ticksFor(low: number, high: number, most: number): number[] {
  const countOf = (step: number): number => Math.ceil(high / step) - Math.floor(low / step);
  const step = STEPS.find((candidate) => countOf(candidate) <= most) ?? itemAt(STEPS, STEPS.length - 1);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.max(1, countOf(step)) + 1 }, (_, i) => (first + i) * step);
}

/** A range that is at least so wide, so that few scores that lie close together do not look like mountains. */
export function widened(low: number, high: number, least: number): [number, number] {
  const spare = Math.max(0, least - (high - low)) / 2;
  return [Math.max(Math.min(0, low), low - spare), high + spare];
}
