import { list } from '../plants/list.ts';
import { away, bent, circle, ellipse, leaf, path, type Point, point } from '../plants/paths.ts';
import { area, line, type Shape } from '../plants/shape.ts';

/** How an animal goes: the number of steps seen, how far its feet lie apart, one print, and how prints are painted. */
interface Gait {
  readonly stride: number;
  readonly gait: number;
  readonly print: (at: Point, size: number, heading: number, step: number) => string;
  readonly marks: (steps: readonly string[], paint: string) => Shape[];
}

const pressed = (steps: readonly string[], paint: string): Shape[] => [area(paint, ...steps)];
const drawn = (steps: readonly string[], paint: string): Shape[] => [line(paint, 2.6, ...steps)];

const dot = ({ x, y }: Point, r: number): string => circle(x, y, r);
const turned = ({ x, y }: Point, rx: number, ry: number): string => ellipse(x, y, rx, ry);
const toes = (at: Point, far: number, r: number, heading: number, turns: readonly number[]): string =>
  turns.map((turn) => dot(away(at, far, heading + turn), r)).join('');
const claws = (at: Point, from: number, long: number, heading: number, turns: readonly number[], wide = 0.22): string =>
  turns.map((turn) => leaf(away(at, from, heading + turn), long, long * wide, heading + turn)).join('');

const walk = (print: Gait['print'], stride = 6, gait = 0.85): Gait => ({ stride, gait, print, marks: pressed });

/** Wings seen from above. */
const wings = (at: Point, size: number, heading: number, broad: number): string =>
  claws(at, 0, size * 1.6, heading, [-58, 58], broad) + claws(at, 0, size * 1.1, heading, [-128, 128], broad);

const TRACKS = {
  cat: walk(
    (at, size, heading) =>
      turned(at, size * 0.6, size * 0.48) + toes(at, size * 0.94, size * 0.24, heading, [-54, -19, 19, 54]),
  ),
  dog: walk(
    (at, size, heading) =>
      turned(at, size * 0.5, size * 0.46) +
      toes(at, size * 0.92, size * 0.22, heading, [-48, -16, 16, 48]) +
      claws(at, size * 1.14, size * 0.4, heading, [-44, -14, 14, 44], 0.2),
  ),
  bear: walk(
    (at, size, heading) =>
      turned(away(at, size * 0.1, heading + 180), size * 0.86, size * 0.6) +
      toes(at, size * 0.92, size * 0.22, heading, [-64, -34, -4, 26, 54]) +
      claws(at, size * 1.14, size * 0.5, heading, [-62, -33, -4, 25, 52], 0.18),
    5,
    1,
  ),
  rodent: walk(
    (at, size, heading, step) =>
      (step % 2 === 0 ? turned(at, size * 0.34, size * 0.56) : turned(at, size * 0.3, size * 0.3)) +
      claws(at, size * 0.4, size * 0.5, heading, [-50, -25, 0, 25, 50], 0.16),
    8,
    0.7,
  ),
  digger: walk(
    (at, size, heading) =>
      turned(at, size * 0.42, size * 0.36) + claws(at, size * 0.4, size * 0.9, heading, [-46, -14, 16, 44], 0.18),
    8,
    0.8,
  ),
  'cloven-hoof': walk(
    (at, size, heading) =>
      claws(away(at, size * 0.32, heading - 90), 0, size * 1.6, heading + 5, [0], 0.34) +
      claws(away(at, size * 0.32, heading + 90), 0, size * 1.6, heading - 5, [0], 0.34),
    6,
    0.7,
  ),
  'round-hoof': {
    stride: 5,
    gait: 0.9,
    print: ({ x, y }, size) =>
      path`M${x - size * 0.5} ${y + size * 0.7}C${x - size * 1.1} ${y - size * 0.9} ${x + size * 1.1} ${y - size * 0.9} ${x + size * 0.5} ${y + size * 0.7}`,
    marks: (steps, paint) => [line(paint, 5.4, ...steps)],
  },
  elephant: walk(
    (at, size, heading) =>
      turned(at, size * 1.15, size) + toes(at, size * 1.34, size * 0.24, heading, [-50, -18, 16, 48]),
    5,
    1.1,
  ),
  hippo: walk(
    (at, size, heading) =>
      turned(at, size * 0.8, size * 0.6) + toes(at, size * 0.95, size * 0.36, heading, [-66, -22, 22, 66]),
    6,
    1,
  ),
  hand: walk(
    (at, size, heading) =>
      turned(at, size * 0.56, size * 0.66) + claws(at, size * 0.4, size, heading, [-78, -32, -8, 16, 40], 0.3),
  ),
  sloth: walk(
    (at, size, heading) =>
      turned(at, size * 0.4, size * 0.6) + claws(at, size * 0.5, size * 1.3, heading, [-18, 2, 22], 0.14),
    5,
    1.2,
  ),
  talon: walk(
    (at, size, heading) =>
      claws(at, 0, size * 1.5, heading, [-42, 0, 42], 0.22) +
      claws(at, 0, size * 0.95, heading, [180], 0.26) +
      toes(at, size * 0.75, size * 0.17, heading, [-42, 0, 42]),
  ),
  'perching-bird': walk(
    (at, size, heading) =>
      claws(at, 0, size * 1.3, heading, [-32, 0, 32], 0.12) + claws(at, 0, size, heading, [180], 0.12),
    8,
    0.6,
  ),
  'climbing-bird': walk((at, size, heading) => claws(at, 0, size * 1.3, heading, [-24, 24, 156, 204], 0.14)),
  'webbed-bird': walk(
    (at, size, heading) => {
      const [left, front, right] = [
        away(at, size * 1.4, heading - 40),
        away(at, size * 1.5, heading),
        away(at, size * 1.4, heading + 40),
      ];
      const web = (a: Point, b: Point) =>
        path`Q${(a.x + b.x) / 2 + (at.x - (a.x + b.x) / 2) * 0.3} ${(a.y + b.y) / 2 + (at.y - (a.y + b.y) / 2) * 0.3} ${b.x} ${b.y}`;
      return (
        path`M${at.x} ${at.y}L${left.x} ${left.y}` +
        web(left, front) +
        web(front, right) +
        'z' +
        claws(at, 0, size * 1.6, heading, [-40, 0, 40], 0.12) +
        claws(at, 0, size * 0.5, heading, [180], 0.3)
      );
    },
    7,
    0.7,
  ),
  hummingbird: walk(
    (at, size, heading, step) =>
      step === 1
        ? claws(at, 0, size * 2.6, heading + 60, [0], 0.26) + claws(at, 0, size * 0.9, heading + 240, [0], 0.1)
        : claws(at, 0, size * 0.6, heading, [-30, 0, 30, 180], 0.12),
    5,
    1,
  ),
  'dragging-reptile': {
    stride: 7,
    gait: 1.2,
    print: (at, size, heading, step) =>
      claws(at, 0, size * 1.05, heading, [-56, -26, 0, 28], 0.22) +
      (step % 2 === 0 ? leaf(away(at, size * 1.5, heading + 90), size * 1.7, size * 0.22, heading + 10) : ''),
    marks: pressed,
  },
  salamander: walk(
    (at, size, heading) => dot(at, size * 0.26) + claws(at, size * 0.2, size * 0.7, heading, [-66, -24, 20, 62], 0.2),
    9,
    1.1,
  ),
  frog: walk(
    (at, size, heading) =>
      dot(at, size * 0.3) +
      claws(at, size * 0.2, size * 1.1, heading, [-72, -36, 0, 36, 72], 0.12) +
      toes(at, size * 1.3, size * 0.17, heading, [-72, -36, 0, 36, 72]),
    5,
    1.1,
  ),
  snake: {
    stride: 7,
    gait: 0.7,
    print: ({ x, y }, size, _heading, step) =>
      path`M${x - size * (step % 2 === 0 ? 0.6 : -0.6)} ${y + size * 0.8}Q${x + size * (step % 2 === 0 ? 1.8 : -1.8)} ${y} ${x - size * (step % 2 === 0 ? 0.5 : -0.5)} ${y - size * 0.9}`,
    marks: (steps, paint) => [line(paint, 6, ...steps)],
  },
  worm: {
    stride: 6,
    gait: 0.5,
    print: ({ x, y }, size) => path`M${x - size} ${y}q${size * 0.5} ${-size * 0.8} ${size} 0t${size} 0`,
    marks: (steps, paint) => [line(paint, 3.4, ...steps)],
  },
  mole: {
    stride: 5,
    gait: 1.3,
    print: ({ x, y }, size) =>
      path`M${x - size * 1.3} ${y}Q${x - size * 0.4} ${y - size * 1.7} ${x + size * 0.4} ${y - size * 0.9}T${x + size * 1.3} ${y}z`,
    marks: (steps, paint) => [area(paint, ...steps)],
  },
  ant: walk(
    (at, size, heading) =>
      toes(at, size * 0.5, size * 0.13, heading, [-112, -90, -64, 64, 90, 112]) +
      ellipse(at.x, at.y, size * 0.12, size * 0.3),
    11,
    0.6,
  ),
  beetle: {
    stride: 8,
    gait: 0.25,
    print: (at, size, heading, step) =>
      step === 1
        ? ellipse(at.x, at.y, size * 0.66, size * 0.9)
        : [-64, -90, -116, 64, 90, 116]
            .map((turn) => leaf(away(at, size * 0.5, heading + turn), size * 0.62, size * 0.12, heading + turn))
            .join(''),
    marks: pressed,
  },
  hopper: {
    stride: 5,
    gait: 0.5,
    print: ({ x, y }, size) =>
      path`M${x - size * 1.1} ${y}l${size * 0.5} ${-size * 1.1}l${size * 0.3} ${size * 1.1}M${x + size * 1.1} ${y}l${-size * 0.5} ${-size * 1.1}l${-size * 0.3} ${size * 1.1}M${x} ${y + 2}v${-size * 0.9}`,
    marks: drawn,
  },
  butterfly: {
    stride: 4,
    gait: 2,
    print: ({ x, y }, size, heading) => wings(point(x, y - 34), size * 1.1, heading, 0.62),
    marks: (steps) => [area('#e8933a', ...steps)],
  },
  bee: {
    stride: 7,
    gait: 1.6,
    print: ({ x, y }, size) =>
      ellipse(x, y - 24, size * 0.5, size * 0.34) +
      leaf(point(x, y - 24 - size * 0.2), size * 0.9, size * 0.3, -60) +
      leaf(point(x, y - 24 - size * 0.2), size * 0.9, size * 0.3, -110),
    marks: (steps, paint) => [
      area(paint, ...steps),
      line(
        '#f2bb2c',
        2,
        ...list(3, (i) =>
          bent(point(10 + i * 60, 122), point(30 + i * 60, 96 - i * 8), point(56 + i * 58, 118 - i * 12)),
        ),
      ),
    ],
  },
} as const satisfies Record<string, Gait>;

export type Track = keyof typeof TRACKS;
export const prints: Readonly<Record<Track, Gait>> = TRACKS;
