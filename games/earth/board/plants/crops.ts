import { blossom, rays } from './flowers.ts';
import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { away, bent, circle, ellipse, leaf, path, type Point, point } from './paths.ts';
import { area, fine, line, type Shape } from './shape.ts';

/** Tall stalks with broad drooping leaves, cobs and tassels. */
export const maize: Form = ({ tones, accent }) => {
  const stalks = [54, 100, 146];
  const leaves = stalks.flatMap((x, s) =>
    list(4, (i) => {
      const side = (i + s) % 2 === 0 ? 1 : -1;
      const y = 124 - i * 21;
      return path`M${x} ${y}Q${x + side * 20} ${y - 30} ${x + side * 36} ${y - 4}Q${x + side * 18} ${y - 18} ${x} ${y + 8}z`;
    }),
  );
  const cob = (x: number, y: number): Shape[] => [
    area(tones.mid, ellipse(x, y + 4, 9, 17)),
    area(accent, ellipse(x, y - 3, 7, 15)),
    fine(line('#b8862a', 1, ...list(4, (i) => path`M${x - 6} ${y - 12 + i * 6}h12`))),
    area(
      tones.dark,
      path`M${x - 10} ${y - 2}Q${x - 2} ${y + 8} ${x} ${y + 22}Q${x - 12} ${y + 18} ${x - 10} ${y - 2}z`,
    ),
  ];
  return [
    line(tones.dark, 5.4, ...stalks.map((x) => path`M${x} ${GROUND}V28`)),
    line(
      '#d9b86a',
      2,
      ...stalks.flatMap((x) => [-12, -6, 0, 6, 12].map((dx) => path`M${x} 32q${dx * 0.4} -8 ${dx} -18`)),
    ),
    area(tones.mid, ...leaves.filter((_, i) => i % 2 === 0)),
    area(tones.dark, ...leaves.filter((_, i) => i % 2 === 1)),
    ...cob(64, 78),
    ...cob(110, 70),
    ...cob(138, 82),
  ];
};

/** One great head on one stem. */
export const sunflower: Form = ({ tones, accent, fruit }) => {
  const head = point(MIDDLE, 54);
  return [
    line(tones.dark, 6, path`M${MIDDLE} ${GROUND}Q${MIDDLE + 5} 100 ${MIDDLE} 56`),
    area(tones.dark, leaf(point(MIDDLE + 2, 112), 48, 15, -28), leaf(point(MIDDLE + 2, 128), 36, 12, -14)),
    area(tones.mid, leaf(point(MIDDLE + 2, 106), 50, 15, -156), leaf(point(MIDDLE + 2, 126), 38, 12, -168)),
    area('#c98a1c', ...list(20, (i) => leaf(head, 46, 8, i * 18 + 9))),
    ...rays(head, 48, 20, accent, fruit ?? '#5f3d22'),
    area(fruit ?? '#5f3d22', circle(head.x, head.y, 22)),
    fine(
      area(
        '#8a5c34',
        ...list(30, (i) => {
          const { x, y } = away(head, Math.sqrt(i) * 3.5, i * 137.5);
          return circle(x, y, 1.4);
        }),
      ),
    ),
  ];
};

/** Spears with scales, and feathery green behind. */
export const spears: Form = ({ tones, accent }) => {
  const all = [
    [44, 66],
    [68, 40],
    [94, 22],
    [120, 34],
    [146, 58],
    [160, 88],
  ] as const;
  const scales = all.flatMap(([x, top]) =>
    list(4, (i) => leaf(point(x + (i % 2 === 0 ? -4 : 4), top + 30 + i * 22), 11, 5, -90)),
  );
  return [
    line(
      tones.light,
      1.4,
      ...list(16, (i) =>
        bent(
          point(MIDDLE + (i - 8) * 3, GROUND),
          point(MIDDLE + (i - 8) * 5, 96),
          point(MIDDLE + (i - 8) * 11, 62 + Math.abs(i - 8) * 3),
        ),
      ),
    ),
    ...all.flatMap(([x, top]) => [
      area(
        tones.mid,
        path`M${x - 7} ${GROUND}V${top + 22}Q${x - 8} ${top + 6} ${x} ${top}Q${x + 8} ${top + 6} ${x + 7} ${top + 22}V${GROUND}z`,
      ),
      area(tones.dark, path`M${x + 1} ${GROUND}V${top}Q${x + 8} ${top + 6} ${x + 7} ${top + 22}V${GROUND}z`),
      area(accent, ...[0, 1, 2].map((i) => leaf(point(x - 4 + i * 4, top + 17), 13, 3.4, -90))),
    ]),
    area('#8f7fa8', ...scales),
  ];
};

/** Thick ribbed stalks that end in leaves. */
export const stalks: Form = ({ tones, accent }) => {
  const all = list(7, (i) => ({
    x: MIDDLE + (i - 3) * 9,
    top: point(MIDDLE + (i - 3) * 20, 58 + Math.abs(i - 3) * 7),
  }));
  return [
    line(tones.mid, 9, ...all.map(({ x, top }) => bent(point(x, GROUND), point(x, 100), top))),
    line(tones.light, 4, ...all.map(({ x, top }) => bent(point(x - 1, GROUND), point(x - 1, 100), top))),
    area(
      tones.dark,
      ...all.flatMap(({ top }) => [-160, -120, -90, -60, -20].map((degrees) => leaf(top, 21, 8, degrees))),
    ),
    area(accent, ...all.flatMap(({ top }) => [-140, -100, -40].map((degrees) => leaf(top, 13, 4, degrees)))),
  ];
};

/** Low leaves of three, white flowers and red fruit with seeds. */
export const strawberry: Form = ({ tones, accent }) => {
  const tops = [
    [48, 96],
    [84, 74],
    [122, 72],
    [156, 98],
  ] as const;
  const fruitAt = ({ x, y }: Point): Shape[] => [
    area(
      '#d03a34',
      path`M${x - 11} ${y - 6}Q${x} ${y - 14} ${x + 11} ${y - 6}Q${x + 9} ${y + 10} ${x} ${y + 15}Q${x - 9} ${y + 10} ${x - 11} ${y - 6}z`,
    ),
    fine(area('#f6dc8a', ...list(7, (i) => circle(x - 6 + (i % 3) * 6, y - 4 + Math.floor(i / 3) * 5, 0.9)))),
    area(tones.mid, ...[-150, -110, -70, -30].map((degrees) => leaf(point(x, y - 9), 10, 3.4, degrees))),
  ];
  return [
    line(
      tones.dark,
      2.6,
      ...tops.map(([x, y]) => bent(point(MIDDLE, GROUND), point((MIDDLE + x) / 2, 120), point(x, y))),
      bent(point(MIDDLE, GROUND), point(70, 118), point(66, 122)),
      bent(point(MIDDLE, GROUND), point(130, 112), point(132, 118)),
    ),
    ...tops.flatMap(([x, y], i) => [
      area(
        i % 2 === 0 ? tones.mid : tones.dark,
        ...[-150, -90, -30].map((degrees) => leaf(point(x, y), 32, 15, degrees)),
      ),
    ]),
    ...fruitAt(point(66, 126)),
    ...fruitAt(point(132, 124)),
    ...fruitAt(point(100, 132)),
    ...blossom(point(104, 92), 12, 5, accent, '#f3c544'),
    ...blossom(point(40, 120), 10, 5, accent, '#f3c544'),
    ...blossom(point(160, 120), 10, 5, accent, '#f3c544'),
  ];
};
