import { list } from '../plants/list.ts';
import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { circle, ellipse, path, point, polygon } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { cone, flat, hills, lavaStreams, mountain, pebbles } from './ground.ts';
import { crowns, firs, palm, reeds, snag, tufts } from './growth.ts';
import { fixed, land, type Layer, type Painter, scene } from './scene.ts';
import { clouds, mist, sun } from './sky.ts';
import { delta, glints, pool, river, sea } from './water.ts';

const LAVA_ROCK: readonly [string, string] = ['#7a4a3e', '#57332e'];

/** Land that stands out of the sea. */
const outOfTheSea = (...shapes: readonly Layer[]): readonly Layer[] => [
  sea(108, '#7fb3bf', 1),
  ...shapes,
  sea(126, '#5f9dac', 2),
  sea(144, '#4c8c9e', 2),
  glints(10, 130, 158),
];

/** Shores, rivers, wetlands and islands, by the card's id. */
export const WATERS: Readonly<Record<string, Painter>> = {
  E026: scene(
    land(190, 30, '#d3e8ee'),
    sun(),
    sea(84, '#6fb0bf', 1),
    sea(104, '#8cc6cc', 2),
    fixed(
      area('#f4faf8', path`M${LEFT} 120Q20 108 80 122T180 124T${RIGHT} 116V${FLOOR}H${LEFT}z`),
      area('#ecd9a8', path`M${LEFT} 126Q20 114 80 128T180 130T${RIGHT} 122V${FLOOR}H${LEFT}z`),
    ),
    palm(40, 146, 70, 16),
    fixed(area('#d9683c', circle(120, 146, 3), circle(150, 152, 2.4))),
  ),
  E095: scene(
    land(150, 26, '#d9e6e2'),
    hills(0, 84),
    flat('#8fa878', 98),
    pool(50, 112, 34, 6),
    pool(140, 122, 44, 8),
    pool(76, 142, 40, 8),
    pool(178, 148, 26, 6),
    reeds(7, 148, 26, 104, 140),
  ),
  E100: scene(
    land(110, 34, '#dce8e4'),
    hills(0, 78),
    hills(2, 98),
    river(92, 1.5),
    reeds(7, 154, 40, -20, 44),
    crowns(120, 3, 108, 13),
  ),
  E104: scene(
    land(140, 26, '#e2ead8'),
    sun(150, 40, 15),
    hills(0, 84, 4),
    sea(98, '#8fb9b4', 1),
    fixed(area('#7d9a5c', ellipse(20, 112, 56, 6), ellipse(150, 122, 62, 7), ellipse(60, 144, 60, 8))),
    reeds(11, 114, 36, -20, 64),
    reeds(12, 124, 40, 104, 200),
    glints(9, 128, 156),
  ),
  E113: scene(
    land(150, 22, '#c9d3c4'),
    hills(0, 74),
    sea(98, '#5d7a68', 1),
    snag(52, 122, 84, '#3f3a2e'),
    snag(148, 130, 94, '#332f26'),
    fixed(area('#6f9a5c', ellipse(90, 122, 30, 4), ellipse(30, 146, 36, 5), ellipse(166, 148, 30, 5))),
    mist('#e6ece2', 96, 116),
    reeds(6, 154, 30, 70, 130),
  ),
  E306: scene(
    land(120, 22, '#d8d8bc'),
    sun(108, 52, 18, '#f4dc9a'),
    sea(104, '#6a7f62', 1),
    ...[24, 92, 164].flatMap((x, i) => [
      fixed(
        area(
          '#5a4a38',
          path`M${x - 14} ${136 + i * 4}Q${x - 4} 100 ${x - 4} 40H${x + 5}Q${x + 6} 100 ${x + 15} ${136 + i * 4}z`,
        ),
        area('#5c7a4c', ellipse(x - 14, 44, 26, 14), ellipse(x + 14, 38, 28, 15)),
        line('#8fa07c', 2, ...list(7, (k) => path`M${x - 34 + k * 11} ${50 - (k % 2) * 4}v${22 + (k % 3) * 9}`)),
      ),
    ]),
    glints(10, 142, 158, '#b9c8a8'),
  ),
  E114: scene(
    land(120, 34, '#dcead8'),
    hills(0, 66),
    firs('#5d8468', 12, 96, 26),
    hills(3, 104, 5),
    river(102, 0.7, '#7fb9c4'),
    pebbles('#8b8a80', 18, 124, 158, 7),
    fixed(line('#eaf6f6', 2, 'M84 128q10 -4 18 0M92 144q12 -5 22 0')),
  ),
  E116: scene(
    land(150, 28, '#dbe8ee'),
    sun(),
    mountain(60, 42, 106, 60, ['#93a9b4', '#738b98'], 14),
    mountain(140, 48, 106, 56, ['#93a9b4', '#738b98'], 12),
    firs('#4c7460', 20, 108, 20),
    sea(110, '#5f9dac', 1),
    fixed(
      faint(
        0.4,
        area(
          '#93a9b4',
          polygon([point(0, 112), point(60, 146), point(120, 112)]),
          polygon([point(84, 112), point(140, 142), point(196, 112)]),
        ),
      ),
    ),
    glints(12, 120, 156),
  ),
  E124: scene(
    land(100, 34, '#e2ead8'),
    sun(),
    hills(0, 74),
    hills(1, 88),
    hills(2.4, 98, 4),
    river(94, 2.2),
    glints(5, 130, 156, '#bfe0e4', 8),
    crowns(118, 4, 100, 10),
  ),
  E231: scene(
    land(34, 30, '#e4e4d8'),
    hills(0, 78),
    flat('#c7b48c', 96),
    delta(92, '#8fb3b0'),
    fixed(faint(0.5, line('#a08a60', 2, 'M-20 126q40 -8 80 0M120 120q40 -6 90 0M30 150q40 -8 70 0'))),
  ),
  E255: scene(
    land(110, 34, '#dde8e4'),
    sun(),
    hills(0, 78),
    flat('#8fae68', 92),
    delta(88, '#6fa9b4'),
    tufts('#4d7a3c', 16, 104, 156, 8),
  ),
  E288: scene(
    land(200, 30, '#d3e4ea'),
    sun(100, 48, 15),
    sea(86, '#6fa9ba', 1),
    fixed(
      area('#9a8f7c', path`M${LEFT} 50L-10 44L30 66L56 90H${LEFT}z`, path`M${RIGHT} 46L200 40L160 64L138 90H${RIGHT}z`),
      area(
        '#7d8a5c',
        path`M${LEFT} 74L10 72L44 104L20 136L${LEFT} 150z`,
        path`M${RIGHT} 70L190 70L152 108L178 140L${RIGHT} 150z`,
      ),
    ),
    glints(14, 98, 156),
    fixed(
      area('#f6f2e6', polygon([point(92, 112), point(104, 112), point(104, 92)])),
      area('#7a4a34', path`M86 114h26l-5 6h-16z`),
    ),
  ),
  E307: scene(
    land(96, 30, '#d6e0dc'),
    clouds('#b9c8ca', 5, 26, 28),
    hills(0, 82),
    flat('#93a868', 94),
    fixed(area('#8fb4b4', path`M${LEFT} 108Q40 98 100 110T${RIGHT} 106V130Q160 140 90 128T${LEFT} 134z`)),
    crowns(110, 5, 104, 9),
    flat('#7a9450', 146),
    tufts('#4d6a34', 14, 148, 160),
    glints(10, 112, 128),
  ),
  E283: scene(
    land(120, 30, '#dbe8ee'),
    sun(),
    ...outOfTheSea(
      mountain(20, 60, 128, 50, ['#93b08c', '#739470']),
      mountain(170, 56, 128, 56, ['#93b08c', '#739470']),
      mountain(92, 22, 128, 96, ['#7fa37c', '#5d8460'], 18),
      fixed(area('#efdcae', ellipse(100, 128, 150, 6))),
    ),
    palm(36, 130, 34),
    palm(160, 130, 38),
  ),
  E285: scene(
    land(10, 28, '#e6dcd8'),
    ...outOfTheSea(
      cone(100, 36, 128, 76, LAVA_ROCK),
      lavaStreams(100, 36, 120),
      fixed(
        faint(0.8, area('#8a7a78', ellipse(104, 26, 14, 9), ellipse(124, 16, 20, 11), ellipse(152, 8, 26, 12))),
        area('#5f7d48', ellipse(48, 128, 26, 7), ellipse(154, 128, 24, 7)),
      ),
    ),
  ),
};
