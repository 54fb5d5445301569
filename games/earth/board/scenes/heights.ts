import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { ellipse, path, point, polygon } from '../plants/paths.ts';
import { area, line } from '../plants/shape.ts';
import { flat, hills, mountain, peaks, pebbles } from './ground.ts';
import { firs, palm, tufts } from './growth.ts';
import { fixed, land, type Painter, scene } from './scene.ts';
import { clouds, snowfall, sun } from './sky.ts';
import { pool, river } from './water.ts';

const HEATHER: readonly [string, string] = ['#8a7aa6', '#6a5a88'];
const SLATE: readonly [string, string] = ['#8c93a8', '#6a7189'];

/** Mountains and lands of ice, by the card's id. */
export const HEIGHTS: Readonly<Record<string, Painter>> = {
  E012: scene(
    land(244, 30),
    sun(),
    peaks(0, 78, 40, 44),
    peaks(1, 104, 36, 50),
    peaks(2.4, 132, 30, 60),
    hills(4, 152, 4),
  ),
  E030: scene(
    land(210, 22),
    sun(152, 36, 14),
    mountain(46, 40, 128, 64, SLATE, 18),
    mountain(152, 34, 128, 70, SLATE, 20),
    mountain(98, 20, 136, 60, ['#9aa2b6', '#747c95'], 24),
    firs('#3f5f4c', 16, 144, 24),
  ),
  E289: scene(
    land(232, 26, '#dfe6f0'),
    clouds('#f8fafc', 4, 84, 22),
    mountain(100, 8, 150, 66, HEATHER, 40),
    hills(3, 138),
    hills(4, 152, 4),
  ),
  E290: scene(
    land(256, 26, '#e6dfe6'),
    sun(166, 32, 12),
    ...[-30, 14, 58, 102, 146, 190, 234].map((x, i) => mountain(x, 40 + (i % 2) * 16, 124, 40, HEATHER, 12)),
    hills(3, 128),
    river(128, 0.8),
  ),
  E291: scene(
    land(212, 30, '#cfdcea'),
    mountain(100, 14, 150, 92, ['#9fb2c8', '#7d92ac'], 70),
    hills(2, 140, 4),
    firs('#4c6a78', 10, 152, 18),
    snowfall(26),
  ),
  E293: scene(
    land(140, 30, '#dbe8dc'),
    sun(),
    mountain(54, 36, 128, 66, ['#6f9a7c', '#4f7a62']),
    mountain(146, 30, 128, 70, ['#7aa582', '#578468']),
    hills(3, 126),
    palm(64, 150, 44),
    palm(140, 150, 52),
    palm(168, 152, 36),
  ),
  E029: scene(
    land(224, 24),
    sun(150, 34, 14),
    mountain(110, 22, 120, 84, SLATE, 22),
    hills(2, 112),
    firs('#55776a', 16, 122, 26),
    firs('#2f5346', 13, 148, 38),
  ),
  E115: scene(
    land(204, 32, '#d3e2ee'),
    mountain(34, 22, 130, 70, SLATE, 30),
    mountain(170, 26, 130, 70, SLATE, 30),
    fixed(
      area('#eaf4f9', path`M84 52Q102 60 122 52Q140 100 196 ${FLOOR}H14Q66 100 84 52z`),
      area('#b9d9e8', path`M104 60Q112 110 120 ${FLOOR}H196Q140 100 122 52z`),
      line('#7fb3cc', 2, 'M70 116q30 8 66 0M54 136q50 10 100 0M84 96q20 6 40 0M40 152q60 10 124 0'),
    ),
  ),
  E097: scene(
    land(60, 16, '#dbe4e8'),
    peaks(0, 92, 18, 64),
    flat('#a9a486', 104),
    pool(40, 118, 26, 4),
    pool(140, 128, 38, 6),
    pool(70, 146, 30, 6),
    fixed(
      area(
        '#8c5a48',
        ...(
          [
            [96, 114],
            [176, 112],
            [20, 136],
            [112, 150],
            [184, 150],
          ] as const
        ).map(([x, y]) => ellipse(x, y, 13, 3.6)),
      ),
    ),
    tufts('#6d7048', 16, 112, 158, 6),
  ),
  E126: scene(
    land(208, 24, '#d9e4ee'),
    sun(160, 34, 12, '#fdf6e0'),
    hills(0, 84, 4),
    flat('#8f9a80', 98),
    fixed(
      area('#7a6a5c', path`M${LEFT} 106H${RIGHT}V${FLOOR}H${LEFT}z`),
      area('#bcd6e6', path`M${LEFT} 124L-10 116L30 126L70 116L110 128L160 116L210 126L${RIGHT} 118V${FLOOR}H${LEFT}z`),
      area(
        '#e6f1f7',
        ...(
          [
            [10, 118],
            [92, 118],
            [180, 116],
          ] as const
        ).map(([x, y]) => polygon([point(x - 9, y - 2), point(x + 9, y - 2), point(x, y + 34)])),
      ),
    ),
    tufts('#6a7458', 12, 100, 106, 6),
  ),
  E179: scene(
    land(206, 22, '#dde7f0'),
    sun(100, 88, 16, '#fbe6b8'),
    flat('#c3ced6', 98),
    hills(1, 118, 3),
    pebbles('#7f8a94', 26, 112, 158, 7),
    snowfall(20),
  ),
};
