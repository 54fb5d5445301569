import { list } from '../plants/list.ts';
import { bent, circle, ellipse, leaf, path, point, polygon } from '../plants/paths.ts';
import { area, fine, line } from '../plants/shape.ts';
import { cracks, pebbles, ripples, strata } from './ground.ts';
import { flowers, saguaro, tufts } from './growth.ts';
import { across, fixed, land, type Layer, type Painter, scene } from './scene.ts';
import { sun } from './sky.ts';

/** Roots that hang into the soil from its surface. */
const roots = (paint: string, level: number, long: number): Layer =>
  fixed(
    line(
      paint,
      1.8,
      ...[18, 62, 104, 148, 186].flatMap((x) => [
        path`M${x} ${level}q3 ${long * 0.5} -3 ${long}`,
        path`M${x} ${level + 8}q8 6 10 ${long * 0.5}`,
        path`M${x} ${level + 4}q-8 6 -11 ${long * 0.4}`,
      ]),
    ),
  );

/** A worm in the earth. */
const worms = (...places: readonly (readonly [x: number, y: number])[]): Layer =>
  fixed(line('#d9938a', 4, ...places.map(([x, y]) => path`M${x} ${y}q7 -8 14 0t14 0`)));

/** Crystals that stand out of the rock. */
const crystals = (...places: readonly (readonly [x: number, y: number, size: number, paint: string])[]): Layer =>
  fixed(
    ...places.flatMap(([x, y, size, paint]) => [
      area(
        paint,
        polygon([
          point(x, y - size),
          point(x + size * 0.5, y - size * 0.3),
          point(x + size * 0.3, y + size * 0.6),
          point(x - size * 0.3, y + size * 0.6),
          point(x - size * 0.5, y - size * 0.3),
        ]),
      ),
      area(
        'rgb(255 255 255 / 45%)',
        polygon([
          point(x, y - size),
          point(x, y + size * 0.6),
          point(x - size * 0.3, y + size * 0.6),
          point(x - size * 0.5, y - size * 0.3),
        ]),
      ),
    ]),
  );

/** Leaves and peels in a heap. */
const litter =
  (paints: readonly string[], from: number, to: number): Layer =>
  (_palette, random) =>
    paints.map((paint) =>
      area(
        paint,
        ...across(11, random, (x) => leaf(point(x, random.between(from, to)), 12, 5, random.between(0, 360))),
      ),
    );

const bacteria: Layer = (_palette, random) => [
  fine(area('#b9c26a', ...across(26, random, (x) => circle(x, random.between(92, 156), random.between(1.4, 3.4))))),
];

/** Soils as a cut through the ground: what grows on them, and the horizons below, by the card's id. */
export const SOILS: Readonly<Record<string, Painter>> = {
  E090: scene(
    land(96, 36, '#e3ead8'),
    strata(70, [
      ['#7f9a52', 8],
      ['#5f4632', 18],
      ['#b9a184', 24],
      ['#9a6a48', 40],
    ]),
    roots('#e6d9bc', 80, 34),
    tufts('#4d7034', 26, 68, 76, 12),
  ),
  E091: scene(
    land(36, 46, '#f4e0b4'),
    sun(),
    strata(76, [
      ['#d9b87c', 20],
      ['#e8d3a4', 26],
      ['#c99a62', 30],
    ]),
    cracks('#b08a54', 80, 100),
    pebbles('#f6ead2', 22, 108, 130, 5),
    saguaro(150, 78, 36),
  ),
  E093: scene(
    land(104, 34, '#dfe8d4'),
    strata(72, [
      ['#5f8a3c', 10],
      ['#2e221a', 46],
      ['#4c3828', 30],
    ]),
    litter(['#7a5a34', '#9a7a3c'], 84, 110),
    worms([40, 122], [120, 136], [152, 104]),
    tufts('#3f6c2c', 30, 70, 78, 14),
  ),
  E098: scene(
    land(16, 40, '#e6ddd2'),
    strata(74, [
      ['#8a9a5c', 8],
      ['#c4714c', 24],
      ['#a85638', 26],
      ['#8c4630', 30],
    ]),
    fixed(line('#7a3c28', 2.4, 'M40 84l6 22l-8 24l6 30M112 84l-6 28l10 22l-6 26M166 86l4 30l-8 40')),
    tufts('#5f7438', 14, 70, 76, 9),
  ),
  E099: scene(
    land(42, 48, '#f7e9c6'),
    sun(),
    strata(78, [
      ['#ecd39a', 22],
      ['#dfbc78', 24],
      ['#cfa660', 30],
    ]),
    ripples('#b98f4c', 40, 88, 158),
    fixed(area('#fff6e0', ...list(3, (i) => ellipse(60 + i * 44, 124 + (i % 2) * 14, 7, 4)))),
    tufts('#9aa04c', 9, 74, 80, 14),
  ),
  E165: scene(
    land(30, 26, '#e3ddd6'),
    strata(66, [
      ['#8a9460', 8],
      ['#6f5a4c', 22],
      ['#4c4148', 60],
    ]),
    crystals(
      [42, 116, 17, '#8a5cb8'],
      [78, 136, 13, '#4f9ab8'],
      [112, 108, 15, '#d9a03c'],
      [150, 130, 19, '#5cae8a'],
      [180, 106, 11, '#c8506a'],
      [14, 140, 12, '#d9a03c'],
    ),
    pebbles('#7d7078', 14, 100, 156, 5),
  ),
  E167: scene(
    land(70, 26, '#d3d3b8'),
    strata(78, [
      ['#5f6a34', 12],
      ['#3f3a22', 40],
      ['#2e2a1c', 30],
    ]),
    litter(['#7a5a34', '#5c6a2c', '#8a6a3c'], 76, 100),
    bacteria,
    fixed(line('#8a9a5c', 2.4, ...[46, 100, 150].map((x) => path`M${x} 70q8 -9 0 -18t0 -18`))),
    fixed(
      area('#c9a98a', ...[30, 74, 128, 172].map((x) => path`M${x - 9} 78a9 8 0 0 1 18 0z`)),
      line('#e6d9bc', 3.4, ...[30, 74, 128, 172].map((x) => path`M${x} 78v9`)),
    ),
  ),
  E259: scene(
    land(90, 30, '#e0e6d2'),
    fixed(
      area('#6b4a32', path`M-60 150Q20 140 52 92Q100 36 148 92Q184 142 260 150V162H-60z`),
      area('#54392a', path`M100 56Q132 66 148 92Q184 142 260 150V162H110Q140 110 100 56z`),
    ),
    litter(['#8fae4a', '#d9803c', '#c9b34a', '#a84a34'], 84, 152),
    worms([64, 128], [120, 108], [108, 144]),
    tufts('#5f8a3c', 12, 150, 160, 10),
  ),
  E284: scene(
    land(56, 46, '#f3e6c0'),
    strata(72, [
      ['#c9a83c', 4],
      ['#1f1916', 64],
      ['#6a5238', 30],
    ]),
    roots('#8a7458', 76, 52),
    fixed(
      line(
        '#b98f2c',
        2,
        ...list(30, (i) => bent(point(-56 + i * 11, 74), point(-56 + i * 11, 60), point(-53 + i * 11, 46))),
      ),
      area('#e0b93c', ...list(30, (i) => ellipse(-53 + i * 11, 44, 2.8, 8))),
    ),
    flowers(['#4f7fc0'], 0, 70, 76),
  ),
};
