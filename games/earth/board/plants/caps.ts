import { type Form, GROUND, MIDDLE, type Seedling } from './form.ts';
import { list } from './list.ts';
import { bent, circle, ellipse, leaf, path, point } from './paths.ts';
import { area, fine, line, type Shape } from './shape.ts';

/** Caps on stems without the spots of the fly agaric: each kind has its own outline. */

const STEM = { lit: '#f6ead2', shade: '#d9c6a2', edge: '#b59c74' };

const stem = (x: number, top: number, above: number, below: number, paint = STEM.lit, shade = STEM.shade): Shape[] => [
  area(
    paint,
    path`M${x - above} ${top}Q${x - above} ${(top + GROUND) / 2} ${x - below} ${GROUND}H${x + below}Q${x + above} ${(top + GROUND) / 2} ${x + above} ${top}z`,
  ),
  area(
    shade,
    path`M${x + above * 0.2} ${top}Q${x + above * 0.2} ${(top + GROUND) / 2} ${x + below * 0.2} ${GROUND}H${x + below}Q${x + above} ${(top + GROUND) / 2} ${x + above} ${top}z`,
  ),
];

const dome = (x: number, rim: number, wide: number, high: number): string =>
  path`M${x - wide} ${rim}C${x - wide * 0.98} ${rim - high * 0.8} ${x - wide * 0.5} ${rim - high} ${x} ${rim - high}S${x + wide * 0.98} ${rim - high * 0.8} ${x + wide} ${rim}Q${x} ${rim + wide * 0.16} ${x - wide} ${rim}z`;

const shadeOf = (x: number, rim: number, wide: number, high: number): string =>
  path`M${x + wide * 0.14} ${rim - high}C${x + wide * 0.7} ${rim - high * 0.9} ${x + wide * 0.98} ${rim - high * 0.6} ${x + wide} ${rim}Q${x + wide * 0.6} ${rim + wide * 0.1} ${x + wide * 0.26} ${rim + wide * 0.07}Q${x + wide * 0.6} ${rim - high * 0.6} ${x + wide * 0.14} ${rim - high}z`;

const glint = (x: number, rim: number, wide: number, high: number): Shape =>
  fine(
    line(
      'rgb(255 255 255 / 45%)',
      3,
      bent(
        point(x - wide * 0.66, rim - high * 0.42),
        point(x - wide * 0.5, rim - high * 0.78),
        point(x - wide * 0.16, rim - high * 0.86),
      ),
    ),
  );

const FAMILY = [
  [58, 104, 0.62],
  [148, 110, 0.54],
  [MIDDLE, 78, 1],
] as const;

/** A fat stem and a bun on it, with pores below. */
export const bolete: Form = ({ tones, accent }) =>
  FAMILY.flatMap(([x, rim, size]) => {
    const wide = 46 * size;
    const high = 44 * size;
    return [
      ...stem(x, rim - 2, 13 * size, 21 * size, '#f0dfc0', '#cdb48a'),
      fine(
        line(
          accent,
          1.4,
          ...list(
            6,
            (i) =>
              path`M${x - 8 * size + i * 3.4 * size} ${rim + 12 * size}l${(i % 2 === 0 ? 2 : -2) * size} ${22 * size}`,
          ),
        ),
      ),
      area(accent, ellipse(x, rim + 2, wide * 0.94, wide * 0.2)),
      area(tones.mid, dome(x, rim, wide, high)),
      area(tones.dark, shadeOf(x, rim, wide, high)),
      glint(x, rim, wide, high),
    ];
  });

/** A plain cap with gills below. */
export const agaric: Form = ({ tones, accent }) =>
  FAMILY.flatMap(([x, rim, size]) => {
    const wide = 44 * size;
    const high = 34 * size;
    return [
      ...stem(x, rim, 7 * size, 8.6 * size),
      area(accent, ellipse(x, rim + 1, wide * 0.96, wide * 0.2)),
      line(
        'rgb(0 0 0 / 16%)',
        1.4,
        ...list(
          9,
          (i) =>
            path`M${x + (i - 4) * wide * 0.06} ${rim + 2}L${x + (i - 4) * wide * 0.2} ${rim + wide * 0.16 - Math.abs(i - 4) * wide * 0.03}`,
        ),
      ),
      area(tones.mid, dome(x, rim - 2, wide, high)),
      area(tones.dark, shadeOf(x, rim - 2, wide, high)),
      glint(x, rim - 2, wide, high),
    ];
  });

/** A broad scaly parasol on a tall stem with a ring. */
export const parasol: Form = ({ tones, accent }) =>
  (
    [
      [46, 94, 0.56],
      [156, 104, 0.46],
      [MIDDLE, 50, 1],
    ] as const
  ).flatMap(([x, rim, size]) => {
    const wide = 58 * size;
    const high = 27 * size;
    return stem(x, rim, 4 * size, 7 * size).concat(
      area(STEM.lit, ellipse(x, rim + 24 * size, 10 * size, 3.4 * size)),
      area(STEM.edge, ellipse(x, rim, wide * 0.96, wide * 0.12)),
      area(tones.light, dome(x, rim - 1, wide, high)),
      area(
        accent,
        ellipse(x, rim - high * 0.92, wide * 0.2, high * 0.2),
        ...list(14, (i) =>
          leaf(
            point(
              x - wide * 0.78 + (i % 7) * wide * 0.25,
              rim - high * (0.22 + Math.floor(i / 7) * 0.34) - (3 - Math.abs((i % 7) - 3)) * high * 0.1,
            ),
            9 * size,
            4 * size,
            20,
          ),
        ),
      ),
    );
  });

/** A flat cap with a sunken middle and rings: a milk cap. */
export const milkCap: Form = ({ tones, accent }) =>
  FAMILY.flatMap(([x, rim, size]) => {
    const wide = 48 * size;
    return stem(x, rim, 11 * size, 10 * size, tones.light, tones.mid).concat(
      area(
        tones.dark,
        path`M${x - wide} ${rim - 6 * size}Q${x - wide * 0.3} ${rim + 16 * size} ${x - 10 * size} ${rim + 22 * size}H${x + 10 * size}Q${x + wide * 0.3} ${rim + 16 * size} ${x + wide} ${rim - 6 * size}z`,
      ),
      line(
        tones.mid,
        1.6,
        ...list(
          11,
          (i) =>
            path`M${x + (i - 5) * wide * 0.18} ${rim - 2 * size + (5 - Math.abs(i - 5)) * 1.4 * size}L${x + (i - 5) * 2 * size} ${rim + 20 * size}`,
        ),
      ),
      area(tones.mid, ellipse(x, rim - 8 * size, wide, wide * 0.3)),
      line(
        accent,
        2.4,
        ellipse(x, rim - 8 * size, wide * 0.78, wide * 0.22),
        ellipse(x, rim - 8 * size, wide * 0.5, wide * 0.14),
      ),
      area(tones.dark, ellipse(x + wide * 0.04, rim - 7 * size, wide * 0.2, wide * 0.06)),
    );
  });

/** Where the bells of a troop stand, close together. */
const CLUSTER = [
  [100, 46],
  [72, 60],
  [130, 58],
  [48, 84],
  [98, 76],
  [152, 82],
  [74, 98],
  [124, 94],
  [58, 118],
  [98, 112],
  [144, 114],
] as const;

/** Many small bells close together. */
export const troop: Form = ({ tones, accent, random }) =>
  CLUSTER.map(([x, rim]) => ({
    x: x + random.between(-3, 3),
    rim: rim + random.between(-3, 3),
    wide: random.between(14, 20),
  }))
    .toSorted((a, b) => a.rim - b.rim)
    .flatMap(({ x, rim, wide }) => [
      line(
        STEM.shade,
        wide * 0.24,
        bent(point(x, rim), point(x + 2, (rim + GROUND) / 2), point(MIDDLE + (x - MIDDLE) * 0.7, GROUND)),
      ),
      line(
        STEM.lit,
        wide * 0.12,
        bent(point(x - 1, rim), point(x + 1, (rim + GROUND) / 2), point(MIDDLE + (x - MIDDLE) * 0.7 - 1, GROUND)),
      ),
      area(STEM.edge, ellipse(x, rim, wide * 0.9, wide * 0.18)),
      area(tones.mid, dome(x, rim, wide, wide * 1.05)),
      area(tones.dark, shadeOf(x, rim, wide, wide * 1.05)),
      area(accent, ellipse(x - wide * 0.1, rim - wide * 0.86, wide * 0.3, wide * 0.16)),
    ]);

/** Bells that shine by themselves, with a halo. */
export const glowing: Form = (seedling) => [
  area('rgb(216 242 154 / 30%)', circle(MIDDLE, 92, 62)),
  area('rgb(216 242 154 / 40%)', circle(MIDDLE, 92, 44)),
  ...troop(seedling),
];

/** A pale cap that weeps red drops. */
export const bleeding: Form = (seedling: Seedling) => {
  const drops = (
    [
      [70, 78],
      [88, 66],
      [104, 80],
      [122, 70],
      [132, 86],
      [84, 92],
      [114, 96],
      [98, 58],
    ] as const
  ).map(([x, y]) => point(x + seedling.random.between(-3, 3), y + seedling.random.between(-3, 3)));
  return [
    ...stem(MIDDLE, 104, 20, 16, '#e6d2c6', '#c4a898'),
    area('#cfb3a6', path`M42 104Q40 56 100 48T158 104Q130 122 100 118T42 104z`),
    area('#f6ebe4', path`M44 98Q46 56 98 48T146 90Q120 104 100 102T44 98z`),
    fine(line('#cfb3a6', 2, ...list(12, (i) => path`M${50 + i * 9} 108v9`))),
    area(seedling.accent, ...drops.map(({ x, y }) => ellipse(x, y, 5.4, 6.4))),
    area('rgb(255 255 255 / 55%)', ...drops.map(({ x, y }) => circle(x - 1.6, y - 2, 1.6))),
  ];
};
