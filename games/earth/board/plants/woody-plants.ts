import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, ellipse, leaf, path, type Point, point } from './paths.ts';
import { area, fine, line } from './shape.ts';

/** Woody and fleshy plants without a crown of leaves. */

/** Great paddles on a soft stem, and a hanging bunch. */
export const banana: Form = ({ tones, bark, fruit }) => {
  const paddle = (degrees: number, long: number): readonly [string, string] => {
    const angle = (degrees * Math.PI) / 180;
    const tip = point(MIDDLE + Math.cos(angle) * long, 66 + Math.sin(angle) * long + Math.abs(Math.cos(angle)) * 26);
    const up = point(
      (MIDDLE + tip.x) / 2 + Math.sin(angle) * 20,
      (66 + tip.y) / 2 - Math.abs(Math.cos(angle)) * 30 - 8,
    );
    const low = point((MIDDLE + tip.x) / 2 - Math.sin(angle) * 8, (66 + tip.y) / 2 + 6);
    return [
      path`M${MIDDLE} 70Q${up.x} ${up.y} ${tip.x} ${tip.y}Q${low.x} ${low.y} ${MIDDLE} 70z`,
      bent(point(MIDDLE, 70), point((up.x + low.x) / 2, (up.y + low.y) / 2), tip),
    ];
  };
  const leaves = [-176, -148, -118, -92, -64, -34, -6].map((degrees) => paddle(degrees, 66));
  return [
    area(bark.lit, path`M90 ${GROUND}L94 64H106L112 ${GROUND}z`),
    area(bark.shade, path`M102 ${GROUND}V64H106L112 ${GROUND}z`),
    area(tones.dark, ...leaves.filter((_, i) => i % 2 === 0).map(([d]) => d)),
    area(tones.mid, ...leaves.filter((_, i) => i % 2 === 1).map(([d]) => d)),
    line(tones.light, 1.8, ...leaves.map(([, spine]) => spine)),
    line(tones.dark, 3, 'M104 72q14 6 15 20'),
    area(
      fruit ?? '#f2c93c',
      ...list(3, (row) => list(4, (i) => path`M${109 + i * 6} ${88 + row * 9}q-5 6 -1 12q4 -1 5 -11z`)).flat(),
    ),
    area('#8c3a5c', leaf(point(119, 116), 15, 7, 90)),
  ];
};

/** A creeping dwarf: wood that lies on the ground, round leaves and upright catkins. */
export const creeping: Form = ({ tones, bark, accent, random }) => {
  const twigs = [
    bent(point(MIDDLE, GROUND - 2), point(70, 128), point(26, 128)),
    bent(point(MIDDLE, GROUND - 2), point(132, 124), point(176, 126)),
    bent(point(84, 138), point(78, 112), point(60, 98)),
    bent(point(118, 136), point(124, 108), point(144, 94)),
    bent(point(MIDDLE, GROUND), point(98, 112), point(102, 84)),
  ];
  const leaves = list(46, (i) => ({
    x: 26 + ((i * 37) % 150),
    y: 96 + ((i * 23) % 44) + random.between(-3, 3),
    r: random.between(8, 11),
  }));
  const catkins = [
    [60, 96],
    [102, 80],
    [144, 92],
    [36, 122],
    [164, 120],
  ] as const;
  return [
    line(bark.shade, 7, ...twigs),
    line(bark.lit, 3, ...twigs),
    area(tones.dark, ...leaves.filter((_, i) => i % 3 === 0).map(({ x, y, r }) => ellipse(x, y, r, r * 0.84))),
    area(tones.mid, ...leaves.filter((_, i) => i % 3 !== 0).map(({ x, y, r }) => ellipse(x, y, r * 0.9, r * 0.76))),
    fine(line(tones.light, 1.2, ...leaves.map(({ x, y, r }) => path`M${x - r * 0.6} ${y}h${r * 1.2}`))),
    ...catkins.flatMap(([x, y]) => [
      area(accent, ellipse(x, y - 14, 5.4, 14)),
      fine(line('#b8a03c', 1.2, ...list(4, (i) => path`M${x - 5} ${y - 22 + i * 6}l10 2`))),
    ]),
  ];
};

/** Canes with joints and hanging leaves. */
export const canes: Form = ({ tones, random }) => {
  const all = list(7, (i) => ({
    x: 58 + i * 14,
    lean: (i - 3) * 5 + random.between(-4, 4),
    top: 14 + Math.abs(i - 3) * 8,
  }));
  const at = ({ x, lean, top }: { x: number; lean: number; top: number }, share: number): Point =>
    point(x + lean * share, GROUND - (GROUND - top) * share);
  return [
    ...all.map((cane) => line('#3a3236', 6, path`M${cane.x} ${GROUND}L${cane.x + cane.lean} ${cane.top}`)),
    line(
      '#c9bfb0',
      1.8,
      ...all.flatMap((cane) =>
        [0.14, 0.3, 0.46, 0.62, 0.78].map((share) => path`M${at(cane, share).x - 3} ${at(cane, share).y}h6`),
      ),
    ),
    area(
      tones.dark,
      ...all.flatMap((cane) =>
        [0.5, 0.66, 0.82, 0.96].flatMap((share, i) => [
          leaf(at(cane, share), 26, 5, i % 2 === 0 ? 20 : 158),
          leaf(at(cane, share), 22, 5, i % 2 === 0 ? 140 : 44),
        ]),
      ),
    ),
    area(
      tones.mid,
      ...all.flatMap((cane) =>
        [0.58, 0.74, 0.9].map((share, i) => leaf(at(cane, share), 24, 4.6, i % 2 === 0 ? 166 : 12)),
      ),
    ),
  ];
};

/** Flat jointed pads with thorns and flowers on their rims. */
export const pricklyPear: Form = ({ tones, accent }) => {
  const pads = [
    [100, 122, 26, 22],
    [72, 92, 20, 24],
    [128, 90, 21, 25],
    [98, 72, 19, 24],
    [54, 60, 15, 20],
    [146, 56, 16, 21],
    [106, 36, 15, 20],
  ] as const;
  return [
    ...pads.flatMap(([x, y, rx, ry]) => [
      area(tones.deep, ellipse(x + 2, y + 1, rx, ry)),
      area(tones.mid, ellipse(x, y, rx, ry)),
      area(tones.light, ellipse(x - rx * 0.28, y - ry * 0.2, rx * 0.44, ry * 0.5)),
      fine(
        line(
          '#f6f0d8',
          1.4,
          ...list(
            7,
            (i) => path`M${x - rx * 0.6 + (i % 3) * rx * 0.6} ${y - ry * 0.5 + Math.floor(i / 3) * ry * 0.5}l2 -4`,
          ),
        ),
      ),
    ]),
    ...(
      [
        [48, 42],
        [60, 40],
        [142, 36],
        [154, 38],
        [102, 18],
        [112, 18],
        [84, 70],
      ] as const
    ).flatMap(([x, y]) => [area(accent, ...[-130, -90, -50].map((degrees) => leaf(point(x, y + 4), 14, 6, degrees)))]),
  ];
};

/** Many columns from one foot. */
export const organPipe: Form = ({ tones, accent }) => {
  const pipes = [
    [44, 62],
    [62, 40],
    [82, 24],
    [102, 34],
    [122, 20],
    [142, 44],
    [160, 70],
  ] as const;
  return pipes.flatMap(([x, top]) => {
    const foot = MIDDLE + (x - MIDDLE) * 0.5;
    const column = (half: number, shift: number) =>
      path`M${foot - half + shift} ${GROUND}C${foot - half + shift} 126 ${x - half + shift} 130 ${x - half + shift} ${top + 90}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${top + 90}C${x + half + shift} 130 ${foot + half + shift} 126 ${foot + half + shift} ${GROUND}z`;
    return [
      area(tones.mid, column(8.5, 0)),
      area(tones.dark, column(4, 4)),
      fine(line(tones.light, 1.2, path`M${x - 4} ${top + 10}V${top + 84}`)),
      area(accent, ...[-130, -90, -50].map((degrees) => leaf(point(x, top + 2), 11, 5, degrees))),
    ];
  });
};

/** A ball of evergreen on the bough of a bare tree. */
export const mistletoe: Form = ({ tones, fruit }) => [
  line('#6a5848', 8, 'M40 146Q60 90 56 20', 'M56 96Q100 70 176 60'),
  line('#6a5848', 3.4, 'M56 60Q30 44 20 20', 'M120 66Q140 44 142 16', 'M56 40Q80 24 88 6', 'M150 62Q170 74 186 96'),
  area(tones.dark, ...list(40, (i) => leaf(point(112, 84), 30 + (i % 5) * 4, 5, i * 9))),
  area(tones.mid, ...list(26, (i) => leaf(point(112, 84), 24 + (i % 4) * 4, 5, i * 14 + 5))),
  area(
    fruit ?? '#f2eede',
    ...list(12, (i) =>
      ellipse(112 + Math.cos(i * 2.4) * (8 + i * 1.8), 84 + Math.sin(i * 2.4) * (8 + i * 1.8), 3.6, 3.6),
    ),
  ),
];

/** A vine with bunches of grapes. */
export const vine: Form = ({ tones, bark, fruit }) => {
  const bunch = (x: number, y: number): string[] =>
    list(10, (i) =>
      ellipse(
        x + (i < 4 ? i - 1.5 : i < 7 ? i - 5 : i < 9 ? i - 7.5 : 0) * 9,
        y + (i < 4 ? 0 : i < 7 ? 8 : i < 9 ? 16 : 24),
        5.4,
        5.4,
      ),
    );
  return [
    line('#8a6a48', 4, 'M22 146V30M178 146V30M16 44H184'),
    line(bark.lit, 5, 'M100 146Q84 100 100 72T90 44', 'M98 60Q60 40 30 50', 'M96 58Q140 36 172 50'),
    area(
      tones.dark,
      ...list(13, (i) =>
        [-140, -90, -40, 40, 140]
          .map((degrees) => leaf(point(26 + i * 12.4, 50 + ((i * 19) % 26)), 15, 8, degrees))
          .join(''),
      ),
    ),
    area(
      tones.mid,
      ...list(9, (i) =>
        [-120, -60, 20, 160].map((degrees) => leaf(point(34 + i * 17, 42 + ((i * 13) % 18)), 13, 7, degrees)).join(''),
      ),
    ),
    area(fruit ?? '#4a3472', ...bunch(54, 78), ...bunch(104, 92), ...bunch(150, 76)),
    fine(
      area(
        'rgb(255 255 255 / 30%)',
        ...list(9, (i) => ellipse(50 + (i % 3) * 50 + Math.floor(i / 3) * 8, 76 + (i % 2) * 12, 1.6, 1.6)),
      ),
    ),
  ];
};
