import { list } from '../plants/list.ts';
import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { away, path, point, polygon } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { flat, hills, mountain } from './ground.ts';
import { firs } from './growth.ts';
import { fixed, land, scene } from './scene.ts';
import { puff, snowfall, sun } from './sky.ts';
import { cascade, glints, sea } from './water.ts';

/** Events of ice and snow. */

export const jokulhlaup = scene(
  land(206, 26, '#d7e2ea'),
  mountain(60, 18, 112, 90, ['#b9c9d8', '#93a8bc'], 34),
  mountain(158, 30, 112, 80, ['#adc0d1', '#879db3'], 28),
  fixed(
    area(
      '#e6f0f5',
      path`M${LEFT} 76L6 66L40 72L66 64L96 70V116H${LEFT}z`,
      path`M130 70L164 64L190 72L${RIGHT} 62V116H130z`,
    ),
    area('#9fc3d6', path`M${LEFT} 96H96V116H${LEFT}z`, path`M130 96H${RIGHT}V116H130z`),
    line('#6fa3bf', 2, 'M10 74v40M44 76v38M74 72v42M156 74v40M188 78v36'),
  ),
  cascade(113, 70, 122, 16, '#7fa9b8'),
  flat('#6f8f98', 116),
  fixed(
    area('#8fb0b6', path`M92 116H136L210 ${FLOOR}H20z`),
    area('#f2f8f8', ...list(8, (i) => puff(50 + i * 17, 142 + (i % 2) * 9, 13, 8)), puff(113, 122, 26, 7)),
    area(
      '#dcebf2',
      polygon([point(40, 150), point(48, 136), point(62, 140), point(66, 152)]),
      polygon([point(150, 138), point(158, 128), point(168, 140)]),
    ),
  ),
);

export const blizzard = scene(
  land(210, 22, '#b4c3d2'),
  hills(0, 92),
  firs('#6f879c', 12, 120, 44, '#6f879c'),
  firs('#46607a', 6, 142, 62, '#46607a'),
  flat('#eef3f7', 144),
  fixed(
    faint(
      0.6,
      line('#ffffff', 3, ...list(22, (i) => path`M${LEFT + ((i * 53) % 320)} ${10 + ((i * 37) % 130)}q16 8 40 10`)),
    ),
  ),
  snowfall(70, 4, 156),
);

export const snow = scene(
  land(212, 26, '#c9d8e6'),
  fixed(area('#e9f0f6', path`M${LEFT} 104Q30 84 100 100T${RIGHT} 96V${FLOOR}H${LEFT}z`)),
  firs('#4e7364', 9, 116, 34),
  fixed(area('#f6fafc', path`M${LEFT} 132Q60 112 130 128T${RIGHT} 122V${FLOOR}H${LEFT}z`)),
  fixed(
    line(
      '#ffffff',
      3,
      ...(
        [
          [52, 44, 15],
          [112, 62, 20],
          [160, 30, 12],
          [20, 84, 10],
          [184, 84, 11],
          [82, 24, 9],
        ] as const
      ).flatMap(([x, y, r]) =>
        [0, 60, 120].map((degrees) => {
          const end = away(point(0, 0), r, degrees + 30);
          return path`M${x - end.x} ${y - end.y}l${2 * end.x} ${2 * end.y}`;
        }),
      ),
    ),
  ),
  snowfall(18, 10, 130),
);

export const iceAge = scene(
  land(200, 36, '#cfe3ee'),
  sun(156, 32, 13, '#fdf6e0'),
  fixed(
    area('#eaf4f9', path`M${LEFT} 54L-10 40L24 48L52 34L96 46L132 36L170 50L210 38L${RIGHT} 48V118H${LEFT}z`),
    area('#a9d0e4', path`M${LEFT} 84L-4 78L30 86L64 76L104 86L140 76L182 88L224 78L${RIGHT} 86V118H${LEFT}z`),
    line('#6fabc9', 2.4, 'M0 46L6 116M40 42L34 116M78 42L84 116M118 42L112 116M152 46L158 116M192 46L186 116'),
  ),
  sea(116, '#4f8fae', 1),
  fixed(
    area(
      '#f4fafc',
      polygon([point(52, 140), point(66, 114), point(80, 122), point(96, 112), point(112, 140)]),
      polygon([point(140, 152), point(150, 138), point(170, 152)]),
      polygon([point(10, 154), point(20, 142), point(36, 154)]),
    ),
    area(
      '#9cc8dc',
      polygon([point(84, 140), point(96, 112), point(112, 140)]),
      polygon([point(154, 152), point(150, 138), point(170, 152)]),
    ),
  ),
  glints(10, 142, 158),
);
