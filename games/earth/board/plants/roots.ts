import { blossom } from './flowers.ts';
import { type Form, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, blade, ellipse, leaf, path, point } from './paths.ts';
import { area, line, type Shape } from './shape.ts';

/** Herbs that are known by what grows in the earth. */

/** Herbs that are known by one part of them: a bulb, a root, a cob, a head. */

/** Where the earth is cut open to show what grows in it. */
const SOIL_LINE = 112;

const cut: readonly Shape[] = [
  area('#8a6444', path`M20 ${SOIL_LINE}Q100 ${SOIL_LINE - 8} 180 ${SOIL_LINE}V152Q100 160 20 152z`),
  area('#6b4a32', path`M20 ${SOIL_LINE + 22}Q100 ${SOIL_LINE + 12} 180 ${SOIL_LINE + 22}V152Q100 160 20 152z`),
];

const bulbAt = (x: number, y: number, r: number, paint: string, shade: string): Shape[] => [
  line('#e6d9bc', 1.4, ...[-8, -3, 3, 8].map((dx) => path`M${x + dx * 0.4} ${y + r * 0.8}q${dx * 0.4} 6 ${dx} 11`)),
  area(
    paint,
    path`M${x} ${y - r * 1.5}Q${x + r * 0.2} ${y - r * 0.9} ${x + r} ${y - r * 0.2}A${r} ${r * 0.94} 0 1 1 ${x - r} ${y - r * 0.2}Q${x - r * 0.2} ${y - r * 0.9} ${x} ${y - r * 1.5}z`,
  ),
  line(
    shade,
    1.8,
    bent(point(x, y - r), point(x - r * 0.9, y), point(x - r * 0.2, y + r * 0.84)),
    bent(point(x, y - r), point(x + r * 0.9, y), point(x + r * 0.2, y + r * 0.84)),
    path`M${x} ${y - r}V${y + r * 0.84}`,
  ),
];

/** Bulbs in the earth under hollow leaves; the accent is the skin, the fruit its veins. */
export const bulb: Form = ({ tones, accent, fruit }) => {
  const places = [62, 100, 140];
  const leaves = places.flatMap((x, i) =>
    [-26, -9, 9, 24].map((lean) =>
      blade(point(x, SOIL_LINE), 6, point(x + lean * 0.3, 80), point(x + lean, 38 + Math.abs(lean) * 0.5 + i * 3)),
    ),
  );
  return [
    area(tones.dark, ...leaves.filter((_, i) => i % 2 === 0)),
    area(tones.mid, ...leaves.filter((_, i) => i % 2 === 1)),
    ...cut,
    ...places.flatMap((x, i) => bulbAt(x, 130, i === 1 ? 17 : 14, accent, fruit ?? '#cdbfa8')),
  ];
};

/** A knobbed root in the earth, leafy shoots and a red cone above it. */
export const rhizome: Form = ({ tones, accent }) => {
  const shoots = [52, 96, 142];
  const pairs = (x: number, side: 1 | -1) =>
    list(5, (i) => leaf(point(x, SOIL_LINE - 12 - i * 14), 34 - i * 3, 6, -90 + side * (56 - i * 5)));
  return [
    line(tones.dark, 4, ...shoots.map((x) => path`M${x} ${SOIL_LINE}V34`)),
    area(tones.dark, ...shoots.flatMap((x) => pairs(x, 1))),
    area(tones.mid, ...shoots.flatMap((x) => pairs(x, -1))),
    area(accent, ...list(5, (i) => ellipse(120, 64 + i * 7, 10 - Math.abs(i - 2) * 2, 6))),
    line(tones.dark, 3, path`M120 98V${SOIL_LINE}`),
    ...cut,
    area(
      '#d9b07a',
      ellipse(70, 130, 26, 10),
      ellipse(112, 134, 28, 11),
      ellipse(146, 126, 16, 9),
      ellipse(92, 120, 11, 10),
      ellipse(128, 118, 8, 9),
    ),
    line(
      '#b0844e',
      1.6,
      ...list(7, (i) => bent(point(54 + i * 15, 123), point(58 + i * 15, 131), point(54 + i * 15, 139))),
    ),
  ];
};

/** Tubers in the earth under leafy stems with small flowers. */
export const tubers: Form = ({ tones, accent }) => {
  const stems = [
    [62, 56],
    [100, 40],
    [138, 58],
  ] as const;
  return [
    line(
      tones.dark,
      4,
      ...stems.map(([x, y]) => bent(point(MIDDLE + (x - MIDDLE) * 0.4, SOIL_LINE), point(x, 90), point(x, y))),
    ),
    area(
      tones.dark,
      ...stems.flatMap(([x, y]) => list(4, (i) => leaf(point(x, y + 8 + i * 14), 30, 10, i % 2 === 0 ? -20 : -160))),
    ),
    area(
      tones.mid,
      ...stems.flatMap(([x, y]) => list(4, (i) => leaf(point(x, y + 4 + i * 14), 26, 9, i % 2 === 0 ? -150 : -34))),
    ),
    ...stems.flatMap(([x, y]) => blossom(point(x, y - 4), 10, 5, accent, '#f3c544')),
    ...cut,
    line('#e6d9bc', 1.6, 'M100 114Q80 118 62 130M100 114Q118 120 140 130M100 114V134'),
    area('#a87a48', ellipse(60, 134, 16, 10), ellipse(100, 140, 18, 10), ellipse(142, 133, 15, 10)),
    area('#cfa46c', ellipse(58, 132, 14, 8), ellipse(98, 138, 16, 8), ellipse(140, 131, 13, 8)),
  ];
};
