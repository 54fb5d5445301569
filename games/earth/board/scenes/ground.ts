import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { list } from '../plants/list.ts';
import { mound, path, point, polygon, ridge } from '../plants/paths.ts';
import { area, faint, fine, line, type Shape } from '../plants/shape.ts';
import { across, fixed, type Layer } from './scene.ts';

/** A gentle ridge in one of the palette's tints. */
export const hills =
  (depth: number, level: number, sway = 8, n = 8): Layer =>
  ({ tint }, random) => [
    area(
      tint(depth),
      ridge(
        LEFT,
        RIGHT,
        list(n, () => level + random.between(-sway, sway)),
        FLOOR,
      ),
    ),
  ];

/** A flat stretch from one level down. */
export const flat = (paint: string, level: number): Layer =>
  fixed(area(paint, path`M${LEFT} ${level}H${RIGHT}V${FLOOR}H${LEFT}z`));

/** Three ridges, one before the other. */
export const downs =
  (from = 0, level = 66, sway = 8): Layer =>
  (palette, random) =>
    [0, 1, 2].flatMap((i) => hills(from + i, level + i * 24, sway)(palette, random));

/** Straight slopes from top to top. */
export const peaks =
  (depth: number, level: number, high: number, wide: number): Layer =>
  ({ tint }, random) => {
    const shift = random.between(-wide, 0);
    const points = list(20, (i) => {
      const y = i % 2 === 0 ? level + random.between(0, 8) : level - high * random.between(0.55, 1.15);
      return point(LEFT + shift + (i * wide) / 2, y);
    });
    return [area(tint(depth), polygon([...points, point(RIGHT + wide, FLOOR), point(LEFT - wide, FLOOR)]))];
  };

/** One mountain of two planes, lit on the left, with a cap of snow that reaches so far down. */
export const mountain = (
  x: number,
  top: number,
  foot: number,
  wide: number,
  paints: readonly [string, string],
  cap = 0,
): Layer => {
  const high = foot - top;
  const at = (share: number, side: number) => point(x + side * wide * share, top + high * share);
  const snow = cap / high;
  const edge = [at(snow, 1), at(snow * 0.72, 0.3), at(snow * 1.2, 0), at(snow * 0.76, -0.4), at(snow, -1)];
  const shapes: Shape[] = [
    area(paints[0], polygon([at(1, -1), at(0, 0), at(1, 1)])),
    area(paints[1], polygon([at(0, 0), at(1, 1), at(1, 0.16), at(0.5, 0.3)])),
  ];
  return fixed(...shapes, ...(cap > 0 ? [area('#f6f9fb', polygon([at(0, 0), ...edge]))] : []));
};

/** A volcano with a dent on top: the path from foot to foot. */
const coneAt = (x: number, top: number, foot: number, wide: number, mouth = 16): string =>
  path`M${x - wide} ${foot}Q${x - wide * 0.42} ${foot - 18} ${x - mouth} ${top}` +
  path`Q${x - mouth / 2} ${top + 7} ${x} ${top + 3}Q${x + mouth / 2} ${top + 8} ${x + mouth} ${top}` +
  path`Q${x + wide * 0.44} ${foot - 18} ${x + wide} ${foot}z`;

/** The same with its right side in the shade. */
export const cone = (
  x: number,
  top: number,
  foot: number,
  wide: number,
  paints: readonly [string, string],
  mouth = 16,
): Layer =>
  fixed(
    area(paints[0], coneAt(x, top, foot, wide, mouth)),
    area(
      paints[1],
      path`M${x + 2} ${top + 4}Q${x + mouth / 2} ${top + 8} ${x + mouth} ${top}` +
        path`Q${x + wide * 0.44} ${foot - 18} ${x + wide} ${foot}H${x + wide * 0.2}Q${x + 20} ${foot - 34} ${x + 2} ${top + 4}z`,
    ),
  );

/** Rivers of lava from a mouth down the slope. */
export const lavaStreams = (x: number, top: number, foot: number, paint = '#f2762e'): Layer =>
  fixed(
    line(
      paint,
      4.4,
      path`M${x - 5} ${top + 5}q-2 ${(foot - top) * 0.4} -16 ${(foot - top) * 0.8}`,
      path`M${x + 3} ${top + 5}q6 ${(foot - top) * 0.3} 4 ${(foot - top) * 0.92}`,
      path`M${x + 9} ${top + 6}q8 ${(foot - top) * 0.24} 22 ${(foot - top) * 0.5}`,
    ),
  );

/** A table mountain with banded walls. */
export const mesa = (x: number, top: number, foot: number, wide: number, paints: readonly string[]): Layer => {
  const band = (foot - top) / paints.length;
  return fixed(
    ...paints.map((paint, i) => {
      const spread = (level: number) => wide + level * 3.2 + (level % 2) * 4;
      const y = top + band * i;
      return area(
        paint,
        path`M${x - spread(i)} ${y}H${x + spread(i)}L${x + spread(i + 1)} ${y + band + 0.6}H${x - spread(i + 1)}z`,
      );
    }),
  );
};

/** A cut through the soil: horizons below the grass, each with its own paint and depth. */
export const strata =
  (level: number, horizons: readonly (readonly [paint: string, thickness: number])[]): Layer =>
  (_palette, random) => {
    let y = level;
    return horizons.map(([paint, thickness]) => {
      const edge = list(9, () => y + random.between(-3, 3));
      y += thickness;
      return area(paint, ridge(LEFT, RIGHT, edge, FLOOR));
    });
  };

/** Stones in the ground. */
export const pebbles =
  (paint: string, n: number, from: number, to: number, size = 5): Layer =>
  (_palette, random) => [
    area(
      paint,
      ...across(n, random, (x) => {
        const r = size * random.between(0.5, 1.2);
        const y = random.between(from, to);
        return polygon([
          point(x - r, y),
          point(x - r * 0.3, y - r * 0.8),
          point(x + r * 0.7, y - r * 0.6),
          point(x + r, y + r * 0.3),
          point(x, y + r * 0.6),
        ]);
      }),
    ),
  ];

/** Cracks in dry mud, or between plates. */
export const cracks =
  (paint: string, from: number, to: number, width = 1.6): Layer =>
  (_palette, random) => {
    const rows = list(4, (i) => from + ((to - from) / 3) * i);
    const level = rows.map(
      (y) => path`M${LEFT} ${y}` + across(12, random, (x) => path`L${x} ${y + random.between(-4, 4)}`).join(''),
    );
    const upright = rows
      .slice(1)
      .flatMap((y, i) =>
        across(8 + i * 2, random, (x) => path`M${x} ${y}L${x + random.between(-7, 7)} ${y - (to - from) / 3}`),
      );
    return [faint(0.8, line(paint, width, ...level, ...upright))];
  };

/** Ploughed furrows that meet far away. */
export const furrows = (paint: string, level: number, n = 13): Layer =>
  fixed(
    line(
      paint,
      3,
      ...list(n, (i) => path`M${100 + (i - (n - 1) / 2) * 5} ${level}L${100 + (i - (n - 1) / 2) * 44} ${FLOOR}`),
    ),
  );

/** A heap with a bumpy back. */
export const heap =
  (paint: string, x: number, foot: number, wide: number, high: number, n = 9): Layer =>
  (_palette, random) => [
    area(
      paint,
      mound(
        x,
        foot,
        wide,
        high,
        list(n, () => random.between(0.9, 1.08)),
      ),
    ),
  ];

/** Ripples of sand, or grains of ash. */
export const ripples =
  (paint: string, n: number, from: number, to: number): Layer =>
  (_palette, random) => [
    fine(faint(0.6, line(paint, 1.8, ...across(n, random, (x) => path`M${x} ${random.between(from, to)}q7 -4 14 0`)))),
  ];
