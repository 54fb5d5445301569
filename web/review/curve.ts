import type { Decision } from '@grove/bots';

type Expected = Pick<Decision<unknown>, 'at' | 'expected'>;

/** What the curve is drawn in; it is stretched to the width that there is. */
export const WIDTH = 1000;
export const HEIGHT = 100;
const EDGE = 8;

/** A span of fewer points is not worth the whole height. */
const LEAST_SPAN = 8;

export interface Scale {
  /** Where a step of the game lies. */
  readonly x: (step: number) => number;
  readonly y: (points: number) => number;
}

/** Room for every value; where seats are compared, nobody being ahead is in it. `last` is the last step of the game. */
export function scaleFor(decisions: readonly Expected[], last: number, isCompared: boolean): Scale {
  const values = [...decisions.map(({ expected }) => expected), ...(isCompared ? [0] : [])];
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  const spare = Math.max(0, LEAST_SPAN - (high - low)) / 2;
  const [top, bottom] = [high + spare, low - spare];
  return {
    x: (step) => (WIDTH * step) / Math.max(1, last),
    y: (points) => EDGE + ((HEIGHT - 2 * EDGE) * (top - points)) / (top - bottom),
  };
}

/** The curve as a path: what could be expected after each decision. */
export const pathOf = (decisions: readonly Expected[], { x, y }: Scale): string =>
  decisions
    .map(({ at, expected }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(expected).toFixed(1)}`)
    .join('');
