import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { away, bent, circle, ellipse, leaf, path, point } from './paths.ts';
import { area, fine, line, type Shape } from './shape.ts';

/** Fungi in the shape of something else: stars, antlers, cups, drops. */

/** A rotten log that carries what grows on it. */
const log = (lit: string, shade: string): Shape[] => [
  area(lit, path`M14 118Q100 108 186 118V146H14z`),
  area(shade, path`M14 134Q100 128 186 134V148H14z`),
  area('#cbb08a', ellipse(184, 132, 9, 14)),
  line(shade, 1.6, ellipse(184, 132, 5, 9)),
];

/** Yellow drops that creep over a log. */
export const slime: Form = ({ tones, accent, bark, random }) => {
  const drops = list(26, () => ({ x: random.between(30, 168), y: random.between(92, 122), r: random.between(5, 9) }));
  return [
    ...log(bark.lit, bark.shade),
    line(
      tones.mid,
      3,
      ...list(8, (i) => bent(point(30 + i * 19, 118), point(36 + i * 19, 134), point(26 + i * 20, 142))),
    ),
    area(tones.dark, ...drops.map(({ x, y, r }) => ellipse(x + 1, y + 1.6, r, r * 1.24))),
    area(tones.mid, ...drops.map(({ x, y, r }) => ellipse(x, y, r, r * 1.2))),
    area(accent, ...drops.map(({ x, y, r }) => ellipse(x - r * 0.3, y - r * 0.4, r * 0.36, r * 0.44))),
  ];
};

/** Red arms that spread from a white stem. */
export const starfish: Form = ({ tones, accent }) => {
  const one = (x: number, y: number, size: number): Shape[] => [
    area(
      '#fbf1e6',
      path`M${x - size * 0.2} ${y}L${x - size * 0.26} ${GROUND}H${x + size * 0.26}L${x + size * 0.2} ${y}z`,
    ),
    area('#e0cdbc', path`M${x + size * 0.04} ${y}V${GROUND}H${x + size * 0.26}L${x + size * 0.2} ${y}z`),
    ...[0, 1].map((layer) =>
      area(
        layer === 0 ? tones.dark : tones.mid,
        ...list(7, (i) => {
          const end = away(point(x, y), size, i * 51.4 - 90);
          return leaf(
            point(x, y + layer * -1.5),
            Math.hypot(end.x - x, (end.y - y) * 0.62),
            size * 0.2,
            (Math.atan2((end.y - y) * 0.62, end.x - x) * 180) / Math.PI + (layer - 0.5) * 4,
          );
        }),
      ),
    ),
    area(accent, ellipse(x, y - 2, size * 0.28, size * 0.17)),
    area('#4a2a24', ellipse(x, y - 2, size * 0.13, size * 0.08)),
  ];
  return [...one(48, 108, 32), ...one(152, 112, 29), ...one(MIDDLE, 66, 58)];
};

/** Forked yellow tongues: a staghorn. */
export const antler: Form = ({ tones, accent, random }) => {
  const stems = list(11, (i) => {
    const side = i / 5 - 1;
    const fork = point(MIDDLE + side * 40, 92 + Math.abs(side) * 22 + random.between(-6, 6));
    const foot = point(MIDDLE + side * 26, GROUND);
    const tips = [-16, 14].map((dx) => point(fork.x + side * 12 + dx, fork.y - random.between(26, 46)));
    return [
      bent(foot, point(foot.x + side * 4, fork.y + 16), fork),
      ...tips.map((tip) => bent(fork, point(fork.x + (tip.x - fork.x) * 0.2, (fork.y + tip.y) / 2 - 4), tip)),
    ];
  });
  return [
    line(tones.dark, 8.4, ...stems.flat().map((d) => d)),
    line(tones.mid, 5.6, ...stems.flat()),
    fine(line(accent, 2, ...stems.flat())),
  ];
};

/** Cups on stems. */
export const cup: Form = ({ tones, accent }) => {
  const one = (x: number, y: number, wide: number): Shape[] => [
    line('#f2dcd6', wide * 0.24, path`M${x} ${y}V${GROUND}`),
    area(
      tones.dark,
      path`M${x - wide} ${y - wide * 0.6}Q${x - wide * 0.9} ${y + wide * 0.5} ${x} ${y + wide * 0.5}T${x + wide} ${y - wide * 0.6}z`,
    ),
    area(
      tones.mid,
      path`M${x - wide} ${y - wide * 0.6}Q${x - wide * 0.9} ${y + wide * 0.5} ${x} ${y + wide * 0.5}Q${x - wide * 0.1} ${y} ${x} ${y - wide * 0.6}z`,
    ),
    area(accent, ellipse(x, y - wide * 0.6, wide, wide * 0.34)),
    area(tones.mid, ellipse(x, y - wide * 0.54, wide * 0.78, wide * 0.22)),
  ];
  return [...one(50, 96, 24), ...one(154, 104, 21), ...one(MIDDLE, 70, 38)];
};

/** Jelly discs, or ears, close together on a log. */
export const discs: Form = ({ tones, accent, bark, random }) => {
  const all = list(9, (i) => ({ x: 34 + i * 16.5, y: 102 + (i % 2) * 14 - (i % 3) * 5, r: random.between(14, 20) }));
  return [
    ...log(bark.lit, bark.shade),
    ...all.flatMap(({ x, y, r }) => [
      area(tones.dark, ellipse(x, y + 2, r, r * 0.72)),
      area(tones.mid, ellipse(x, y - 1, r * 0.96, r * 0.64)),
      area(accent, ellipse(x - 1, y - 1, r * 0.54, r * 0.3)),
      fine(line(tones.dark, 1.4, bent(point(x - r * 0.6, y), point(x, y + r * 0.3), point(x + r * 0.6, y - 1)))),
    ]),
  ];
};

/** Spots of blight on broad blades of rice. */
export const blight: Form = ({ tones, accent, random }) => {
  const blades = list(9, (i) => {
    const side = i / 4 - 1;
    return {
      foot: point(MIDDLE + side * 16, GROUND),
      angle: -90 + side * 34 + random.between(-4, 4),
      long: 112 - Math.abs(side) * 22,
    };
  });
  const spots = blades.flatMap(({ foot, angle, long }) =>
    [0.3, 0.52, 0.72].map((share) => ({ at: away(foot, long * share, angle), angle })),
  );
  return [
    area('#6f9a48', ...blades.map(({ foot, angle, long }) => leaf(foot, long, 11, angle))),
    area('#8cb45c', ...blades.map(({ foot, angle, long }) => leaf(foot, long, 4, angle))),
    area(accent, ...spots.map(({ at, angle }) => leaf(away(at, -7, angle), 16, 7.4, angle))),
    area('#d9cfb8', ...spots.map(({ at, angle }) => leaf(away(at, -3.6, angle), 8.4, 3.6, angle))),
    area(tones.deep, ...spots.map(({ at }) => circle(at.x, at.y, 1.2))),
  ];
};

/** A rosette of fans: a ram's head. */
export const rosette: Form = ({ tones, accent, random }) =>
  list(4, (row) => {
    const n = 3 + row;
    const fan = (x: number, y: number, r: number) =>
      path`M${x} ${y + r * 0.7}Q${x - r * 1.3} ${y} ${x - r * 0.8} ${y - r * 0.5}Q${x} ${y - r} ${x + r * 0.8} ${y - r * 0.5}Q${x + r * 1.3} ${y} ${x} ${y + r * 0.7}z`;
    const fans = list(n, (i) => ({
      x: MIDDLE + (i - (n - 1) / 2) * (27 - row * 2) + random.between(-3, 3),
      y: 58 + row * 22,
      r: 25 - row,
    }));
    return fans.flatMap(({ x, y, r }) => [
      area(tones.dark, fan(x, y + 2.4, r)),
      area(tones.mid, fan(x, y, r * 0.96)),
      area(
        accent,
        path`M${x - r * 0.74} ${y - r * 0.46}Q${x} ${y - r * 0.96} ${x + r * 0.74} ${y - r * 0.46}Q${x} ${y - r * 0.62} ${x - r * 0.74} ${y - r * 0.46}z`,
      ),
    ]);
  }).flat();
