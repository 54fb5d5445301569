import { LEFT, RIGHT } from '../plants/backdrop.ts';
import { blossom } from '../plants/flowers.ts';
import { list } from '../plants/list.ts';
import { away, bent, blade, cloud, crescent, ellipse, leaf, path, point, trunk } from '../plants/paths.ts';
import type { Random } from '../plants/random.ts';
import { area, fine, line } from '../plants/shape.ts';
import { hsl } from '../plants/tones.ts';
import { across, fixed, type Layer } from './scene.ts';

const bumps = (random: Random): number[] => list(9, () => random.between(0.9, 1.1));

/** A fir of three skirts. */
export const firAt = (x: number, foot: number, high: number): string =>
  [0, 0.26, 0.52]
    .map((share) => {
      const half = high * (0.17 + share * 0.28);
      const top = foot - high * (1 - share * 0.82);
      return path`M${x} ${top}L${x + half} ${top + high * 0.44}H${x - half}z`;
    })
    .join('');

export const firs =
  (paint: string, n: number, level: number, high: number, trunkPaint = '#4a3326'): Layer =>
  (_palette, random) => {
    const trees = across(n, random, (x) => ({
      x,
      foot: level + random.between(-6, 6),
      size: high * random.between(0.75, 1.2),
    }));
    return [
      line(trunkPaint, 2.4, ...trees.map(({ x, foot }) => path`M${x} ${foot - 4}v8`)),
      area(paint, ...trees.map(({ x, foot, size }) => firAt(x, foot, size))),
    ];
  };

/** Broad crowns on stems, lit upper left. */
export const crowns =
  (hue: number, n: number, level: number, size = 15, sat = 36): Layer =>
  (_palette, random) => {
    const trees = across(n, random, (x) => ({
      x,
      y: level + random.between(-8, 8),
      r: size * random.between(0.75, 1.2),
    }));
    const crown = (x: number, y: number, r: number) => cloud(x, y - r * 0.3, r, r * 0.84, bumps(random));
    return [
      line('#4a3326', 3, ...trees.map(({ x, y, r }) => path`M${x} ${y}v${r + 14}`)),
      area(hsl(hue, sat, 22), ...trees.map(({ x, y, r }) => crown(x + 1.5, y + 1.5, r))),
      area(hsl(hue, sat, 34), ...trees.map(({ x, y, r }) => crown(x - 1, y - 1, r * 0.86))),
      fine(area(hsl(hue, sat, 46), ...trees.map(({ x, y, r }) => crown(x - r * 0.3, y - r * 0.24, r * 0.46)))),
    ];
  };

/** One flat-topped tree of the savanna. */
export const acacia = (x: number, foot: number, high: number, paint = '#4c6b2c'): Layer => {
  const roof = foot - high;
  return fixed(
    line(
      '#4f3826',
      high * 0.07,
      path`M${x} ${foot}Q${x + 2} ${foot - high * 0.4} ${x - high * 0.34} ${roof + 3}`,
      path`M${x} ${foot - high * 0.34}Q${x + high * 0.1} ${foot - high * 0.6} ${x + high * 0.36} ${roof + 4}`,
    ),
    area(
      paint,
      path`M${x - high * 0.75} ${roof + 6}Q${x - high * 0.6} ${roof - high * 0.2} ${x} ${roof - high * 0.2}Q${x + high * 0.66} ${roof - high * 0.2} ${x + high * 0.76} ${roof + 7}Q${x} ${roof + 1} ${x - high * 0.75} ${roof + 6}z`,
    ),
    area(
      '#6d8a3c',
      path`M${x - high * 0.6} ${roof + 2}Q${x - high * 0.44} ${roof - high * 0.16} ${x} ${roof - high * 0.17}Q${x - high * 0.1} ${roof - 2} ${x - high * 0.6} ${roof + 2}z`,
    ),
  );
};

/** A palm; the lean is how far the wind bends its head. */
export const palm = (x: number, foot: number, high: number, lean = 8, paint = '#3c7a44'): Layer => {
  const head = point(x + lean, foot - high);
  const frond = (degrees: number) => {
    const end = away(head, high * 0.44, degrees);
    return crescent(
      head,
      away(head, high * 0.3, degrees - (degrees > -90 ? 22 : -22)),
      point(end.x + lean * 0.3, end.y + high * 0.14),
      point((head.x + end.x) / 2, (head.y + end.y) / 2 + high * 0.05),
    );
  };
  return fixed(
    line('#7a5a3c', high * 0.07, bent(point(x, foot), point(x + lean * 0.1, foot - high * 0.6), head)),
    area(paint, ...[-185, -150, -118, -84, -52, -18, 6].map(frond)),
  );
};

/** Blades in clumps along a level. */
export const tufts =
  (paint: string, n: number, from: number, to: number, high = 9): Layer =>
  (_palette, random) => [
    line(
      paint,
      1.8,
      ...across(n, random, (x) => {
        const y = random.between(from, to);
        return path`M${x} ${y}q-1 ${-high * 0.6} -4 ${-high * 0.8}M${x} ${y}v${-high}M${x} ${y}q1 ${-high * 0.6} 5 ${-high * 0.7}`;
      }),
    ),
  ];

/** Reeds with brown heads that stand in water. */
export const reeds =
  (n: number, foot: number, high: number, from = LEFT, to = RIGHT): Layer =>
  (_palette, random) => {
    const stalks = list(n, (i) => {
      const x = from + ((to - from) / n) * (i + 0.5) + random.between(-3, 3);
      return {
        x,
        y: foot + random.between(-3, 3),
        top: foot - high * random.between(0.7, 1.15),
        lean: random.between(-6, 6),
      };
    });
    return [
      area(
        '#41703f',
        ...stalks.map(({ x, y, top, lean }) =>
          blade(point(x, y), 3.4, point(x, (y + top) / 2), point(x + lean * 1.6, top + 10)),
        ),
      ),
      line(
        '#4f6f36',
        1.6,
        ...stalks.filter((_, i) => i % 2 === 0).map(({ x, y, top, lean }) => path`M${x} ${y}L${x + lean} ${top}`),
      ),
      area(
        '#6a4528',
        ...stalks.filter((_, i) => i % 2 === 0).map(({ x, top, lean }) => ellipse(x + lean, top + 5, 2.4, 7)),
      ),
    ];
  };

/** Flowers of several paints strewn over a meadow; nearer ones are larger. */
export const flowers =
  (paints: readonly string[], n: number, from: number, to: number): Layer =>
  (_palette, random) =>
    across(n, random, (x, i) => {
      const y = random.between(from, to);
      const size = 2.6 + ((y - from) / (to - from)) * 4.4;
      return blossom(point(x, y), size, 5, paints[i % paints.length] ?? '#ffffff', '#f3c544');
    }).flat();

/** Straight trunks that rise out of the window, with strips of light. */
export const trunks =
  (paints: readonly [lit: string, shade: string], n: number, wide: number, foot = 146): Layer =>
  (_palette, random) =>
    across(n, random, (x) => {
      const half = wide * random.between(0.7, 1.15);
      const y = foot + random.between(-8, 6);
      return [
        area(paints[0], trunk(x, y, -4, half * 1.25, half)),
        area(paints[1], path`M${x + half * 0.2} -4H${x + half}L${x + half * 1.25} ${y}H${x + half * 0.3}z`),
      ];
    }).flat();

/** Bamboo: jointed stems with narrow leaves. */
export const bamboo =
  (n: number, paints: readonly [stem: string, joint: string, leaf: string]): Layer =>
  (_palette, random) => {
    const stems = across(n, random, (x) => ({ x, lean: random.between(-7, 7), wide: random.between(4, 7) }));
    return [
      ...stems.map(({ x, lean, wide }) => line(paints[0], wide, path`M${x} 152L${x + lean} -6`)),
      line(
        paints[1],
        1.5,
        ...stems.flatMap(({ x, lean, wide }) =>
          list(6, (i) => path`M${x + lean * (i / 6) - wide / 2} ${146 - i * 25}h${wide}`),
        ),
      ),
      area(
        paints[2],
        ...stems.flatMap(({ x, lean }, s) =>
          list(6, (i) => leaf(point(x + lean * 0.6, 20 + i * 14 + (s % 3) * 7), 17, 4, i % 2 === 0 ? 28 : 152)),
        ),
      ),
    ];
  };

/** Large leaves that push into the window from its foot. */
export const foliage =
  (paint: string, n: number, foot: number, long: number): Layer =>
  (_palette, random) => [
    area(
      paint,
      ...across(n, random, (x) =>
        [-132, -108, -88, -66, -44]
          .map((degrees) =>
            leaf(point(x, foot), long * random.between(0.75, 1.1), long * 0.24, degrees + random.between(-8, 8)),
          )
          .join(''),
      ),
    ),
  ];

/** Columns of the desert with an arm on each side. */
export const saguaro = (x: number, foot: number, high: number, paint = '#4f7d4d'): Layer =>
  fixed(
    line(paint, high * 0.16, path`M${x} ${foot}v${-high}`),
    line(
      paint,
      high * 0.11,
      path`M${x} ${foot - high * 0.34}h${-high * 0.22}v${-high * 0.26}`,
      path`M${x} ${foot - high * 0.46}h${high * 0.2}v${-high * 0.22}`,
    ),
  );

/** A tree without leaves. */
export const snag = (x: number, foot: number, high: number, paint: string): Layer =>
  fixed(
    line(paint, high * 0.08, path`M${x} ${foot}L${x + 2} ${foot - high * 0.6}`),
    line(
      paint,
      high * 0.045,
      path`M${x + 1} ${foot - high * 0.4}L${x - high * 0.26} ${foot - high * 0.74}M${x + 2} ${foot - high * 0.58}L${x + high * 0.24} ${foot - high * 0.92}`,
      path`M${x + 2} ${foot - high * 0.58}L${x - high * 0.06} ${foot - high}M${x - high * 0.14} ${foot - high * 0.6}L${x - high * 0.16} ${foot - high * 0.86}M${x + high * 0.13} ${foot - high * 0.76}L${x + high * 0.34} ${foot - high * 0.78}`,
    ),
  );
