import type { Decision } from '@grove/bots';
import { itemAt, type Seat } from '@grove/kernel';

/** What the chart is drawn in. */
export const WIDTH = 640;
export const HEIGHT = 220;
const TOP = 12;
const BOTTOM = 12;
const LEFT = 46;
const RIGHT = 12;

export interface Scale {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** Values worth a line across. */
  readonly ticks: readonly number[];
}

/** Steps of 1, 2 or 5 and their tens, so that about four lines cross the chart. */
function stepFor(span: number): number {
  const rough = span / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ten * ([1, 2, 5, 10].find((factor) => factor * ten >= rough) ?? 10);
}

/** A span of fewer points is not worth the whole height. */
const LEAST_SPAN = 8;

/** From the least to the most value; where seats are compared, nobody being ahead is in it. */
function rangeOf(decisions: readonly Decision<unknown>[]): readonly [low: number, high: number] {
  const values = decisions.flatMap(({ values }) => (values.length > 1 ? [...values, 0] : values));
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  const spare = Math.max(0, LEAST_SPAN - (high - low)) / 2;
  return [low - spare, high + spare];
}

/** Room for every value; `count` is how many decisions the whole game has, so that the curve grows into its place. */
export function scaleFor(decisions: readonly Decision<unknown>[], count: number): Scale {
  const [low, high] = rangeOf(decisions);
  const step = stepFor(high - low);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const across = Math.max(1, count - 1);
  return {
    x: (index) => LEFT + ((WIDTH - LEFT - RIGHT) * index) / across,
    y: (value) => TOP + ((HEIGHT - TOP - BOTTOM) * (last * step - value)) / ((last - first) * step),
    ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step),
  };
}

/** The curve of a seat as a path. */
export const pathOf = (decisions: readonly Decision<unknown>[], seat: Seat, { x, y }: Scale): string =>
  decisions
    .map(({ values }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(itemAt(values, seat)).toFixed(1)}`)
    .join('');
