import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { away, circle, ellipse, path, point, polygon } from '../plants/paths.ts';
import { area, line, type Shape } from '../plants/shape.ts';
import { flat, hills, pebbles } from './ground.ts';
import { firAt, firs } from './growth.ts';
import { fixed, land, scene } from './scene.ts';
import { sun } from './sky.ts';

const LAYERS = ['#8fa85c', '#a87f54', '#8c6440', '#c09a68', '#6f4c34'] as const;

/** A block of ground whose layers lie so much lower than those beside it. */
const block = (left: number, right: number, drop: number, tilt: number): Shape[] =>
  LAYERS.map((paint, i) => {
    const y = 74 + drop + i * 17 - (i > 0 ? 8 : 0);
    return area(paint, path`M${left} ${y - tilt}L${right} ${y + tilt}V${FLOOR}H${left}z`);
  });

export const earthquake = scene(
  land(40, 30, '#e8e0d0'),
  sun(160, 34, 13),
  fixed(
    ...block(LEFT, 96, 0, 0),
    ...block(96, RIGHT, 26, 0),
    line('#3b2a20', 3.4, 'M96 66L90 88L102 112L94 134L98 164'),
    line(
      '#b8432f',
      2.6,
      ...[16, 28, 40].map((r) => path`M${96 - r} 120A${r} ${r} 0 0 1 ${96 - r * 0.2} ${120 - r}`),
      ...[16, 28, 40].map((r) => path`M${96 + r} 120A${r} ${r} 0 0 0 ${96 + r * 0.2} ${120 - r}`),
    ),
    area('#b8432f', circle(96, 120, 5)),
  ),
  fixed(line('#4a3326', 3, 'M52 72v-14M146 100l6 -13'), area('#4c7a3c', circle(52, 50, 12), circle(155, 78, 12))),
);

export const fissure = scene(
  land(36, 34, '#e6ddc8'),
  hills(0, 66),
  flat('#b99c68', 84),
  fixed(
    area('#9c7c4c', path`M${LEFT} 84H92L84 100L102 116L78 138L96 ${FLOOR}H${LEFT}z`),
    area(
      '#2a1c1a',
      polygon([
        point(96, 84),
        point(110, 84),
        point(104, 100),
        point(124, 116),
        point(108, 138),
        point(140, FLOOR),
        point(84, FLOOR),
        point(72, 138),
        point(94, 116),
        point(82, 100),
      ]),
    ),
    area(
      '#e8793a',
      polygon([point(98, 120), point(104, 118), point(94, 140), point(112, FLOOR), point(100, FLOOR), point(86, 140)]),
    ),
    line('#5c4630', 2, 'M70 138l-34 6l-14 -4M122 116l36 4l16 -6M84 100l-30 -2M108 138l40 10'),
  ),
  firs('#5d7440', 12, 88, 16),
);

export const landslide = scene(
  land(90, 30, '#d9e0d2'),
  fixed(
    area('#6f8f4c', path`M${LEFT} 20Q40 28 92 78T${RIGHT} 146V${FLOOR}H${LEFT}z`),
    area('#a37a50', path`M20 38Q62 50 104 96T216 152L96 ${FLOOR}Q60 110 14 62z`),
    area('#86603c', path`M52 66Q84 90 110 126L150 ${FLOOR}H100Q76 110 44 74z`),
    line('#5c7a3c', 3, 'M8 32q10 -2 20 6'),
  ),
  pebbles('#5d4433', 20, 104, 158, 9),
  fixed(
    area(
      '#6b5038',
      ...(
        [
          [84, 84, 8],
          [122, 108, 10],
          [150, 128, 12],
          [64, 102, 7],
          [104, 138, 11],
          [176, 146, 9],
        ] as const
      ).map(([x, y, r]) => polygon([0.9, 1.1, 0.86, 1, 0.9].map((out, i) => away(point(x, y), r * out, i * 72)))),
    ),
    line('#4a3326', 4, 'M132 92l26 -10M70 124l-24 10'),
    area('#4c6f3a', ellipse(162, 80, 10, 6), ellipse(42, 136, 10, 6)),
  ),
  fixed(area('#3f5f34', firAt(-30, 26, 22), firAt(2, 30, 20), firAt(168, 116, 20), firAt(196, 126, 18))),
);

export const mountainBirth = scene(
  land(262, 24, '#e6dfd9'),
  sun(166, 34, 13),
  fixed(
    ...(['#c9bfd2', '#a08fb0', '#c6926c', '#8a5a44', '#5d3c34'] as const).map((paint, i) => {
      const y = 36 + i * 20;
      const lift = 62 - i * 8;
      return area(
        paint,
        path`M${LEFT} ${y + lift}Q10 ${y + lift} 34 ${y + 22}T64 ${y + 8}T84 ${y + 34}T100 ${y}T120 ${y + 34}T140 ${y + 10}T168 ${y + 24}T${RIGHT} ${y + lift}V${FLOOR}H${LEFT}z`,
      );
    }),
    area('#f6f9fb', path`M92 45Q96 34 100 36Q106 36 109 48Q104 43 100 50Q96 42 92 45z`),
    area(
      '#fff4d8',
      polygon([
        point(-4, 134),
        point(22, 134),
        point(22, 126),
        point(40, 140),
        point(22, 154),
        point(22, 146),
        point(-4, 146),
      ]),
      polygon([
        point(204, 134),
        point(178, 134),
        point(178, 126),
        point(160, 140),
        point(178, 154),
        point(178, 146),
        point(204, 146),
      ]),
    ),
  ),
);
