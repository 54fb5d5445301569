import { type Form, GROUND, MIDDLE, type Seedling } from './form.ts';
import { list } from './list.ts';
import { bent, ellipse, point, path } from './paths.ts';
import type { Random } from './random.ts';
import { area, fine, line, type Shape } from './shape.ts';

const STEM = { lit: '#f6ead2', shade: '#d9c6a2', edge: '#b59c74' };

interface Mushroom {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
}

/** The tallest in the middle and in front, two smaller ones beside it. */
const family = (random: Random): readonly Mushroom[] => [
  { x: 66 + random.between(-4, 4), top: 66 + random.between(-5, 7), wide: random.between(26, 31) },
  { x: 138 + random.between(-5, 4), top: 72 + random.between(-6, 7), wide: random.between(22, 27) },
  { x: MIDDLE + random.between(-3, 3), top: 24 + random.between(-3, 6), wide: random.between(41, 47) },
];

/** Where spots lie on a cap, across and down, and how large they are. */
const SPOTS = [
  [-0.18, 0.3, 0.15],
  [0.34, 0.26, 0.09],
  [0.26, 0.58, 0.13],
  [-0.54, 0.62, 0.13],
  [-0.06, 0.78, 0.11],
  [0.62, 0.7, 0.1],
  [-0.76, 0.84, 0.08],
] as const;

/** A cap on a stem, its right third in the shade, with spots in the accent. */
export const cap: Form = (seedling) => family(seedling.random).flatMap((mushroom) => capped(seedling, mushroom));

function capped({ tones, accent, random }: Seedling, { x, top, wide }: Mushroom): Shape[] {
  const high = wide * 1.22;
  const rim = top + high;
  const half = wide * 0.19;
  const dome = (left: number) =>
    path`M${x + left * wide} ${rim}` +
    path`C${x + left * wide} ${rim - high * 0.75} ${x + left * wide * 0.55} ${top} ${x} ${top}` +
    path`C${x + wide * 0.6} ${top} ${x + wide} ${rim - high * 0.62} ${x + wide} ${rim}` +
    path`Q${x} ${rim + wide * 0.2} ${x + left * wide} ${rim}z`;
  const shade =
    path`M${x + wide * 0.12} ${top + 0.8}` +
    path`C${x + wide * 0.62} ${top + 3} ${x + wide} ${rim - high * 0.62} ${x + wide} ${rim}` +
    path`Q${x + wide * 0.6} ${rim + wide * 0.11} ${x + wide * 0.24} ${rim + wide * 0.09}` +
    path`C${x + wide * 0.5} ${rim - high * 0.3} ${x + wide * 0.42} ${rim - high * 0.8} ${x + wide * 0.12} ${top + 0.8}z`;
  const spots = SPOTS.map(([across, down, size]) => {
    const r = wide * size * random.between(0.85, 1.15);
    return ellipse(x + across * wide + random.between(-2, 2), top + high * down, r, r * 0.88);
  });
  return [
    area(
      STEM.lit,
      path`M${x - half} ${rim - 4}L${x - half * 1.25} ${GROUND}H${x + half * 1.25}L${x + half} ${rim - 4}z`,
    ),
    area(
      STEM.shade,
      path`M${x + half * 0.1} ${rim - 4}L${x + half * 0.15} ${GROUND}H${x + half * 1.25}L${x + half} ${rim - 4}z`,
    ),
    area(STEM.edge, ellipse(x, rim + wide * 0.05, wide * 0.94, wide * 0.14)),
    area(STEM.lit, ellipse(x, rim + wide * 0.03, wide * 0.9, wide * 0.1)),
    area(tones.mid, dome(-1)),
    area(tones.dark, shade),
    area(accent, ...spots),
    area(
      STEM.lit,
      ellipse(x, rim + (GROUND - rim) * 0.28, half * 1.9, 4),
      ellipse(x + half * 0.7, rim + (GROUND - rim) * 0.28 + 2.5, half * 0.9, 3),
    ),
  ];
}

/** A funnel with ridges and a wavy rim. */
export const funnel: Form = (seedling) => family(seedling.random).flatMap((mushroom) => funnelled(seedling, mushroom));

function funnelled({ tones, accent, random }: Seedling, { x, top, wide }: Mushroom): Shape[] {
  const rim = top + wide * 0.42;
  const half = wide * 0.2;
  const waist = rim + (GROUND - rim) * 0.62;
  const wave = wide * 0.16 * random.between(0.8, 1.2);
  const bowl =
    path`M${x - wide} ${rim - wave}Q${x - half * 1.2} ${waist - 8} ${x - half} ${GROUND}H${x + half}` +
    path`Q${x + half * 1.2} ${waist - 8} ${x + wide} ${rim - wave * 1.2}z`;
  const lip =
    path`M${x - wide} ${rim - wave}` +
    path`C${x - wide * 0.7} ${rim - wide * 0.5} ${x - wide * 0.4} ${rim - wave * 0.4} ${x - wide * 0.1} ${rim - wide * 0.42}` +
    path`C${x + wide * 0.2} ${rim - wide * 0.5} ${x + wide * 0.5} ${rim - wave} ${x + wide} ${rim - wave * 1.2}` +
    path`C${x + wide * 0.7} ${rim + wave * 1.4} ${x + wide * 0.3} ${rim + wave * 0.4} ${x} ${rim + wave * 1.1}` +
    path`C${x - wide * 0.4} ${rim + wave * 1.7} ${x - wide * 0.7} ${rim + wave * 0.4} ${x - wide} ${rim - wave}z`;
  const ridges = list(9, (i) => {
    const across = -0.84 + i * 0.21;
    return bent(
      point(x + across * wide, rim + wave * (1.2 - Math.abs(across) * 1.3)),
      point(x + across * half * 1.6, waist - 8),
      point(x + across * half * 1.1, GROUND - 4),
    );
  });
  return [area(tones.mid, bowl), line(tones.dark, 2.2, ...ridges), area(accent, lip)];
}

/** Shelves on a trunk. */
export const bracket: Form = ({ tones, accent, bark, random }) => {
  const shelves = list(5, (i) => ({
    side: i % 2 === 0 ? -1 : 1,
    y: 38 + i * 22 + random.between(-4, 4),
    wide: random.between(32, 44),
    high: random.between(11, 15),
  }));
  const shelf = (side: number, y: number, wide: number, high: number) => {
    const x = MIDDLE + side * 13;
    return (
      path`M${x} ${y - high * 0.8}` +
      path`C${x + side * wide * 0.7} ${y - high * 1.1} ${x + side * wide} ${y - high * 0.4} ${x + side * wide} ${y}` +
      path`C${x + side * wide * 0.8} ${y + high * 0.7} ${x + side * wide * 0.3} ${y + high * 0.6} ${x} ${y + high * 0.9}z`
    );
  };
  const grain = list(
    7,
    (i) => path`M${MIDDLE - 14 + i * 4.5} ${12 + i * 3}l${random.between(-2, 2)} ${random.between(30, 110)}`,
  );
  return [
    area(bark.lit, path`M${MIDDLE - 19} 0H${MIDDLE + 17}L${MIDDLE + 21} ${GROUND}H${MIDDLE - 23}z`),
    area(bark.shade, path`M${MIDDLE + 5} 0H${MIDDLE + 17}L${MIDDLE + 21} ${GROUND}H${MIDDLE + 7}z`),
    fine(line(bark.shade, 1.4, ...grain)),
    ...shelves.flatMap(({ side, y, wide, high }) => [
      area(tones.dark, shelf(side, y + 2.6, wide, high)),
      area(tones.mid, shelf(side, y - 0.6, wide * 0.97, high * 0.82)),
      area(accent, shelf(side, y - 2.8, wide * 0.74, high * 0.42)),
    ]),
  ];
};
