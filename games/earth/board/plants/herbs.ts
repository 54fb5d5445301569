import { blossom, rays } from './flowers.ts';
import { type Form, GROUND, MIDDLE, type Seedling } from './form.ts';
import { list } from './list.ts';
import { away, bent, blade, circle, leaf, type Point, point, path } from './paths.ts';
import { area, faint, fine, line, type Shape } from './shape.ts';

/** Stems that leave the ground close together and part like a fan. */
function fan({ random }: Seedling, n: number, spread: number, top: number): { foot: Point; tip: Point; by: Point }[] {
  return list(n, (i) => {
    const side = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
    const foot = point(MIDDLE + side * n * 1.7, GROUND);
    const tip = point(MIDDLE + side * spread + random.between(-3, 3), top + side * side * 26 + random.between(-4, 4));
    return { foot, tip, by: point(foot.x + side * 4, (foot.y + tip.y) / 2 + 6) };
  });
}

const stemsOf = (stems: readonly { foot: Point; tip: Point; by: Point }[]): string[] =>
  stems.map(({ foot, by, tip }) => bent(foot, by, tip));

/** Narrow leaves at the foot. */
function tuft({ tones, random }: Seedling, n: number, reach: number, high: number): Shape[] {
  const leaves = list(n, (i) => {
    const side = (i / (n - 1)) * 2 - 1;
    const foot = point(MIDDLE + side * 12, GROUND);
    const tip = point(MIDDLE + side * reach, GROUND - high * (1.1 - Math.abs(side) * 0.45) + random.between(-5, 5));
    return blade(foot, 5, point(foot.x + side * 8, (foot.y + tip.y) / 2), tip);
  });
  return [
    area(tones.dark, ...leaves.filter((_, i) => i % 2 === 0)),
    area(tones.mid, ...leaves.filter((_, i) => i % 2 === 1)),
  ];
}

/** Stems that end in a spike of beads. */
export const spike: Form = (seedling) => {
  const { tones, accent, random } = seedling;
  const stems = fan(seedling, 7, 54, 34);
  const beads = (tip: Point, by: Point, shift: number) => {
    const back = (Math.atan2(by.y - tip.y, by.x - tip.x) * 180) / Math.PI;
    return list(9, (i) => {
      const { x, y } = away(tip, i * 4.6, back);
      return circle(x + shift - i * 0.25, y, 2.5 + Math.min(i, 5) * 0.5 + random.between(0, 0.4));
    });
  };
  return [
    line(tones.dark, 3, ...stemsOf(stems)),
    line(tones.mid, 1.2, ...stemsOf(stems)),
    ...tuft(seedling, 6, 40, 46),
    faint(0.62, area(accent, ...stems.flatMap(({ tip, by }) => beads(tip, by, 4)))),
    area(accent, ...stems.flatMap(({ tip, by }) => beads(tip, by, -1))),
    fine(
      line(
        tones.dark,
        1,
        ...stems.map(
          ({ tip, by }) =>
            path`M${tip.x} ${tip.y + 3}L${tip.x + (by.x - tip.x) * 0.42} ${tip.y + (by.y - tip.y) * 0.42}`,
        ),
      ),
    ),
  ];
};

/** Rays that carry a flat head of dots. */
export const umbel: Form = (seedling) => {
  const { tones, accent, random } = seedling;
  const stems = fan(seedling, 5, 50, 44);
  const heads = stems.map(({ tip }) => ({ tip, size: random.between(16, 21) }));
  const ends = ({ tip, size }: { tip: Point; size: number }) =>
    list(9, (i) => point(tip.x + ((i - 4) / 4) * size, tip.y - size * 0.62 + Math.abs(i - 4) ** 1.6 * 0.9));
  const feather = ({ foot, tip }: { foot: Point; tip: Point }) =>
    list(6, (i) => {
      const share = 0.14 + i * 0.11;
      const at = point(foot.x + (tip.x - foot.x) * share, foot.y + (tip.y - foot.y) * share);
      return path`M${at.x} ${at.y}L${at.x + (i % 2 === 0 ? -1 : 1) * 14} ${at.y - 9}`;
    });
  return [
    line(tones.dark, 3, ...stemsOf(stems)),
    line(tones.mid, 1.4, ...stems.flatMap(feather)),
    line(
      tones.dark,
      1.2,
      ...heads.flatMap((head) =>
        ends(head).map(({ x, y }) => bent(head.tip, point((x + head.tip.x) / 2, y + 3), point(x, y))),
      ),
    ),
    area(accent, ...heads.flatMap((head) => ends(head).map(({ x, y }) => circle(x, y, 2.9)))),
    fine(
      area(
        'rgb(255 255 255 / 50%)',
        ...heads.flatMap((head) => ends(head).map(({ x, y }) => circle(x - 0.8, y - 0.9, 1))),
      ),
    ),
  ];
};

/** Flowers on stems, each with an eye; sunflowers and daisies. */
export const daisy: Form = (seedling) => {
  const { tones, accent, fruit, random } = seedling;
  const stems = fan(seedling, 5, 40, 42);
  const sized = stems.map(({ tip }, i) => ({ tip, size: i === 2 ? 19 : random.between(12, 15) }));
  const heads = sized.toSorted((a, b) => a.size - b.size);
  const petals = random.pick([8, 9, 11]);
  const eye = fruit ?? '#f0b93a';
  return [
    line(tones.dark, 3.2, ...stemsOf(stems)),
    area(tones.mid, ...stems.flatMap(({ foot, tip }) => stemLeaves(foot, tip, 4, 15))),
    ...tuft(seedling, 5, 34, 34),
    ...heads.flatMap(({ tip, size }) =>
      petals > 8 ? rays(tip, size, petals + 2, accent, eye) : blossom(tip, size, petals, accent, eye),
    ),
  ];
};

/** Leaves in turns along a stem. */
function stemLeaves(foot: Point, tip: Point, n: number, length: number): string[] {
  return list(n, (i) => {
    const share = 0.2 + (0.6 / n) * i;
    const at = point(foot.x + (tip.x - foot.x) * share, foot.y + (tip.y - foot.y) * share);
    return leaf(at, length, 4.4, i % 2 === 0 ? -150 : -30);
  });
}

/** Blades, and a few ears above them. */
export const grass: Form = (seedling) => {
  const { tones, accent, random } = seedling;
  const blades = list(34, (i) => {
    const side = random.between(-1, 1);
    const foot = point(MIDDLE + side * 15 + random.between(-3, 3), GROUND);
    const tip = point(
      MIDDLE + side * random.between(38, 66),
      GROUND - random.between(46, 100) * (1 - Math.abs(side) * 0.34),
    );
    return { side: i % 3, d: blade(foot, 5, point(foot.x + side * 8, tip.y + (GROUND - tip.y) * 0.35), tip) };
  });
  const of = (side: number) => blades.filter((one) => one.side === side).map(({ d }) => d);
  const ears = fan(seedling, 6, 32, 30);
  const grains = ({ tip, by }: { tip: Point; by: Point }) =>
    list(10, (i) => {
      const share = i * 0.042;
      const at = point(tip.x + (by.x - tip.x) * share, tip.y + (by.y - tip.y) * share);
      return leaf(at, 8, 2.6, -90 + (i % 2 === 0 ? -34 : 34));
    });
  return [
    line(tones.dark, 1.8, ...stemsOf(ears)),
    area(tones.deep, ...of(0)),
    area(tones.dark, ...of(1)),
    area(tones.mid, ...of(2)),
    area(accent, ...ears.flatMap(grains)),
    fine(
      line(
        tones.light,
        1,
        ...list(9, () => {
          const side = random.between(-1, 1);
          return bent(point(MIDDLE + side * 12, GROUND), point(MIDDLE + side * 18, 108), point(MIDDLE + side * 46, 78));
        }),
      ),
    ),
  ];
};

/** Stems with pairs of leaves; flowers or fruit where the genus has them. */
export const leafy: Form = (seedling) => {
  const { tones, accent, fruit, random } = seedling;
  const stems = fan(seedling, 5, 46, 46);
  const pairs = ({ foot, by, tip }: { foot: Point; by: Point; tip: Point }, side: 1 | -1) =>
    list(7, (i) => {
      const t = 0.2 + i * 0.125;
      const at = point(
        (1 - t) ** 2 * foot.x + 2 * t * (1 - t) * by.x + t * t * tip.x,
        (1 - t) ** 2 * foot.y + 2 * t * (1 - t) * by.y + t * t * tip.y,
      );
      const length = 19 - i * 1.4;
      return leaf(at, length, 5.6, -90 + side * (62 - i * 3) + random.between(-6, 6));
    });
  return [
    line(tones.dark, 3, ...stemsOf(stems)),
    area(tones.dark, ...stems.flatMap((stem) => pairs(stem, 1))),
    area(tones.mid, ...stems.flatMap((stem) => pairs(stem, -1)), ...stems.map(({ tip }) => leaf(tip, 13, 4.4, -90))),
    fine(line(tones.light, 1, ...stems.map(({ foot, by, tip }) => bent(foot, by, tip)))),
    ...(fruit === null
      ? []
      : stems.flatMap(({ tip, by }) => fruitAt(point((tip.x + by.x) / 2 + 6, (tip.y + by.y) / 2), fruit))),
    ...(accent === '' ? [] : stems.flatMap(({ tip }) => blossom(point(tip.x, tip.y - 4), 8.5, 5, accent, '#f3c544'))),
  ];
};

const fruitAt = ({ x, y }: Point, paint: string): Shape[] => [
  area(paint, circle(x, y, 5.2)),
  area('rgb(255 255 255 / 40%)', circle(x - 1.6, y - 1.8, 1.4)),
];
