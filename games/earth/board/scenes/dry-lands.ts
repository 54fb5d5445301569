import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { path, point, polygon } from '../plants/paths.ts';
import { area } from '../plants/shape.ts';
import { flat, hills, mesa, mountain, pebbles, ripples } from './ground.ts';
import { saguaro } from './growth.ts';
import { fixed, land, type Painter, scene } from './scene.ts';
import { clouds, rain, sun } from './sky.ts';
import { cascade } from './water.ts';

/** Deserts, canyons and table lands, by the card's id. */
export const DRY_LANDS: Readonly<Record<string, Painter>> = {
  E096: scene(
    land(36, 52, '#f9e6ba'),
    sun(),
    fixed(
      area('#e0b870', path`M${LEFT} 110Q20 60 92 78Q60 100 80 ${FLOOR}H${LEFT}z`),
      area('#c99a4c', path`M92 78Q150 84 ${RIGHT} 128V${FLOOR}H70Q62 110 92 78z`),
      area('#edcb8a', path`M${LEFT} 150Q60 112 140 132Q110 146 130 ${FLOOR}H${LEFT}z`),
    ),
    ripples('#b98a40', 16, 128, 158),
  ),
  E102: scene(
    land(34, 54, '#f7deb0'),
    sun(146, 44, 24, '#f9c25a'),
    hills(1, 106, 7),
    flat('#d9a85c', 122),
    saguaro(70, 146, 62),
    saguaro(150, 138, 34),
    pebbles('#a87a3c', 10, 138, 158),
  ),
  E107: scene(
    land(18, 40, '#ead9cf'),
    ...(
      [
        [20, 66, 30],
        [96, 46, 34],
        [172, 70, 28],
      ] as const
    ).map(([x, top, wide]) =>
      mesa(x, top, 140, wide, ['#d9a07c', '#b86f54', '#e0b493', '#a85c48', '#c98a68', '#8f4f40']),
    ),
    flat('#b9825c', 138),
  ),
  E305: scene(
    land(16, 44, '#f0d9c2'),
    sun(104, 40, 14),
    fixed(
      ...(['#d99a6c', '#c07a50', '#a8603e', '#8c4a32'] as const).flatMap((paint, i) => [
        area(
          paint,
          path`M${LEFT} ${30 + i * 26}H${64 - i * 12}L${74 - i * 9} ${FLOOR}H${LEFT}z`,
          path`M${RIGHT} ${26 + i * 26}H${138 + i * 12}L${128 + i * 9} ${FLOOR}H${RIGHT}z`,
        ),
      ]),
      area('#6fa3ac', path`M92 120H110L128 ${FLOOR}H70z`),
    ),
  ),
  E257: scene(
    land(96, 34, '#bccac6'),
    clouds('#71868c', 8, 20, 32),
    mesa(104, 66, 132, 74, ['#7fa35a', '#a87f5c', '#8c6448', '#a87f5c']),
    hills(3, 138, 5),
    cascade(70, 70, 134, 6),
    rain(34, '#e4eef0', -5, 30, 120),
  ),
  E286: scene(
    land(20, 30, '#d6e4ec'),
    hills(0, 84),
    fixed(
      area('#c8785c', polygon([point(-40, FLOOR), point(70, 34), point(190, FLOOR)])),
      ...(['#e6c27a', '#8fae7a', '#c25a5a', '#e8a07a', '#7a9aa8', '#d9785c'] as const).map((paint, i) =>
        area(paint, polygon([point(-40 + i * 40, FLOOR), point(70 + i * 2, 34 + i * 3), point(-18 + i * 40, FLOOR)])),
      ),
    ),
    mountain(180, 66, FLOOR, 84, ['#c98a6c', '#a8684e']),
  ),
};
