import { list } from '../plants/list.ts';
import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { circle, ellipse, leaf, path, point, polygon } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { flat, hills, peaks, pebbles } from './ground.ts';
import { crowns, firs } from './growth.ts';
import { dusk, fixed, land, type Layer, scene } from './scene.ts';
import { clouds, moon, overcast, puff, rain, stars, sun } from './sky.ts';
import { breaker, FOAM, glints, pool, sea } from './water.ts';

/** Puffs of steam that rise from a vent and widen. */
const steam = (x: number, foot: number, top: number, paint = '#f6f9f8'): Layer =>
  fixed(
    ...list(6, (i) => {
      const share = i / 5;
      const size = 5 + share * 12;
      return faint(
        0.95 - share * 0.45,
        area(paint, puff(x + Math.sin(i * 1.7) * (3 + share * 8), foot - (foot - top) * share, size, size * 0.76)),
      );
    }),
  );

export const tsunami = scene(
  land(196, 34, '#cfe0e2'),
  sun(160, 34, 14),
  sea(112, '#86b4c0', 2),
  breaker(72, 22, 138, ['#3b7f9c', '#2b6584']),
  sea(142, '#2b6584', 3),
  glints(8, 148, 158, FOAM),
);

export const flashFlood = scene(
  land(22, 44, '#f0dcc0'),
  sun(150, 30, 12),
  fixed(
    area(
      '#c98a58',
      path`M${LEFT} 20H44L58 64L70 ${FLOOR}H${LEFT}z`,
      path`M${RIGHT} 20H158L146 64L132 ${FLOOR}H${RIGHT}z`,
    ),
    area(
      '#a86a40',
      path`M${LEFT} 52H34L46 92L52 ${FLOOR}H${LEFT}z`,
      path`M${RIGHT} 48H170L160 96L152 ${FLOOR}H${RIGHT}z`,
    ),
    area('#7f9aa0', path`M84 66H118L176 ${FLOOR}H24z`),
    area('#9bb4b6', path`M92 66H108L132 ${FLOOR}H66z`),
    area(
      '#f2f6f4',
      ...list(9, (i) => puff(40 + i * 15, 148 + (i % 2) * 8, 12, 8)),
      ...list(5, (i) => puff(76 + i * 12, 112 + (i % 2) * 5, 8, 5)),
      puff(94, 78, 7, 4),
      puff(108, 84, 7, 4),
    ),
  ),
);

export const flooding = scene(
  land(150, 26, '#bccac8'),
  overcast('#6c7f85', '#869a9f', 16),
  hills(1, 88),
  crowns(120, 7, 102, 17),
  sea(118, '#6c9396', 2),
  sea(138, '#5a8489', 2),
  fixed(
    area('#8a4a38', polygon([point(126, 124), point(146, 106), point(168, 124)])),
    area('#d9c7a4', path`M132 124h30v8h-30z`),
    area('#5d4433', path`M144 124h7v8h-7z`),
    line('#6a5038', 3, 'M48 126l16 -2M70 146l20 3'),
  ),
  glints(14, 124, 158),
  rain(26, '#dfe9ea', -5, 30, 100),
);

export const highTide = scene(
  dusk(216, 26, '#5a7396'),
  stars(20, 60),
  fixed(area('#f4efdc', circle(110, 42, 22)), faint(0.5, area('#f4efdc', path`M98 100H122L136 ${FLOOR}H84z`))),
  sea(92, '#3f6a86', 3),
  fixed(
    area(
      '#3a3440',
      polygon([point(34, 104), point(44, 88), point(56, 92), point(64, 106)]),
      polygon([point(146, 108), point(160, 94), point(172, 110)]),
    ),
  ),
  sea(104, '#345c78', 3),
  sea(126, '#2b4f6a', 3),
  sea(146, '#22435c', 3),
  glints(16, 98, 156, '#a9c4d2'),
);

export const lowTide = scene(
  land(40, 36, '#dfe4dc'),
  moon(140, 36, 15, '#dfe4dc'),
  sea(72, '#7fb0b8', 1),
  flat('#dcc79a', 84),
  fixed(area('#cbb282', path`M${LEFT} 112Q60 98 140 116T${RIGHT} 118V${FLOOR}H${LEFT}z`)),
  pool(58, 104, 26, 5, '#8fbcc0'),
  pool(140, 128, 36, 7, '#8fbcc0'),
  pool(176, 98, 18, 3, '#8fbcc0'),
  fixed(
    area('#d9683c', ...list(5, (i) => leaf(point(82, 136), 14, 5, -90 + i * 72))),
    area('#f6ead2', circle(40, 144, 5), circle(112, 150, 3.6)),
    line('#b59c74', 1.2, 'M40 139v9M36 141l4 7M44 141l-4 7'),
  ),
  pebbles('#8a7862', 9, 108, 156, 5),
);

export const geyser = scene(
  land(30, 30, '#cfe2ea'),
  hills(0, 92),
  firs('#5d7c68', 16, 104, 20),
  flat('#d9c7a8', 114),
  fixed(area('#c0a682', ellipse(100, 134, 64, 12)), area('#8fb6bc', ellipse(100, 131, 30, 5))),
  steam(112, 80, 16, '#e8f1f2'),
  fixed(
    area(
      '#f6fbfb',
      path`M92 132Q96 80 84 40Q94 50 98 26Q104 48 114 34Q106 80 110 132z`,
      puff(100, 34, 24, 14),
      puff(84, 46, 12, 9),
      puff(118, 44, 13, 9),
    ),
    area('#bcd9e0', path`M102 132Q106 80 108 48Q112 80 110 132z`),
    area('#f6fbfb', ellipse(100, 131, 22, 4)),
    line('#ffffff', 2, 'M76 64q-8 8 -9 20M126 62q9 9 10 22M84 78q-5 8 -5 16M118 78q5 8 5 16'),
  ),
);

export const steamVents = scene(
  land(22, 20, '#d5dcde'),
  peaks(0, 92, 30, 60),
  flat('#a08c7c', 104),
  hills(3, 128, 5),
  ...[
    [44, 126],
    [100, 138],
    [156, 122],
  ].flatMap(([x = 0, y = 0]) => [
    fixed(area('#e6c65a', ellipse(x, y + 3, 20, 5)), area('#4c3c36', ellipse(x, y + 2, 10, 3))),
    steam(x, y - 4, y - 92),
  ]),
);

export const mudpot = scene(
  land(24, 24, '#dcd6cc'),
  hills(0, 76),
  flat('#9a8676', 92),
  pool(100, 128, 108, 32, '#7d6a5c', '#b7a594'),
  fixed(
    ...(
      [
        [70, 122, 20],
        [124, 134, 26],
        [102, 108, 12],
        [48, 142, 13],
        [158, 118, 12],
      ] as const
    ).flatMap(([x, y, r]) => [
      faint(0.6, line('#5c4b40', 2.2, ellipse(x, y + r * 0.2, r * 1.35, r * 0.5))),
      area(
        '#93806f',
        path`M${x - r} ${y + 2}A${r} ${r * 0.94} 0 0 1 ${x + r} ${y + 2}Q${x} ${y + r * 0.5} ${x - r} ${y + 2}z`,
      ),
      area('#c2b1a0', ellipse(x - r * 0.34, y - r * 0.42, r * 0.28, r * 0.18)),
    ]),
  ),
  steam(150, 96, 34, '#eef0ec'),
);

/** A hot spring from above: rings of colour, blue and deep in the middle. */
export const hotSpring = scene(
  { sky: '#e6dccb', tint: () => '#c9a98a' },
  fixed(
    ...(['#c9a284', '#b8653a', '#e08a3a', '#f0c24a', '#9cc46a', '#4fb0a8', '#2f86a8', '#1f5f88'] as const).map(
      (paint, i) => area(paint, ellipse(100, 86, 108 - i * 12.4, 62 - i * 7.2)),
    ),
    line('#b8653a', 6, 'M16 118q-20 12 -44 14M180 112q24 8 44 6M70 146q-8 10 -26 14'),
  ),
  steam(76, 70, 18),
  steam(124, 84, 34),
);

/** Rainbow: seven bands over wet hills. */
export const rainbow = scene(
  land(110, 36, '#cfe0e6'),
  clouds('#f4f8f8', 4, 26, 26),
  fixed(
    ...(['#c8432f', '#e8853a', '#f0c24a', '#5f9a4c', '#3f86b8', '#4a58a8', '#7a4f98'] as const).map((paint, i) =>
      line(paint, 6.4, path`M${18 + i * 6} 134A${82 - i * 6} ${84 - i * 6} 0 0 1 ${182 - i * 6} 134`),
    ),
  ),
  hills(1, 114),
  hills(3, 134),
  rain(12, '#9fbcc8', -4, 10, 80),
  crowns(118, 5, 140, 10),
);
