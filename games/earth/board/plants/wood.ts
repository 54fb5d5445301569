import { GROUND, type Seedling } from './form.ts';
import { bent, circle, type Point, point, polygon, trunk } from './paths.ts';
import { area, type Shape } from './shape.ts';

/** What several trees share. */

/** A trunk of two planes: lit on the left, dark on the right. */
export function standing({ bark }: Seedling, x: number, top: number, below: number, above: number): Shape[] {
  const right = polygon([
    point(x + below * 0.15, GROUND),
    point(x + above * 0.15, top),
    point(x + above, top),
    point(x + below, GROUND),
  ]);
  return [area(bark.lit, trunk(x, GROUND, top, below, above)), area(bark.shade, right)];
}

/** A leaf tick: a short stroke that hangs a little. */
export const tick = ({ x, y }: Point, size = 4): string =>
  bent(point(x - size, y), point(x - size * 0.2, y + size * 0.7), point(x + size * 0.8, y - size * 0.1));

/** Round fruit, where the genus bears any. */
export const fruits = (paint: string | null, places: readonly Point[], size: number): Shape[] =>
  paint === null ? [] : [area(paint, ...places.map(({ x, y }) => circle(x, y, size)))];
