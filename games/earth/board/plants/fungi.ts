import { type Form, GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { bent, circle, cloud, ellipse, leaf, path, point } from './paths.ts';
import { area, faint, fine, line, type Shape } from './shape.ts';

/** Fungi that are neither caps on stems nor shelves. */

const FLESH = { lit: '#f6ead2', shade: '#d9c6a2', edge: '#b59c74' };

/** Icicles that hang from one body: a lion's mane. */
export const mane: Form = ({ bark, random }) => {
  const spines = (shift: number, long: number) =>
    list(13, (i) =>
      leaf(
        point(60 + i * 6.7 + shift, 64 + Math.sin(i * 0.5) * 4),
        long * (1.1 - Math.abs(i - 6) * 0.075) * random.between(0.9, 1.08),
        4.6,
        90,
      ),
    );
  return [
    area(bark.lit, path`M76 0H122L126 ${GROUND}H72z`),
    area(bark.shade, path`M104 0H122L126 ${GROUND}H106z`),
    area(FLESH.shade, cloud(MIDDLE, 62, 46, 30, [1, 1.04, 0.96, 1, 0.98, 1.02, 0.96, 1.04])),
    area(FLESH.edge, ...spines(3, 62)),
    area(FLESH.shade, ...spines(0, 56)),
    area('#fffaf0', cloud(MIDDLE - 4, 56, 42, 26, [1, 1.05, 0.96, 1, 0.98, 1.02, 0.96, 1.04]), ...spines(-3, 46)),
  ];
};

/** Great white balls on the grass. */
export const ball: Form = ({ tones, random }) => {
  const one = (x: number, r: number): Shape[] => [
    area(FLESH.edge, circle(x, GROUND - r * 0.9, r)),
    area('#f6efe0', circle(x - r * 0.06, GROUND - r * 0.94, r * 0.95)),
    area('#fffdf6', circle(x - r * 0.24, GROUND - r * 1.14, r * 0.55)),
    fine(
      line(
        FLESH.shade,
        1.6,
        path`M${x + r * 0.2} ${GROUND - r * 1.6}q${r * 0.4} ${r * 0.5} ${r * 0.2} ${r * 1.1}`,
        path`M${x - r * 0.5} ${GROUND - r * 0.5}q${r * 0.4} ${r * 0.2} ${r * 0.7} 0`,
      ),
    ),
  ];
  const tufts = list(14, (i) =>
    leaf(point(24 + i * 12, GROUND + 2), random.between(12, 20), 3, -90 + random.between(-24, 24)),
  );
  return [
    ...one(52, 24),
    ...one(154, 19),
    ...one(104, 48),
    area(tones.dark, ...tufts.slice(0, 4), ...tufts.slice(9)),
    area('#5f8a48', ...tufts),
  ];
};

/** A honeycombed cone: a morel. */
export const morel: Form = ({ tones, accent }) => {
  const one = (x: number, top: number, wide: number): Shape[] => {
    const foot = top + wide * 2.3;
    const pits = list(5, (row) =>
      list(4, (i) =>
        ellipse(
          x + (i - 1.5) * wide * 0.42 * (1 - Math.abs(row - 2.4) * 0.16) + (row % 2) * wide * 0.1,
          top + wide * (0.42 + row * 0.4),
          wide * 0.15,
          wide * 0.19,
        ),
      ),
    ).flat();
    return [
      area(
        FLESH.lit,
        path`M${x - wide * 0.4} ${foot - 6}L${x - wide * 0.5} ${GROUND}H${x + wide * 0.5}L${x + wide * 0.4} ${foot - 6}z`,
      ),
      area(
        FLESH.shade,
        path`M${x + wide * 0.06} ${foot - 6}V${GROUND}H${x + wide * 0.5}L${x + wide * 0.4} ${foot - 6}z`,
      ),
      area(
        tones.mid,
        path`M${x} ${top}C${x + wide * 0.9} ${top + wide * 0.5} ${x + wide} ${foot - wide * 0.5} ${x + wide * 0.5} ${foot}H${x - wide * 0.5}C${x - wide} ${foot - wide * 0.5} ${x - wide * 0.9} ${top + wide * 0.5} ${x} ${top}z`,
      ),
      area(accent, ...pits),
      area(
        'rgb(0 0 0 / 14%)',
        path`M${x} ${top}C${x + wide * 0.9} ${top + wide * 0.5} ${x + wide} ${foot - wide * 0.5} ${x + wide * 0.5} ${foot}H${x + wide * 0.12}C${x + wide * 0.6} ${foot - wide * 0.8} ${x + wide * 0.4} ${top + wide * 0.5} ${x} ${top}z`,
      ),
    ];
  };
  return [...one(58, 72, 21), ...one(146, 80, 18), ...one(MIDDLE, 26, 33)];
};

/** A tall shaggy bell on a thin stem, black at its rim. */
export const shaggy: Form = ({ random }) => {
  const one = (x: number, top: number, wide: number, foot: number): Shape[] => [
    area(FLESH.lit, path`M${x - 5} ${foot - 8}L${x - 6} ${GROUND}H${x + 6}L${x + 5} ${foot - 8}z`),
    area(
      '#fbf6ea',
      path`M${x - wide} ${foot}C${x - wide * 1.2} ${top + 20} ${x - wide * 0.7} ${top} ${x} ${top}C${x + wide * 0.7} ${top} ${x + wide * 1.2} ${top + 20} ${x + wide} ${foot}z`,
    ),
    area(
      '#ddd0b8',
      path`M${x + wide * 0.2} ${top + 1}C${x + wide * 0.8} ${top} ${x + wide * 1.2} ${top + 20} ${x + wide} ${foot}H${x + wide * 0.4}C${x + wide * 0.7} ${foot - 40} ${x + wide * 0.6} ${top + 20} ${x + wide * 0.2} ${top + 1}z`,
    ),
    area(
      '#3a3236',
      path`M${x - wide} ${foot - 5}L${x - wide * 1.06} ${foot + 3}L${x - wide * 0.5} ${foot}L${x} ${foot + 4}L${x + wide * 0.5} ${foot}L${x + wide * 1.06} ${foot + 3}L${x + wide} ${foot - 5}z`,
    ),
    area(
      '#b8a282',
      path`M${x - wide * 0.5} ${top + 8}Q${x} ${top - 4} ${x + wide * 0.5} ${top + 8}Q${x} ${top + 12} ${x - wide * 0.5} ${top + 8}z`,
    ),
    line(
      '#b8a282',
      2.4,
      ...list(
        9,
        (i) =>
          path`M${x - wide * 0.8 + (i % 3) * wide * 0.7} ${top + 24 + Math.floor(i / 3) * (foot - top - 34) * 0.36}q4 -6 9 -1`,
      ),
    ),
  ];
  return [
    ...one(56, random.between(62, 76), 13, 122),
    ...one(146, random.between(70, 86), 12, 126),
    ...one(MIDDLE, random.between(14, 24), 22, 116),
  ];
};

/** A hollow ball of red lattice. */
export const cage: Form = ({ tones }) => {
  const one = (x: number, y: number, r: number, width: number): Shape[] => [
    area(FLESH.shade, ellipse(x, GROUND - 2, r * 0.5, 8)),
    faint(0.25, area(tones.deep, circle(x, y, r * 0.94))),
    line(tones.dark, width, circle(x + 1.4, y + 1.4, r)),
    line(
      tones.mid,
      width,
      circle(x, y, r),
      bent(point(x - r * 0.8, y - r * 0.55), point(x, y + r * 0.1), point(x + r * 0.86, y - r * 0.46)),
      bent(point(x - r, y + r * 0.1), point(x - r * 0.1, y + r * 0.8), point(x + r * 0.98, y + r * 0.16)),
      bent(point(x - r * 0.4, y - r * 0.9), point(x - r * 0.9, y), point(x - r * 0.36, y + r * 0.92)),
      bent(point(x + r * 0.3, y - r * 0.94), point(x + r * 0.9, y), point(x + r * 0.4, y + r * 0.9)),
      bent(point(x - r * 0.1, y - r), point(x + r * 0.1, y), point(x, y + r)),
    ),
  ];
  return [...one(MIDDLE - 4, 84, 54, 9), ...one(164, 126, 18, 5)];
};

/** A stinkhorn with a net that hangs from its cap. */
export const veil: Form = ({ tones, accent }) => {
  const one = (x: number, top: number, size: number): Shape[] => {
    const hem = top + size * 2.3;
    const net = (dx: number) =>
      bent(
        point(x + dx * size * 0.3, top + size * 0.5),
        point(x + dx * size * 0.6, top + size),
        point(x + dx * size, hem),
      );
    return [
      area(
        '#fbf6ea',
        path`M${x - size * 0.22} ${top + 8}L${x - size * 0.26} ${GROUND}H${x + size * 0.26}L${x + size * 0.22} ${top + 8}z`,
      ),
      area(FLESH.shade, ellipse(x, GROUND - 3, size * 0.42, 7)),
      line(
        accent,
        2.6,
        ...[-1, -0.6, -0.2, 0.2, 0.6, 1].map(net),
        ...[0.9, 1.4, 1.9, 2.3].map((down) =>
          bent(
            point(x - size * (0.2 + down * 0.34), top + size * down),
            point(x, top + size * (down + 0.3)),
            point(x + size * (0.2 + down * 0.34), top + size * down),
          ),
        ),
      ),
      area(
        tones.dark,
        path`M${x - size * 0.46} ${top + size * 0.62}Q${x - size * 0.3} ${top} ${x} ${top}T${x + size * 0.46} ${top + size * 0.62}z`,
      ),
      area(
        tones.mid,
        path`M${x - size * 0.46} ${top + size * 0.62}Q${x - size * 0.3} ${top} ${x} ${top}Q${x - size * 0.06} ${top + size * 0.3} ${x} ${top + size * 0.62}z`,
      ),
    ];
  };
  return [...one(152, 70, 26), ...one(86, 22, 44)];
};
