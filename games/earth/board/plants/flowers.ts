import { list } from './list.ts';
import { away, circle, ellipse, leaf, type Point } from './paths.ts';
import { area, type Shape } from './shape.ts';

/** A blossom from above: petals round an eye. */
export function blossom(middle: Point, size: number, petals: number, paint: string, eye: string, turn = 0): Shape[] {
  const round = list(petals, (i) => {
    const { x, y } = away(middle, size * 0.58, turn + (360 / petals) * i - 90);
    return circle(x, y, size * (petals > 5 ? 0.36 : 0.44));
  });
  return [area(paint, ...round), area(eye, circle(middle.x, middle.y, size * 0.3))];
}

/** A flower head with narrow rays. */
export function rays(middle: Point, size: number, petals: number, paint: string, eye: string): Shape[] {
  const round = list(petals, (i) => leaf(middle, size, size * 0.26, (360 / petals) * i - 90));
  return [area(paint, ...round), area(eye, circle(middle.x, middle.y, size * 0.34))];
}

/** A round fruit with the light on its left. */
export const berry = ({ x, y }: Point, size: number, paint: string): Shape[] => [
  area(paint, circle(x, y, size)),
  area('rgb(255 255 255 / 45%)', ellipse(x - size * 0.35, y - size * 0.35, size * 0.28, size * 0.22)),
];
