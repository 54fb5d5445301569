import { itemAt } from '@grove/kernel';
import { type Form, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, leaf, path, point } from './paths.ts';
import type { Random } from './random.ts';
import { area, fine, line } from './shape.ts';
import { fruits, standing, tick } from './wood.ts';

interface Roof {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Flat below, a long dome above. */
const roof = ({ x, y, w, h }: Roof): string =>
  path`M${x - w} ${y}C${x - w * 0.9} ${y - h} ${x - w * 0.35} ${y - h * 1.35} ${x} ${y - h * 1.3}` +
  path`C${x + w * 0.45} ${y - h * 1.3} ${x + w * 0.95} ${y - h * 0.8} ${x + w} ${y}` +
  path`Q${x + w * 0.8} ${y + h * 0.42} ${x} ${y + h * 0.3}Q${x - w * 0.8} ${y + h * 0.42} ${x - w} ${y}z`;

const smaller = ({ x, y, w, h }: Roof, dx: number, dy: number, part: number): Roof => ({
  x: x + dx,
  y: y + dy,
  w: w * part,
  h: h * part,
});

/** Two roofs side by side, and one above them. */
const roofsOf = (random: Random): Roof[] =>
  [-30, 32, 0].map((x, i) => ({
    x: MIDDLE + x + random.between(-4, 4),
    y: (i === 2 ? 44 : 57) + random.between(-3, 3),
    w: random.between(37, 44),
    h: random.between(17, 22),
  }));

/** Flat roofs on spread branches. */
export const umbrella: Form = (seedling) => {
  const { tones, random, bark, accent, fruit } = seedling;
  const fork = random.between(92, 102);
  const tips = [-44, -24, 0, 22, 43].map((x) => point(MIDDLE + x + random.between(-4, 4), random.between(56, 64)));
  const roofs = roofsOf(random);
  const places = (n: number, left: number, right: number) =>
    list(n, (i) =>
      point(itemAt(roofs, i % 3).x + random.between(left, right), itemAt(roofs, i % 3).y - random.between(2, 16)),
    );
  const branches = tips.map((tip) => bent(point(MIDDLE, fork + 2), point((MIDDLE + tip.x) / 2, fork - 8), tip));
  return [
    ...standing(seedling, MIDDLE, fork - 2, 8, 5.5),
    line(bark.shade, 4.4, ...branches),
    ...roofs.flatMap((one) => [
      area(tones.deep, roof(smaller(one, 2, 2, 1))),
      area(tones.dark, roof(smaller(one, 0, 0, 0.95))),
      area(tones.mid, roof(smaller(one, one.w * -0.24, one.h * -0.22, 0.63))),
    ]),
    fine(line(tones.light, 2, ...places(18, -24, 8).map((place) => tick(place)))),
    fine(area(accent, ...places(10, -26, 26).map((place) => leaf(place, 5, 2.4, random.between(0, 360))))),
    ...fruits(fruit, places(8, -28, 28), 3),
  ];
};
