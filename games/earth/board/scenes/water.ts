import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { list } from '../plants/list.ts';
import { ellipse, path, ridge } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { across, fixed, type Layer } from './scene.ts';

const SEA = '#5f9dac';
export const FOAM = '#d6ecec';

/** Water from one level down, with a small swell. */
export const sea = (level: number, paint = SEA, swell = 2): Layer =>
  fixed(
    area(
      paint,
      ridge(
        LEFT,
        RIGHT,
        list(17, (i) => level + (i % 2 === 0 ? swell : -swell)),
        FLOOR,
      ),
    ),
  );

export const glints =
  (n: number, from: number, to: number, paint = '#bfe0e4', long = 12): Layer =>
  (_palette, random) => [
    faint(0.7, line(paint, 2, ...across(n, random, (x) => path`M${x} ${random.between(from, to)}h${long}`))),
  ];

/** A pool seen from the side, with a lit rim. */
export const pool = (x: number, y: number, wide: number, high: number, paint = SEA, rim = FOAM): Layer =>
  fixed(faint(0.6, area(rim, ellipse(x, y, wide + 3, high + 2))), area(paint, ellipse(x, y + 0.6, wide, high)));

/** A river that comes from afar and broadens in bends. */
export const river = (from: number, width = 1, paint = SEA): Layer => {
  const down = FLOOR - from;
  const bank = (side: number) => {
    const at = (x: number, share: number) => x + side * width * (1.5 + share * share * 26);
    return [at(108, 0), at(76, 0.3), at(122, 0.6), at(84, 1)] as const;
  };
  const [l0, l1, l2, l3] = bank(-1);
  const [r0, r1, r2, r3] = bank(1);
  const y = (share: number) => from + down * share;
  return fixed(
    area(
      paint,
      path`M${l0} ${y(0)}C${l0} ${y(0.16)} ${l1} ${y(0.14)} ${l1} ${y(0.3)}C${l1} ${y(0.46)} ${l2} ${y(0.42)} ${l2} ${y(0.6)}` +
        path`C${l2} ${y(0.82)} ${l3} ${y(0.76)} ${l3} ${y(1)}H${r3}C${r3} ${y(0.76)} ${r2} ${y(0.82)} ${r2} ${y(0.6)}` +
        path`C${r2} ${y(0.42)} ${r1} ${y(0.46)} ${r1} ${y(0.3)}C${r1} ${y(0.14)} ${r0} ${y(0.16)} ${r0} ${y(0)}z`,
    ),
  );
};

/** Arms of a delta that part on their way to the window's foot. */
export const delta = (from: number, paint = SEA): Layer =>
  fixed(
    line(paint, 5, path`M104 ${from}Q98 ${from + 14} 100 ${from + 26}`),
    line(
      paint,
      8,
      path`M100 ${from + 24}Q70 ${from + 36} 30 ${FLOOR}`,
      path`M100 ${from + 24}Q112 ${from + 46} 92 ${FLOOR}`,
      path`M100 ${from + 24}Q150 ${from + 34} 176 ${FLOOR}`,
      path`M66 ${from + 42}Q20 ${from + 44} -30 ${FLOOR}`,
      path`M140 ${from + 36}Q200 ${from + 40} 240 ${FLOOR}`,
    ),
  );

/** A fall between two levels. */
export const cascade = (x: number, top: number, foot: number, wide: number, paint = '#cfe6ea'): Layer =>
  fixed(
    area(paint, path`M${x - wide} ${top}H${x + wide}L${x + wide * 1.3} ${foot}H${x - wide * 1.2}z`),
    faint(
      0.6,
      line(
        '#ffffff',
        1.6,
        ...list(
          5,
          (i) => path`M${x - wide * 0.7 + i * wide * 0.35} ${top + 4}L${x - wide * 0.8 + i * wide * 0.4} ${foot - 4}`,
        ),
      ),
    ),
    area('#ffffff', ellipse(x, foot, wide * 1.7, 4)),
  );

/** The curl of a breaking wave, its hollow to the right. */
export const breaker = (
  x: number,
  top: number,
  foot: number,
  paints: readonly [back: string, hollow: string],
): Layer => {
  const high = foot - top;
  return fixed(
    area(
      paints[0],
      path`M${LEFT} ${foot + 2}C${x - 60} ${foot} ${x - 40} ${top + 4} ${x + 8} ${top}` +
        path`C${x + 44} ${top - 2} ${x + 62} ${top + high * 0.24} ${x + 58} ${top + high * 0.44}` +
        path`C${x + 46} ${top + high * 0.3} ${x + 24} ${top + high * 0.34} ${x + 18} ${top + high * 0.56}` +
        path`C${x + 14} ${top + high * 0.8} ${x + 40} ${foot - 4} ${RIGHT} ${foot}V${FLOOR}H${LEFT}z`,
    ),
    area(
      paints[1],
      path`M${x - 46} ${foot}C${x - 22} ${top + high * 0.5} ${x - 10} ${top + high * 0.2} ${x + 20} ${top + high * 0.14}` +
        path`C${x + 2} ${top + high * 0.34} ${x - 2} ${top + high * 0.7} ${x + 20} ${foot}z`,
    ),
    line(
      '#f4faf8',
      5,
      path`M${x - 6} ${top + 3}C${x + 30} ${top - 5} ${x + 60} ${top + high * 0.16} ${x + 58} ${top + high * 0.4}`,
    ),
    area(
      '#f4faf8',
      ...[
        [46, 0.5, 4],
        [60, 0.56, 3],
        [36, 0.44, 3.4],
        [68, 0.34, 2.6],
        [52, 0.66, 2.4],
      ].map(([dx = 0, dy = 0, r = 1]) => ellipse(x + dx, top + high * dy, r, r)),
    ),
  );
};
