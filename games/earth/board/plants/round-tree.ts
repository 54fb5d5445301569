import { type Form, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, cloud, leaf, type Point, point } from './paths.ts';
import type { Random } from './random.ts';
import { area, fine, line } from './shape.ts';
import { fruits, standing, tick } from './wood.ts';

interface Crown {
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const bumps = (n: number, random: Random): number[] => list(n, () => random.between(0.93, 1.06));

/** Somewhere in the crown, evenly spread. */
function inside({ y, wide, high }: Crown, reach: number, random: Random): Point {
  const angle = random.between(0, 2 * Math.PI);
  const far = Math.sqrt(random.next()) * reach;
  return point(MIDDLE + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far);
}

/** Lobes of leaves that face the light, upper left. */
const lobes = ({ y, wide, high }: Crown, random: Random): string[] =>
  list(7, (i) => {
    const angle = Math.PI * (0.75 + i * 0.13);
    const far = i % 2 === 0 ? 0.62 : 0.3;
    const [x, up] = [MIDDLE - 6 + Math.cos(angle) * wide * far, y - 3 + Math.sin(angle) * high * far];
    return cloud(x, up, random.between(15, 21), random.between(11, 15), bumps(8, random));
  });

const branch = (to: number): string => bent(point(MIDDLE, 122), point(MIDDLE + to * 0.3, 108), point(MIDDLE + to, 96));

/** A broad crown: a dark outline, lit lobes upper left, ticks, blossoms and fruit. */
export const roundTree: Form = (seedling) => {
  const { tones, random, bark, accent, fruit } = seedling;
  const wide = random.between(52, 64);
  const high = random.between(34, 43);
  const crown = { wide, high, y: 100 - high * 0.95 };
  const shaded = () => point(MIDDLE + random.between(6, wide * 0.8), crown.y + random.between(2, high * 0.7));
  const places = (n: number, reach: number) => list(n, () => inside(crown, reach, random));
  return [
    ...standing(seedling, MIDDLE, 92, 8, 5),
    line(bark.shade, 4, branch(-22), branch(22)),
    area(tones.deep, cloud(MIDDLE + 2, crown.y + 3, wide, high, bumps(17, random))),
    area(tones.dark, cloud(MIDDLE - 1, crown.y, wide * 0.96, high * 0.93, bumps(16, random))),
    area(tones.mid, ...lobes(crown, random)),
    fine(line(tones.light, 2, ...places(26, 0.86).map((place) => tick(place)))),
    fine(line(tones.deep, 2, ...list(12, () => tick(shaded())))),
    area(accent, ...places(16, 0.8).map((place) => leaf(place, 5.5, 2.6, random.between(0, 360)))),
    ...fruits(fruit, places(11, 0.82), 3.4),
  ];
};
