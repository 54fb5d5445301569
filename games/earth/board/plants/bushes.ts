import { berry, blossom } from './flowers.ts';
import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, cloud, ellipse, leaf, mound, type Point, point, path } from './paths.ts';
import { area, fine, line, type Shape } from './shape.ts';

/** Woody stems, domes of leaves that stand out at the rim, blossoms or berries. */
export const bush: Form = ({ tones, bark, accent, fruit, random }) => {
  const domes = [
    { x: 70, y: 103, rx: 22, ry: 20 },
    { x: 128, y: 104, rx: 24, ry: 21 },
    { x: 82, y: 84, rx: 23, ry: 20 },
    { x: 116, y: 80, rx: 25, ry: 21 },
    { x: 98, y: 106, rx: 26, ry: 20 },
  ].map(({ x, y, rx, ry }) => ({ x: x + random.between(-5, 5), y: y + random.between(-5, 5), rx, ry }));
  const inside = (reach: number): Point & { out: number } => {
    const { x, y, rx, ry } = random.pick(domes);
    const angle = random.between(0, 360);
    const far = Math.sqrt(random.next()) * reach;
    const out = (Math.atan2(y - 112, x - MIDDLE) * 180) / Math.PI;
    const turn = (angle * Math.PI) / 180;
    return { x: x + Math.cos(turn) * rx * far, y: y + Math.sin(turn) * ry * far, out };
  };
  const leaves = (n: number) =>
    list(n, () => {
      const foot = inside(1);
      return leaf(foot, random.between(11, 18), 3.6, foot.out + random.between(-40, 40));
    });
  const stems = [-22, -11, -2, 9, 19].map((x) =>
    bent(point(MIDDLE + x * 0.42, GROUND), point(MIDDLE + x * 0.8, 132), point(MIDDLE + x * 1.9, 100)),
  );
  return [
    line(bark.shade, 4.2, ...stems),
    line(bark.lit, 1.6, ...stems.slice(0, 3)),
    area(
      tones.deep,
      ...domes.map(({ x, y, rx, ry }) =>
        cloud(
          x,
          y,
          rx,
          ry,
          list(9, () => random.between(0.92, 1.1)),
        ),
      ),
    ),
    area(tones.dark, ...leaves(54)),
    area(tones.mid, ...leaves(30)),
    fine(area(tones.light, ...leaves(9))),
    ...bearing(inside, accent, fruit, random.between(0, 72)),
  ];
};

/** Fruit where the genus is known for it, blossoms otherwise. */
function bearing(inside: (reach: number) => Point, accent: string, fruit: string | null, turn: number): Shape[] {
  if (fruit !== null) return list(11, () => inside(0.8)).flatMap((place) => berry(place, 4.4, fruit));
  return list(10, () => inside(0.82)).flatMap((place) => blossom(place, 8.6, 5, accent, '#f3c544', turn));
}

/** Columns with ribs and thorns. */
export const cactus: Form = ({ tones, accent, random }) => {
  const column = (x: number, top: number, half: number, foot = GROUND) =>
    path`M${x - half} ${foot}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${foot}z`;
  const arm = (side: 1 | -1, y: number, top: number) => {
    const x = MIDDLE + side * 32;
    return (
      path`M${MIDDLE} ${y + 8}` +
      path`Q${x + side * 8} ${y + 10} ${x + 8} ${y - 14}V${top + 8}a8 8 0 0 0 -16 0V${y - 14}` +
      path`Q${x - 8 * side} ${y - 6} ${MIDDLE} ${y - 6}z`
    );
  };
  const tall = random.between(28, 40);
  const left = random.between(92, 104);
  const right = random.between(82, 96);
  const ribs = [-6, 0, 6].map((x) => path`M${MIDDLE + x} ${tall + 12}V${GROUND - 4}`);
  return [
    area(tones.dark, arm(-1, left, left - 44), arm(1, right, right - 40)),
    area(tones.mid, column(MIDDLE, tall, 14)),
    area(tones.dark, column(MIDDLE + 8, tall + 5, 6)),
    line(tones.deep, 1.4, ...ribs),
    fine(line(tones.light, 1.6, ...list(12, (i) => path`M${MIDDLE - 10 + (i % 2) * 3} ${tall + 18 + i * 9}l-3 -2`))),
    ...blossom(point(MIDDLE - 4, tall + 1), 8, 6, accent, '#f3c544'),
    ...blossom(point(MIDDLE + 33, right - 40), 6.4, 6, accent, '#f3c544'),
    ...blossom(point(MIDDLE - 31, left - 43), 6, 6, accent, '#f3c544'),
  ];
};

/** Round leaves that float, with flowers between them. */
export const pads: Form = ({ tones, accent, random }) => {
  const floating = [
    { x: 56, y: 128, r: 27 },
    { x: 140, y: 132, r: 29 },
    { x: 100, y: 116, r: 24 },
    { x: 96, y: 141, r: 25 },
  ].map(({ x, y, r }) => ({ x: x + random.between(-4, 4), y, r: r + random.between(-3, 3) }));
  const pad = (x: number, y: number, r: number) => ellipse(x, y, r, r * 0.3);
  const petals = (x: number, y: number, size: number): Shape[] => [
    area('rgb(0 0 0 / 12%)', ellipse(x, y + 4, size * 0.9, 4)),
    area(accent, ...[-160, -20, -142, -38].map((degrees) => leaf(point(x, y), size, size * 0.42, degrees))),
    area('#fffaf0', ...[-122, -58, -90].map((degrees) => leaf(point(x, y), size * 1.02, size * 0.36, degrees))),
    area('#f3c544', ellipse(x, y - 2, size * 0.2, size * 0.12)),
  ];
  return [
    area(tones.deep, ...floating.map(({ x, y, r }) => pad(x + 1, y + 3, r))),
    area(tones.mid, ...floating.map(({ x, y, r }) => pad(x, y, r))),
    area(tones.light, ...floating.map(({ x, y, r }) => pad(x - r * 0.22, y - 1, r * 0.6))),
    fine(
      line(
        tones.dark,
        1.2,
        ...floating.flatMap(({ x, y, r }) =>
          [-150, -100, -40, 30, 120].map(
            (a) =>
              path`M${x} ${y}l${Math.cos((a * Math.PI) / 180) * r * 0.8} ${Math.sin((a * Math.PI) / 180) * r * 0.24}`,
          ),
        ),
      ),
    ),
    line(
      tones.dark,
      3,
      bent(point(72, 124), point(70, 104), point(78, 92)),
      bent(point(122, 126), point(126, 92), point(118, 68)),
    ),
    ...petals(78, 94, 22),
    ...petals(118, 70, 27),
  ];
};

/** A low cushion of moss or lichen, with fine stalks. */
export const cushion: Form = ({ tones, accent, random }) => {
  const hill = (x: number, w: number, h: number, foot = GROUND) =>
    mound(
      x,
      foot,
      w,
      h,
      list(11, () => random.between(0.92, 1.08)),
    );
  const stalks = list(24, (i) => {
    const x = 40 + i * 5.2 + random.between(-2, 2);
    const foot = point(x, GROUND - 34 + Math.abs(x - MIDDLE) * 0.4);
    return { foot, tip: point(x + random.between(-6, 6), foot.y - random.between(14, 32)) };
  });
  const blades = list(30, () => {
    const x = Math.round(random.between(50, 146));
    const y = Math.round(GROUND - random.between(4, 34));
    return path`M${x} ${y}l-2 -5M${x} ${y}l3 -4`;
  });
  return [
    line(tones.dark, 1.8, ...stalks.map(({ foot, tip }) => bent(foot, point(foot.x, (foot.y + tip.y) / 2), tip))),
    area(accent, ...stalks.map(({ tip }) => ellipse(tip.x, tip.y, 2.4, 3.6))),
    area(tones.deep, hill(64, 42, 38), hill(146, 36, 30)),
    area(tones.dark, hill(106, 52, 50)),
    area(tones.mid, hill(88, 36, 36), hill(136, 24, 22), hill(50, 26, 22)),
    fine(line(tones.light, 1.6, ...blades)),
  ];
};
