import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { away, bent, crescent, path, type Point, point } from './paths.ts';
import type { Random } from './random.ts';
import { area, fine, line } from './shape.ts';
import { fruits } from './wood.ts';

interface Frond {
  readonly tip: Point;
  readonly up: Point;
  readonly under: Point;
  /** Whether it faces the light. */
  readonly lit: boolean;
}

/** A stem that leans from the ground to the head, from a part of its width to its right edge. */
const stem = (head: Point, below: number, above: number): string =>
  path`M${MIDDLE + below} ${GROUND}Q${MIDDLE + (below + above) / 2} 100 ${head.x + above} 60L${head.x + 5} 60` +
  path`Q${MIDDLE + 6} 100 ${MIDDLE + 8} ${GROUND}z`;

const ringsOf = (lean: number): string[] =>
  list(9, (i) => {
    const share = i / 9;
    const x = MIDDLE + lean * share;
    const y = GROUND - 6 - share * 76;
    return bent(point(x - 7 + share * 2, y), point(x, y + 3), point(x + 7 - share * 2, y));
  });

/** A frond rises from the head and droops at its end. */
function frond(head: Point, i: number, random: Random): Frond {
  const degrees = -196 + i * 21.2 + random.between(-4, 4);
  const reach = random.between(44, 54);
  const end = away(head, reach, degrees);
  const up = away(head, reach * 0.55, degrees - (degrees > -90 ? 28 : -28));
  const tip = point(end.x, end.y + 15 + Math.abs(Math.cos((degrees * Math.PI) / 180)) * 12);
  const under = point((up.x + head.x + tip.x) / 3, (up.y + head.y + tip.y) / 3 + 4);
  return { tip, up, under, lit: degrees < -100 };
}

/** A ringed stem and drooping fronds. */
export const palm: Form = ({ tones, random, bark, fruit }) => {
  const lean = random.between(-9, 9);
  const head = point(MIDDLE + lean, 58);
  const fronds = list(11, (i) => frond(head, i, random));
  const drawn = (isLit: boolean) =>
    fronds.filter(({ lit }) => lit === isLit).map(({ tip, up, under }) => crescent(head, up, tip, under));
  const spines = fronds.map(({ tip, up, under }) => bent(head, point((up.x + under.x) / 2, (up.y + under.y) / 2), tip));
  const bunch = list(9, (i) => point(head.x - 7 + (i % 5) * 3.6, head.y + 5 + Math.floor(i / 5) * 5));
  return [
    area(bark.lit, stem(head, -8, -5)),
    area(bark.shade, stem(head, 2, 1)),
    line(bark.shade, 1.6, ...ringsOf(lean)),
    area(tones.deep, ...drawn(false)),
    area(tones.mid, ...drawn(true)),
    fine(line(tones.light, 1.2, ...spines)),
    ...fruits(fruit, bunch, 3),
  ];
};
