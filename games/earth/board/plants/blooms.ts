import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { away, bent, blade, circle, ellipse, leaf, path, type Point, point } from './paths.ts';
import { area, fine, line, type Shape } from './shape.ts';

/** Flowers with an outline of their own. */

const STEMS = [
  [52, 72],
  [150, 76],
  [MIDDLE, 44],
] as const;

const foliage = (paint: string, n = 7, high = 60): Shape =>
  area(
    paint,
    ...list(n, (i) =>
      blade(
        point(MIDDLE + (i - (n - 1) / 2) * 5, GROUND),
        8,
        point(MIDDLE + (i - (n - 1) / 2) * 8, GROUND - high * 0.6),
        point(MIDDLE + (i - (n - 1) / 2) * 17, GROUND - high + Math.abs(i - (n - 1) / 2) * 6),
      ),
    ),
  );

const stemTo = (x: number, y: number): string =>
  bent(point(MIDDLE + (x - MIDDLE) * 0.2, GROUND), point(MIDDLE + (x - MIDDLE) * 0.4, 104), point(x, y));

const onStems =
  (
    flower: (at: Point, size: number, accent: string, second: string) => Shape[],
    stems: readonly (readonly [number, number])[] = STEMS,
  ): Form =>
  ({ tones, accent, fruit }) => [
    line(tones.dark, 3.4, ...stems.map(([x, y]) => stemTo(x, y))),
    foliage(tones.dark),
    foliage(tones.mid, 4, 48),
    ...stems.flatMap(([x, y], i) => flower(point(x, y), i === stems.length - 1 ? 1 : 0.78, accent, fruit ?? '#f3c544')),
  ];

export const tulip = onStems(({ x, y }, s, accent, second) => [
  area(
    accent,
    path`M${x - 22 * s} ${y - 22 * s}Q${x - 24 * s} ${y + 18 * s} ${x} ${y + 20 * s}T${x + 22 * s} ${y - 22 * s}L${x + 10 * s} ${y - 10 * s}L${x} ${y - 28 * s}L${x - 10 * s} ${y - 10 * s}z`,
  ),
  area(
    second,
    path`M${x} ${y - 28 * s}Q${x - 15 * s} ${y - 4 * s} ${x} ${y + 19 * s}Q${x + 15 * s} ${y - 4 * s} ${x} ${y - 28 * s}z`,
  ),
]);

export const poppy = onStems(({ x, y }, s, accent, second) => [
  area('#a8261e', ellipse(x + 3 * s, y + 3 * s, 30 * s, 23 * s)),
  area(
    accent,
    ellipse(x - 14 * s, y, 19 * s, 18 * s),
    ellipse(x + 14 * s, y, 19 * s, 18 * s),
    ellipse(x, y - 10 * s, 22 * s, 16 * s),
  ),
  area(
    second,
    circle(x, y, 8 * s),
    ...list(10, (i) => circle(away(point(x, y), 12 * s, i * 36).x, away(point(x, y), 12 * s, i * 36).y, 1.8 * s)),
  ),
]);

export const iris = onStems(({ x, y }, s, accent, second) => [
  area(
    accent,
    ...[-120, -60].map((degrees) => leaf(point(x, y), 34 * s, 17 * s, degrees)),
    leaf(point(x, y), 36 * s, 14 * s, -90),
  ),
  area(
    '#8c80d8',
    ...[150, 30].map((degrees) => leaf(point(x, y - 2), 36 * s, 15 * s, degrees)),
    leaf(point(x, y - 2), 32 * s, 15 * s, 90),
  ),
  area(second, ...[150, 30, 90].map((degrees) => leaf(point(x, y - 2), 18 * s, 4 * s, degrees))),
]);

/** White bells that hang from bent stems. */
export const snowdrop: Form = ({ tones, accent, fruit }) => {
  const bells = [
    [54, 74, 0.8],
    [148, 78, 0.8],
    [112, 54, 1.1],
  ] as const;
  return [
    foliage(tones.mid, 6, 74),
    line(
      tones.dark,
      2.6,
      ...bells.map(
        ([x, y]) =>
          path`M${MIDDLE + (x - MIDDLE) * 0.24} ${GROUND}Q${MIDDLE + (x - MIDDLE) * 0.5} ${y - 26} ${x - 6} ${y - 22}Q${x + 2} ${y - 20} ${x} ${y - 4}`,
      ),
    ),
    ...bells.flatMap(([x, y, s]) => [
      area(tones.mid, ellipse(x, y - 4, 5 * s, 6 * s)),
      area('#dfe6dc', leaf(point(x, y - 2), 34 * s, 12 * s, 90)),
      area(accent, leaf(point(x, y - 2), 36 * s, 13 * s, 122), leaf(point(x, y - 2), 36 * s, 13 * s, 58)),
      area(fruit ?? tones.mid, circle(x, y + 24 * s, 3.4 * s)),
    ]),
  ];
};

/** Towers of hanging bells. */
export const bells: Form = ({ tones, accent }) => {
  const towers = [
    [56, 56],
    [146, 62],
    [MIDDLE, 18],
  ] as const;
  const bell = (x: number, y: number, side: number, s: number): Shape[] => [
    area(
      accent,
      path`M${x} ${y - 5 * s}Q${x + side * 14 * s} ${y - 4 * s} ${x + side * 19 * s} ${y + 10 * s}Q${x + side * 10 * s} ${y + 13 * s} ${x + side * 4 * s} ${y + 9 * s}Q${x - side * 2 * s} ${y + 4 * s} ${x} ${y - 5 * s}z`,
    ),
    fine(area('#f6dcea', ellipse(x + side * 12 * s, y + 9 * s, 5 * s, 2.4 * s))),
  ];
  return [
    foliage(tones.dark, 7, 48),
    line(tones.dark, 3.6, ...towers.map(([x, top]) => path`M${x} ${GROUND}V${top}`)),
    ...towers.flatMap(([x, top]) =>
      list(6, (i) => bell(x, top + 8 + i * 13, i % 2 === 0 ? 1 : -1, 0.55 + i * 0.11)).flat(),
    ),
    foliage(tones.mid, 5, 36),
  ];
};
