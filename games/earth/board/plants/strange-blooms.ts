import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { away, bent, blade, circle, ellipse, leaf, path, point } from './paths.ts';
import { area, fine, line, type Shape } from './shape.ts';

/** Flowers and leaves that no other plant has. */

/** Leaves like bowls on tall stalks, and a flower above them. */
export const lotus: Form = ({ tones, accent }) => {
  const bowls = [
    [44, 92, 25],
    [156, 88, 27],
    [74, 116, 24],
    [128, 122, 26],
  ] as const;
  const head = point(MIDDLE, 62);
  return [
    line(
      tones.dark,
      3.4,
      ...bowls.map(([x, y]) => bent(point(MIDDLE + (x - MIDDLE) * 0.7, GROUND + 6), point(x, y + 24), point(x, y))),
      path`M${MIDDLE} ${GROUND + 6}Q98 100 ${head.x} ${head.y}`,
    ),
    ...bowls.flatMap(([x, y, r]) => [
      area(tones.dark, path`M${x - r} ${y}Q${x} ${y + r} ${x + r} ${y}z`),
      area(tones.mid, ellipse(x, y, r, r * 0.34)),
      area(tones.light, ellipse(x, y, r * 0.5, r * 0.14)),
    ]),
    area('#d9708f', ...[-165, -15, -145, -35].map((degrees) => leaf(head, 40, 13, degrees))),
    area(accent, ...[-126, -54, -110, -70].map((degrees) => leaf(head, 42, 13, degrees))),
    area('#fbe3ea', leaf(head, 40, 13, -90)),
    area('#f3c544', ellipse(head.x, head.y - 3, 9, 5)),
  ];
};

/** Platters with raised rims, large enough to carry a child. */
export const platters: Form = ({ tones, accent }) => {
  const platter = (x: number, y: number, r: number): Shape[] => [
    area('#8a4a4c', path`M${x - r} ${y - 4}V${y + 4}A${r} ${r * 0.26} 0 0 0 ${x + r} ${y + 4}V${y - 4}z`),
    area(tones.mid, ellipse(x, y - 4, r, r * 0.26)),
    area(tones.light, ellipse(x, y - 2.6, r * 0.9, r * 0.2)),
    fine(
      line(
        tones.mid,
        1.2,
        ...list(
          9,
          (i) => path`M${x} ${y - 3}L${x + Math.cos(i * 0.7) * r * 0.86} ${y - 3 + Math.sin(i * 0.7) * r * 0.19}`,
        ),
      ),
    ),
  ];
  const head = point(112, 104);
  return [
    ...platter(46, 112, 40),
    ...platter(150, 116, 44),
    ...platter(84, 140, 48),
    area(accent, ...[-170, -10, -148, -32].map((degrees) => leaf(head, 32, 11, degrees))),
    area('#fffaf2', ...[-125, -55, -90].map((degrees) => leaf(head, 34, 11, degrees))),
    area('#f3c544', ellipse(head.x, head.y - 2, 7, 4)),
  ];
};

/** Arched stems with orchid flowers: three sepals, two wings and a lip. */
export const orchid: Form = ({ tones, accent, fruit }) => {
  const flowers = [
    [46, 66, 0.9],
    [72, 40, 1.05],
    [108, 32, 1.1],
    [144, 46, 1],
    [160, 76, 0.85],
  ] as const;
  return [
    line(
      tones.dark,
      3.4,
      path`M${MIDDLE} ${GROUND}Q${MIDDLE - 4} 70 44 60`,
      path`M${MIDDLE} ${GROUND}Q${MIDDLE + 6} 50 164 70`,
      path`M${MIDDLE} ${GROUND}Q98 80 106 36`,
    ),
    area(tones.dark, leaf(point(MIDDLE, GROUND), 70, 14, -152), leaf(point(MIDDLE, GROUND), 70, 14, -26)),
    area(tones.mid, leaf(point(MIDDLE, GROUND), 58, 13, -124), leaf(point(MIDDLE, GROUND), 58, 13, -56)),
    ...flowers.flatMap(([x, y, s]) => [
      area(
        accent,
        ...[-90, 30, 150].map((degrees) => leaf(point(x, y), 23 * s, 7 * s, degrees)),
        ...[-160, -20].map((degrees) => leaf(point(x, y), 22 * s, 11 * s, degrees)),
      ),
      area(fruit ?? '#fff3dc', ellipse(x, y + 6 * s, 7 * s, 8 * s)),
      fine(line('#5c2f2a', 1.2, path`M${x - 3 * s} ${y + 6 * s}v5M${x} ${y + 6 * s}v6M${x + 3 * s} ${y + 6 * s}v5`)),
      area('#f3c544', circle(x, y, 3 * s)),
    ]),
  ];
};

/** One huge flower on the forest floor: five thick lobes round a bowl. */
export const corpseLily: Form = ({ accent, random }) => {
  const lobes = [-90, -162, -18, 126, 54].map((degrees) => {
    const { x, y } = away(point(MIDDLE, 100), 48, degrees);
    return { x, y: 100 + (y - 100) * 0.6 };
  });
  return [
    ...lobes.flatMap(({ x, y }) => [
      area('#7a2a20', ellipse(x + 1.5, y + 3, 36, 23)),
      area(accent, ellipse(x, y, 34, 21)),
      area(
        '#f2d9c0',
        ...[-14, 0, 13].map((dx, i) => ellipse(x + dx + random.between(-3, 3), y - 6 + (i % 2) * 11, 4.6, 3)),
      ),
    ]),
    area('#c9563c', ellipse(MIDDLE, 100, 34, 20)),
    area('#54201a', ellipse(MIDDLE, 99, 24, 13)),
    area('#d98a5c', ...list(7, (i) => ellipse(MIDDLE - 14 + i * 4.6, 100 + (i % 2) * 3, 1.6, 4))),
  ];
};

/** Traps with teeth on broad stalks. */
export const flytrap: Form = ({ tones, accent }) => {
  const traps = [
    [40, 92, -150],
    [66, 62, -118],
    [102, 46, -88],
    [138, 64, -58],
    [164, 94, -30],
  ] as const;
  return [
    area(
      tones.mid,
      ...traps.map(([x, y]) => blade(point(MIDDLE, GROUND), 13, point((x + MIDDLE) / 2, 118), point(x, y))),
    ),
    ...traps.flatMap(([x, y, degrees]) => {
      const at = point(x, y);
      return [
        line(
          tones.light,
          1.8,
          ...[-60, -42, -24, -6, 12, 30, 48, 62].map(
            (turn) => path`M${x} ${y}L${away(at, 31, degrees + turn).x} ${away(at, 31, degrees + turn).y}`,
          ),
        ),
        area(tones.dark, leaf(at, 30, 19, degrees - 34), leaf(at, 30, 19, degrees + 34)),
        area(
          accent,
          leaf(away(at, 3, degrees), 23, 12, degrees - 30),
          leaf(away(at, 3, degrees), 23, 12, degrees + 30),
        ),
      ];
    }),
  ];
};

/** Jugs that hang from the tips of leaves. */
export const pitchers: Form = ({ tones, accent, fruit }) => {
  const jugs = [
    [44, 84, 0.9],
    [100, 62, 1.15],
    [156, 86, 0.9],
  ] as const;
  return [
    area(
      tones.dark,
      ...[-160, -128, -96, -70, -44, -18].map((degrees) => leaf(point(MIDDLE, GROUND), 84, 12, degrees)),
    ),
    area(tones.mid, ...[-146, -110, -82, -58, -32].map((degrees) => leaf(point(MIDDLE, GROUND), 62, 11, degrees))),
    ...jugs.flatMap(([x, y, s]) => [
      area(
        accent,
        path`M${x - 15 * s} ${y}Q${x - 10 * s} ${y + 26 * s} ${x - 15 * s} ${y + 40 * s}Q${x - 12 * s} ${y + 60 * s} ${x} ${y + 60 * s}T${x + 15 * s} ${y + 40 * s}Q${x + 10 * s} ${y + 26 * s} ${x + 15 * s} ${y}z`,
      ),
      area(
        'rgb(0 0 0 / 18%)',
        path`M${x + 3 * s} ${y}Q${x + 2 * s} ${y + 30 * s} ${x + 3 * s} ${y + 60 * s}Q${x + 15 * s} ${y + 56 * s} ${x + 15 * s} ${y + 40 * s}Q${x + 10 * s} ${y + 26 * s} ${x + 15 * s} ${y}z`,
      ),
      area(fruit ?? accent, ellipse(x, y, 18 * s, 6.4 * s)),
      area('#3f1c1a', ellipse(x, y + 0.6, 12.5 * s, 3.8 * s)),
      area(tones.mid, leaf(point(x - 12 * s, y - 4 * s), 32 * s, 10 * s, -24)),
    ]),
  ];
};

/** Wide trumpets that hang from a bush. */
export const trumpets: Form = ({ tones, accent, bark }) => {
  const places = [
    [50, 58],
    [82, 74],
    [118, 66],
    [150, 60],
    [100, 46],
  ] as const;
  return [
    line(
      bark.shade,
      5,
      bent(point(MIDDLE, GROUND), point(96, 96), point(70, 50)),
      bent(point(MIDDLE, GROUND), point(104, 96), point(134, 46)),
    ),
    area(
      tones.dark,
      ...list(20, (i) => leaf(point(44 + ((i * 31) % 116), 30 + ((i * 17) % 34)), 34, 10, -150 + ((i * 53) % 130))),
    ),
    area(
      tones.mid,
      ...list(14, (i) => leaf(point(52 + ((i * 41) % 100), 36 + ((i * 23) % 28)), 28, 9, -140 + ((i * 37) % 110))),
    ),
    ...places.flatMap(([x, y]) => [
      area(
        accent,
        path`M${x - 4} ${y}Q${x - 5} ${y + 30} ${x - 18} ${y + 52}Q${x} ${y + 60} ${x + 18} ${y + 52}Q${x + 5} ${y + 30} ${x + 4} ${y}z`,
      ),
      area(
        '#fff8ea',
        path`M${x - 18} ${y + 52}L${x - 22} ${y + 60}L${x - 8} ${y + 57}L${x} ${y + 64}L${x + 8} ${y + 57}L${x + 22} ${y + 60}L${x + 18} ${y + 52}Q${x} ${y + 58} ${x - 18} ${y + 52}z`,
      ),
      area(tones.mid, ellipse(x, y, 5, 8)),
    ]),
  ];
};

/** A climber with flowers of ringed threads. */
export const passion: Form = ({ tones, accent }) => {
  const flowers = [
    [58, 66, 0.95],
    [136, 58, 1.1],
    [100, 104, 1],
  ] as const;
  return [
    line(
      tones.dark,
      2.8,
      path`M40 ${GROUND}Q30 90 66 60T150 40`,
      path`M150 ${GROUND}Q176 100 132 70T60 30`,
      path`M${MIDDLE} ${GROUND}V100`,
    ),
    area(
      tones.mid,
      ...list(12, (i) => leaf(point(34 + ((i * 43) % 134), 40 + ((i * 29) % 90)), 26, 10, (i * 67) % 360)),
    ),
    ...flowers.flatMap(([x, y, s]) => [
      area('#efe6f2', ...list(10, (i) => leaf(point(x, y), 31 * s, 8 * s, i * 36))),
      line(
        accent,
        1.8,
        ...list(
          28,
          (i) => path`M${x} ${y}L${away(point(x, y), 25 * s, i * 12.8).x} ${away(point(x, y), 25 * s, i * 12.8).y}`,
        ),
      ),
      area('#f4eef8', circle(x, y, 11 * s)),
      area('#7a4f98', circle(x, y, 7 * s)),
      area('#d9e08a', ...[-90, 30, 150].map((degrees) => leaf(point(x, y), 10 * s, 3.4 * s, degrees))),
    ]),
  ];
};

/** Sword leaves that stand upright, with pale edges. */
export const swords: Form = ({ tones, accent, random }) => {
  const blades = list(11, (i) => ({
    x: MIDDLE + (i - 5) * 6.4,
    tip: point(MIDDLE + (i - 5) * 12 + random.between(-4, 4), 24 + Math.abs(i - 5) * 9 + random.between(-6, 6)),
  }));
  return blades.flatMap(({ x, tip }, i) => [
    area(accent, blade(point(x, GROUND), 15, point(x + (tip.x - x) * 0.2, (GROUND + tip.y) / 2), tip)),
    area(
      i % 2 === 0 ? tones.dark : tones.mid,
      blade(point(x, GROUND), 9.6, point(x + (tip.x - x) * 0.2, (GROUND + tip.y) / 2 + 3), point(tip.x, tip.y + 7)),
    ),
    fine(
      line(
        tones.light,
        1.4,
        ...list(5, (k) => path`M${x - 4 + (tip.x - x) * 0.16 * k} ${GROUND - 14 - k * 16}q4 -4 8 0`),
      ),
    ),
  ]);
};
