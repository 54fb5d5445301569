import { itemAt } from '@grove/kernel';
/** A curve in its own units: where the points and the level lines lie. */
export interface Curve {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly levels: readonly { readonly y: number; readonly value: number }[];
}

export const WIDTH = 480;
export const HEIGHT = 160;
/** Room for the numbers at the side, and for dots at the edge. */
const LEFT = 36;
const EDGE = 8;
const LEVELS = [25, 50, 100, 200, 500];
const MOST_LEVELS = 5;
/** Points that the curve shows at least, so that the ups and downs of a few games do not look large. */
const LEAST_SPAN = 100;

/** Values from left to right, evenly; level lines at round numbers. */
export function curveOf(values: readonly number[]): Curve {
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const least = Math.min(middle - LEAST_SPAN / 2, ...values);
  const most = Math.max(middle + LEAST_SPAN / 2, ...values);
  const y = (value: number) => HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const x = (i: number) => LEFT + (values.length === 1 ? 0.5 : i / (values.length - 1)) * (WIDTH - LEFT - EDGE);
  const step = LEVELS.find((size) => (most - least) / size <= MOST_LEVELS) ?? itemAt(LEVELS, LEVELS.length - 1);
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  const levels = Array.from({ length: count }, (_, i) => (first + i) * step);
  return {
    points: values.map((value, i) => ({ x: x(i), y: y(value) })),
    levels: levels.map((value) => ({ y: y(value), value })),
  };
}
