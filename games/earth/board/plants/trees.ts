import { roundTree } from './round-tree.ts';
import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, cloud, ellipse, path, point } from './paths.ts';
import { type Random } from './random.ts';
import { area, fine, line, type Shape } from './shape.ts';
import { fruits, tick } from './wood.ts';

/** Trees that are known by their trunk, their roots or their outline. */

const bumps = (n: number, random: Random): number[] => list(n, () => random.between(0.92, 1.07));

/** A tuft of leaves: dark, and lit upper left. */
const crown = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: { deep: string; dark: string; mid: string },
  random: Random,
): Shape[] => [
  area(tones.deep, cloud(x + 1.4, y + 2, rx, ry, bumps(11, random))),
  area(tones.dark, cloud(x, y, rx * 0.94, ry * 0.92, bumps(11, random))),
  area(tones.mid, cloud(x - rx * 0.24, y - ry * 0.26, rx * 0.6, ry * 0.54, bumps(9, random))),
];

/** A swollen trunk and a thin crown. */
export const baobab: Form = ({ tones, bark, random, accent }) => {
  const limbs = [
    [-52, 38],
    [-28, 26],
    [4, 20],
    [34, 28],
    [56, 40],
  ] as const;
  return [
    line(
      bark.shade,
      7,
      ...limbs.map(([dx, y]) =>
        bent(point(MIDDLE + dx * 0.34, 66), point(MIDDLE + dx * 0.6, 50), point(MIDDLE + dx, y)),
      ),
    ),
    area(bark.lit, path`M62 ${GROUND}Q70 118 66 92Q66 66 82 56H118Q134 66 134 92Q130 118 138 ${GROUND}z`),
    area(bark.shade, path`M104 56H118Q134 66 134 92Q130 118 138 ${GROUND}H108Q118 100 104 56z`),
    fine(line(bark.shade, 1.6, 'M80 72q4 30 -2 64M92 66q2 36 0 72')),
    ...limbs.flatMap(([dx, y]) => crown(MIDDLE + dx, y, 19, 10, tones, random)),
    fine(area(accent, ...limbs.map(([dx, y]) => ellipse(MIDDLE + dx * 0.9, y + 13, 2.4, 4.4)))),
  ];
};

/** A giant: a red trunk like a tower, with needles far up. */
export const sequoia: Form = ({ tones, bark, random }) => [
  area(bark.lit, path`M74 ${GROUND}Q86 128 88 60L94 8H106L112 60Q114 128 128 ${GROUND}z`),
  area(bark.shade, path`M102 8H106L112 60Q114 128 128 ${GROUND}H108Q106 70 102 8z`),
  fine(line(bark.shade, 1.6, 'M88 138Q94 100 96 50M98 140Q100 100 100 60M82 144Q90 120 92 96')),
  ...(
    [
      [78, 78, 15, 8],
      [124, 70, 16, 8],
      [76, 58, 20, 9],
      [122, 50, 21, 10],
      [84, 38, 22, 10],
      [114, 30, 20, 10],
      [98, 16, 20, 12],
    ] as const
  ).flatMap(([x, y, rx, ry]) => crown(x, y, rx, ry, tones, random)),
  area('#5f7d48', ...[24, 40, 158, 174].map((x) => path`M${x} 128l6 18h-12z`)),
];

/** A trunk whose bark peels in strips of many colours. */
export const rainbowBark: Form = (seedling) => [
  ...roundTree(seedling),
  ...(['#e8793a', '#5f9a4c', '#3f86b8', '#b8435c', '#f0c24a'] as const).map((paint, i) =>
    line(paint, 2.6, path`M${95 + i * 2.6} ${100 + (i % 2) * 6}Q${94 + i * 2.8} 122 ${93.4 + i * 3.2} ${GROUND - 2}`),
  ),
];

/** Stilt roots in the water. */
export const mangrove: Form = ({ tones, bark, random }) => [
  line(
    bark.shade,
    4.4,
    ...[-58, -40, -22, 20, 38, 56].map(
      (dx) => path`M${MIDDLE + dx * 0.14} 84Q${MIDDLE + dx * 0.8} 96 ${MIDDLE + dx} ${GROUND + 4}`,
    ),
  ),
  line(
    bark.lit,
    2,
    ...[-58, -40, -22].map(
      (dx) => path`M${MIDDLE + dx * 0.14 - 1} 84Q${MIDDLE + dx * 0.8 - 1} 96 ${MIDDLE + dx - 1} ${GROUND + 4}`,
    ),
  ),
  line(bark.shade, 9, path`M${MIDDLE} 100V62`),
  ...(
    [
      [70, 58, 34, 22],
      [132, 56, 36, 22],
      [100, 40, 40, 26],
    ] as const
  ).flatMap(([x, y, rx, ry]) => crown(x, y, rx, ry, tones, random)),
];

/** A fig with roots that hang down round its host. */
export const strangler: Form = ({ tones, bark, random, fruit }) => [
  area('#8a7a68', path`M88 ${GROUND}L92 60H108L112 ${GROUND}z`),
  line(
    bark.shade,
    5,
    'M96 70Q70 100 84 148',
    'M104 70Q132 104 114 148',
    'M92 84Q116 104 94 128',
    'M108 84Q86 108 108 132',
    'M74 70Q64 110 60 148',
    'M128 70Q140 110 142 148',
  ),
  line(bark.lit, 2, 'M95 70Q69 100 83 148', 'M73 70Q63 110 59 148', 'M91 84Q115 104 93 128'),
  ...(
    [
      [62, 54, 36, 24],
      [140, 54, 38, 24],
      [100, 38, 46, 28],
    ] as const
  ).flatMap(([x, y, rx, ry]) => crown(x, y, rx, ry, tones, random)),
  ...fruits(
    fruit,
    list(9, (i) => point(46 + i * 13, 46 + (i % 3) * 10)),
    3.4,
  ),
];

/** Long clusters that hang from a spreading crown. */
export const weeping: Form = ({ tones, bark, accent, random }) => {
  const cluster = (x: number, y: number, long: number): string[] =>
    list(5, (i) => ellipse(x + (i % 2 === 0 ? -1 : 1), y + (i * long) / 5, 6 - i * 0.9, 6 - i * 0.5));
  const places = list(13, (i) => point(34 + i * 11, 62 + ((i * 17) % 22)));
  return [
    line(bark.shade, 9, path`M${MIDDLE} ${GROUND}Q92 110 98 80`),
    line(
      bark.shade,
      5,
      bent(point(98, 84), point(70, 62), point(44, 58)),
      bent(point(98, 84), point(128, 60), point(158, 58)),
    ),
    ...(
      [
        [66, 48, 36, 18],
        [136, 48, 36, 18],
        [100, 38, 44, 22],
      ] as const
    ).flatMap(([x, y, rx, ry]) => crown(x, y, rx, ry, { deep: '#3f5f34', dark: '#557a40', mid: '#7a9a54' }, random)),
    area(tones.mid, ...places.flatMap(({ x, y }) => cluster(x, y, 40))),
    area(accent, ...places.flatMap(({ x, y }) => cluster(x - 2, y - 2, 24))),
  ];
};

/** A pine: bare below, clouds of needles above. */
export const pine: Form = ({ tones, bark, random, fruit }) => {
  const layers = [
    [64, 92, 30, 11],
    [136, 84, 32, 12],
    [74, 62, 32, 13],
    [128, 54, 30, 12],
    [98, 34, 32, 15],
  ] as const;
  return [
    area(bark.lit, path`M93 ${GROUND}L97 30H103L108 ${GROUND}z`),
    area(bark.shade, path`M101 ${GROUND}V30H103L108 ${GROUND}z`),
    line(bark.shade, 4, 'M100 108L66 94', 'M100 100L134 86', 'M100 78L76 64', 'M100 70L126 56'),
    ...layers.flatMap(([x, y, rx, ry]) => crown(x, y, rx, ry, tones, random)),
    fine(
      line(
        tones.light,
        1.8,
        ...layers.flatMap(([x, y, rx]) => list(5, (i) => tick(point(x - rx * 0.6 + i * rx * 0.26, y - 4)))),
      ),
    ),
    ...fruits(
      fruit,
      layers.map(([x, y]) => point(x + 10, y + 7)),
      3.4,
    ),
  ];
};
