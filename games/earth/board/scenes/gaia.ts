import { list } from '../plants/list.ts';
import { circle, ellipse, leaf, path, point } from '../plants/paths.ts';
import { area, line } from '../plants/shape.ts';
import { flat, heap, strata } from './ground.ts';
import { crowns, firs, flowers } from './growth.ts';
import { fixed, land, type Layer, type Painter, scene } from './scene.ts';
import { clouds, rain, sun } from './sky.ts';

/** A current that turns in the ocean, seen from above, the northern one clockwise. */
const gyre = (turn: 1 | -1): Layer =>
  fixed(
    ...(['#8fc4cf', '#e6f4f4'] as const).map((paint, i) => {
      const points = list(60, (k) => {
        const angle = (turn * k * Math.PI) / 11 + i * Math.PI;
        const r = 8 + k * 1.3;
        return path`${100 + Math.cos(angle) * r} ${82 + Math.sin(angle) * r * 0.74}`;
      });
      return line(paint, 5, `M${points.join('L')}`);
    }),
  );

/** What each of Gaia's cards shows, by its id. */
export const GAIA: Readonly<Record<string, Painter>> = {
  G360: scene(
    { sky: '#3f86a0', tint: () => '#6f9a5a' },
    fixed(area('#7fa35a', path`M-60 0H60Q20 20 10 50T-60 110z`), area('#d9c48c', path`M196 0H260V100Q220 70 210 40z`)),
    gyre(1),
  ),
  G361: scene(
    { sky: '#2f6f8c', tint: () => '#c9a85c' },
    fixed(area('#c9905c', path`M-60 162V80Q-10 92 4 130T30 162z`), area('#6f9a5a', path`M200 162Q206 110 260 70V162z`)),
    gyre(-1),
  ),
  G362: scene(
    land(196, 36, '#cfe4ec'),
    clouds('#8fa9b8', 5, 30, 30),
    flat('#7fa35a', 130),
    rain(26, '#6fa9c8', -4, 50, 120),
    fixed(
      area('#2f7fb0', path`M100 30C130 70 138 84 138 102A38 38 0 0 1 62 102C62 84 70 70 100 30z`),
      line('#bfe3ee', 6, path`M78 104a24 24 0 0 0 18 24`),
    ),
  ),
  G363: scene(
    land(96, 40, '#f7e7be'),
    sun(100, 70, 44, '#f9d98a'),
    flat('#8fae5c', 134),
    fixed(
      line('#3c7a3c', 4, 'M34 136v-18M166 136v-32'),
      area(
        '#5f9a4c',
        leaf(point(34, 122), 15, 6, -140),
        leaf(point(34, 122), 15, 6, -40),
        leaf(point(166, 112), 24, 9, -140),
        leaf(point(166, 112), 24, 9, -40),
        leaf(point(166, 124), 20, 7, -30),
        leaf(point(166, 124), 20, 7, -150),
      ),
      line('#5f4632', 11, 'M100 138V84'),
      area('#3f7a44', circle(100, 62, 34), circle(74, 74, 22), circle(126, 74, 22)),
      area('#5f9a54', circle(90, 52, 20), circle(72, 70, 12)),
    ),
  ),
  G364: scene(
    land(30, 34, '#e6ddc8'),
    strata(112, [
      ['#7f9a52', 6],
      ['#4c3424', 30],
    ]),
    heap('#6b4a32', 100, 116, 74, 60),
    fixed(
      area('#54392a', ellipse(120, 112, 44, 10)),
      ...(['#8fae4a', '#d9803c', '#c9b34a', '#a84a34'] as const).map((paint, i) =>
        area(
          paint,
          ...list(5, (k) =>
            leaf(point(56 + k * 19 + i * 5, 108 - Math.abs(2 - k) * -2 - i * 9), 14, 6, i * 70 + k * 40),
          ),
        ),
      ),
      line('#d9938a', 4, path`M74 134q7 -8 14 0t14 0`, path`M126 140q7 -8 14 0t14 0`),
    ),
  ),
  G365: scene(
    land(104, 36, '#e0ecd6'),
    sun(),
    firs('#5d8468', 14, 100, 26),
    crowns(110, 6, 104, 13),
    flat('#8a6444', 120),
    fixed(
      area('#6b4a32', ellipse(100, 132, 60, 8)),
      line('#3c7a3c', 6, 'M100 132V84'),
      area('#5f9a4c', leaf(point(100, 96), 44, 18, -150), leaf(point(100, 90), 46, 18, -34)),
      area('#7fb86a', leaf(point(100, 96), 40, 8, -150), leaf(point(100, 90), 42, 8, -34)),
    ),
    flowers(['#f2c65c'], 8, 140, 156),
  ),
};
