import { LEFT } from '../plants/backdrop.ts';
import { list } from '../plants/list.ts';
import { circle, ellipse, leaf, path, point } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { downs, flat, hills, mountain } from './ground.ts';
import { bamboo, crowns, firs, flowers, foliage, palm, trunks, tufts } from './growth.ts';
import { fixed, land, type Layer, type Painter, scene } from './scene.ts';
import { clouds, mist, rain, snowfall, sun } from './sky.ts';
import { river } from './water.ts';

const REDWOOD: readonly [string, string] = ['#a8603e', '#78402c'];

/** Lianas that hang in from above. */
const lianas = (paint: string): Layer =>
  fixed(
    line(
      paint,
      2.4,
      'M10 -4q14 60 44 50t30 -54',
      'M96 -4q10 44 34 40t34 -44',
      'M180 -4q-8 50 10 80',
      'M36 -4q-6 40 2 84',
    ),
  );

/** Leaves that frame the window from above. */
const canopy = (paint: string, n = 12): Layer =>
  fixed(
    area(
      paint,
      ...list(n, (i) =>
        [50, 76, 100, 130].map((degrees) => leaf(point(LEFT + (i * 320) / (n - 1), -8), 40, 10, degrees)).join(''),
      ),
    ),
  );

/** A fallen giant with its rings to the front. */
const log: Layer = fixed(
  area('#9a5a3c', path`M${LEFT} 84L112 88V146L${LEFT} 138z`),
  area('#7a4430', path`M${LEFT} 116L112 120V146L${LEFT} 138z`),
  area('#6a3a2a', ellipse(116, 117, 26, 31)),
  ...(['#d9a878', '#c08a5c', '#d9a878', '#c08a5c', '#d9a878'] as const).map((paint, i) =>
    area(paint, ellipse(116, 117, 22 - i * 4.4, 27 - i * 5.4)),
  ),
  line('#5a3224', 2, 'M-50 98H60M-30 110H90M-54 128H70'),
);

/** Forests, by the card's id. */
export const WOODS: Readonly<Record<string, Painter>> = {
  E101: scene(
    land(130, 28, '#dfe8dc'),
    trunks(REDWOOD, 5, 9, 100),
    flat('#7f9a5c', 96),
    log,
    tufts('#3f6c34', 16, 144, 158, 12),
    fixed(area('#5f9a4c', ...[20, 44, 66].map((x) => leaf(point(x, 84), 16, 6, -90)))),
  ),
  E103: scene(
    land(206, 18, '#dbe6ee'),
    hills(0, 84),
    firs('#7f9fa0', 18, 112, 32),
    flat('#eef4f7', 112),
    firs('#4c7478', 13, 134, 44),
    flat('#f8fbfc', 140),
    firs('#2c5258', 8, 154, 50),
    snowfall(34),
  ),
  E105: scene(
    land(140, 38, '#dcecc8'),
    sun(110, 40, 18),
    downs(1, 74, 8),
    crowns(128, 9, 96, 20, 46),
    crowns(108, 8, 122, 20, 48),
    palm(66, 146, 72, 12, '#2f7a48'),
    foliage('#1f5a38', 7, 164, 40),
  ),
  E106: scene(
    land(160, 24, '#d9e4e4'),
    hills(0, 74),
    firs('#6f9484', 20, 106, 34),
    firs('#3f6a5a', 15, 132, 48),
    firs('#204a3e', 10, 156, 62),
  ),
  E108: scene(
    land(100, 30, '#e4ead6'),
    sun(),
    hills(0, 82),
    firs('#5d8468', 12, 116, 42),
    crowns(40, 5, 112, 18, 60),
    crowns(16, 4, 124, 14, 56),
    firs('#2f5a44', 8, 152, 46),
    crowns(104, 4, 142, 15),
  ),
  E111: scene(
    land(150, 20, '#dfe7e6'),
    mountain(100, 20, 130, 100, ['#9fb5ac', '#809a90']),
    firs('#7f9c90', 13, 92, 30),
    mist('#f6f9f8', 84, 100),
    crowns(150, 9, 116, 18, 22),
    mist('#f6f9f8', 122),
    crowns(140, 7, 140, 19, 30),
    mist('#fafcfb', 152),
  ),
  E118: scene(
    land(84, 40, '#f3ead0'),
    sun(166, 40, 18),
    hills(1, 104, 4),
    flat('#b9be6c', 122),
    fixed(
      area('#2f5f3c', ...[-50, -20, 14, 44].map((x) => circle(x, 70, 32)), path`M${LEFT} 60H60V132H${LEFT}z`),
      area('#3f7a48', ...[-40, -6, 30, 58].map((x) => circle(x, 84, 22))),
      line('#4a3326', 5, 'M-24 100v36M8 104v36M40 104v34M66 102v32'),
    ),
    flowers(['#fbf6ee', '#e8a03c'], 12, 130, 156),
    tufts('#6d7a34', 12, 140, 158),
  ),
  E119: scene(
    land(120, 28, '#dfe6cc'),
    flat('#b9c692', 104),
    flat('#7f9a5c', 136),
    trunks(['#9a8468', '#76624a'], 9, 5, 118),
    mist('#eef2e2', 70),
    trunks(['#7d5f46', '#54402e'], 3, 19, 148),
    canopy('#3f6a3c'),
    tufts('#3f6c34', 18, 146, 160, 14),
  ),
  E120: scene(
    land(130, 42, '#cfe0a8'),
    crowns(112, 10, 60, 24, 44),
    crowns(128, 9, 92, 22, 46),
    lianas('#3a5a2c'),
    foliage('#2f7a44', 8, 150, 46),
    foliage('#1c5234', 6, 168, 50),
    flowers(['#e0485a', '#f2b03c'], 7, 106, 150),
  ),
  E121: scene(
    land(20, 26, '#e6e4d2'),
    flat('#c9b894', 104),
    flat('#a08a62', 138),
    trunks(['#c08a6a', '#9a6648'], 8, 7, 116),
    mist('#f2f0e2', 96),
    trunks(REDWOOD, 4, 15, 148),
    foliage('#4c7a44', 12, 162, 20),
  ),
  E122: scene(
    land(150, 34, '#b9ccc0'),
    clouds('#8ea69c', 6, 18, 30),
    hills(1, 72),
    crowns(140, 10, 92, 19, 36),
    crowns(124, 9, 120, 20, 40),
    foliage('#1f5a3c', 7, 162, 38),
    rain(56, '#eaf4f2', -4, 14, 140),
  ),
  E256: scene(
    land(90, 36, '#dfebc0'),
    bamboo(12, ['#b9cc84', '#8fa860', '#a5c06a']),
    mist('#eef4d8', 110),
    bamboo(8, ['#6f9a4c', '#48702f', '#4f8a3c']),
    tufts('#3f6c2c', 14, 150, 160, 10),
  ),
  E276: scene(
    land(104, 40, '#e3eecb'),
    sun(140, 38, 17),
    downs(0, 72, 9),
    crowns(92, 8, 92, 20, 46),
    crowns(112, 7, 118, 22, 44),
    crowns(80, 6, 142, 16, 50),
    flowers(['#f6f2e0', '#e38daa', '#f2c65c'], 12, 140, 158),
  ),
  E287: scene(
    land(110, 36, '#e2ecd8'),
    sun(),
    firs('#5d8468', 22, 96, 36),
    flat('#a9c06c', 98),
    fixed(area('#93b058', ellipse(100, 132, 150, 26))),
    firs('#2f5a44', 3, 112, 46),
    flowers(['#fbf6ee', '#8a6fc0', '#f2c65c'], 20, 108, 154),
    river(102, 0.5, '#8fc0c8'),
  ),
  E308: scene(
    land(146, 40, '#cbe6d8'),
    sun(100, 40, 22, '#f6e9b0'),
    crowns(150, 9, 84, 20, 40),
    palm(44, 140, 84, 10, '#2f7a48'),
    palm(150, 142, 92, -10, '#2a6c42'),
    lianas('#2f5a3a'),
    foliage('#2f8450', 7, 156, 40),
    foliage('#17503a', 6, 170, 46),
    fixed(faint(0.9, area('#e0485a', circle(86, 128, 5), circle(124, 122, 4))), area('#f2b03c', circle(60, 138, 4))),
  ),
};
