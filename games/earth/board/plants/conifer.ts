import { type Form, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, leaf, path, point } from './paths.ts';
import type { Random } from './random.ts';
import { area, fine, line } from './shape.ts';
import { standing } from './wood.ts';

const SKIRTS = 5;
const FOOT = 141;

interface Needles {
  readonly top: number;
  readonly reach: number;
}

const levelOf = ({ top }: Needles, share: number): number => top + (FOOT - top) * share ** 0.9;

/** One side of a skirt: it sweeps out, ends in two teeth and comes back under the next. */
function skirt(needles: Needles, i: number, side: 1 | -1, random: Random): string {
  const share = (i + 1) / SKIRTS;
  const y = levelOf(needles, share) - 3;
  const out = needles.reach * (0.16 + 0.84 * share ** 1.1) * random.between(0.95, 1.05);
  const x = (part: number) => MIDDLE + side * part;
  const tooth = Math.min(6, out * 0.16);
  const teeth =
    path`L${x(out - tooth * 0.8)} ${y + tooth}L${x(out - tooth * 1.9)} ${y - 2}` +
    path`L${x(out - tooth * 2.8)} ${y + tooth}`;
  const [inner, under] = i === SKIRTS - 1 ? [0, 1] : [out * 0.4, -2];
  return path`Q${x(out * 0.46)} ${y - 9} ${x(out)} ${y - 4}` + teeth + path`L${x(inner)} ${y + under}`;
}

const half = (needles: Needles, side: 1 | -1, random: Random): string => {
  const skirts = list(SKIRTS, (i) => skirt(needles, i, side, random));
  return path`M${MIDDLE} ${needles.top}` + skirts.join('') + path`L${MIDDLE} ${FOOT}z`;
};

/** Strokes of light on the left half. */
const lights = (needles: Needles): string[] =>
  list(SKIRTS, (i) => {
    const share = (i + 0.72) / SKIRTS;
    const y = levelOf(needles, share);
    const w = needles.reach * share * 0.34;
    const left = MIDDLE - 6 - w;
    return bent(point(left, y - 2.5), point(left + w * 0.7, y + 3), point(MIDDLE - 4 + w * 0.1, y - 1.5));
  });

const cone = (x: number, y: number): string => leaf(point(MIDDLE + x, y), 9, 5, 90);

/** Skirts of needles: the left half in the light, the right half dark. */
export const conifer: Form = (seedling) => {
  const { tones, random, fruit } = seedling;
  const needles = { top: random.between(12, 22), reach: random.between(44, 56) };
  const cones = list(8, (i) => cone(random.between(-1, 1) * (6 + i * 3.4), needles.top + 28 + i * 12));
  return [
    ...standing(seedling, MIDDLE, 132, 6, 5),
    area(tones.mid, half(needles, -1, random)),
    area(tones.deep, half(needles, 1, random)),
    fine(line(tones.light, 2, ...lights(needles))),
    ...(fruit === null ? [] : [area(fruit, ...cones)]),
  ];
};
