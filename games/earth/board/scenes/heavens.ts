import { list } from '../plants/list.ts';
import { GLOW, LAVA } from './fires.ts';
import { LEFT, RIGHT } from '../plants/backdrop.ts';
import { circle, leaf, path, point, polygon, away, ellipse, ridge } from '../plants/paths.ts';
import { area, faint, line, type Shape } from '../plants/shape.ts';
import { downs, hills } from './ground.ts';
import { firs } from './growth.ts';
import { dusk, fixed, scene, type Layer } from './scene.ts';
import { stars } from './sky.ts';

/** Events in the sky and beyond it. */

const GLOBE: readonly Shape[] = [
  area('#3f86a8', circle(100, 82, 58)),
  faint(0.35, area('#13344a', path`M100 24A58 58 0 0 1 100 140A76 76 0 0 0 100 24z`)),
];

export const continentalShift = scene(
  { sky: '#1b2436', tint: () => '#1b2436' },
  stars(44, 156),
  fixed(
    ...GLOBE,
    area('#7fa35a', path`M62 58Q72 40 92 42Q98 52 90 62Q94 74 84 86Q78 104 70 104Q64 90 58 84Q54 70 62 58z`),
    area(
      '#c9a85c',
      path`M112 48Q130 44 142 60Q146 76 138 84Q134 102 122 112Q112 108 112 92Q104 82 108 68Q106 56 112 48z`,
    ),
    line('#fff4d8', 3, 'M84 72H58M65 66L58 72L65 78', 'M120 82H148M141 76L148 82L141 88'),
    line('#e8793a', 2.4, 'M101 30L97 48L104 62L98 80L104 98L98 116L102 134'),
  ),
);

export const magneticFlip = scene(
  { sky: '#1d2238', tint: () => '#1d2238' },
  stars(44, 156),
  fixed(
    line(
      '#6fb3c8',
      2.4,
      ...[26, 44, 64].flatMap((r) => [
        path`M96 48C${96 - r * 2} ${10 - r * 0.1} ${96 - r * 2} ${154 + r * 0.1} 96 116`,
        path`M104 48C${104 + r * 2} ${10 - r * 0.1} ${104 + r * 2} ${154 + r * 0.1} 104 116`,
      ]),
    ),
    area('#3f7f9a', circle(100, 82, 36)),
    area(
      '#6f9a5a',
      path`M76 68Q90 54 104 58Q104 72 94 78Q90 92 80 92Q70 80 76 68z`,
      path`M112 84Q126 80 132 90Q126 106 112 110Q106 96 112 84z`,
    ),
    area('#c8432f', polygon([point(100, 82), point(92, 82), point(100, 14), point(108, 82)])),
    area('#f4efdc', polygon([point(100, 82), point(92, 82), point(100, 150), point(108, 82)])),
    area('#1d2238', circle(100, 82, 3.4)),
  ),
);

export const aurora = scene(
  dusk(214, 30, '#132038'),
  stars(50, 120),
  fixed(
    ...(
      [
        ['#3fc08a', 0, 0.75],
        ['#6fe0b0', 14, 0.5],
        ['#8a6fd0', -22, 0.5],
      ] as const
    ).map(([paint, dy, opacity]) =>
      faint(
        opacity,
        area(
          paint,
          path`M${LEFT} ${64 + dy}C-10 ${28 + dy} 30 ${96 + dy} 84 ${58 + dy}S160 ${14 + dy} ${RIGHT} ${56 + dy}L${RIGHT} ${88 + dy}C190 ${60 + dy} 150 ${70 + dy} 100 ${98 + dy}S0 ${74 + dy} ${LEFT} ${102 + dy}z`,
        ),
      ),
    ),
    faint(0.5, line('#c8f6e0', 1.6, ...list(18, (i) => path`M${LEFT + i * 18} ${88 - (i % 4) * 6}v-42`))),
  ),
  hills(3, 128, 6),
  firs('#0c1524', 16, 148, 28, '#0c1524'),
);

export const comet = scene(
  dusk(232, 30, '#161d3a'),
  stars(56, 130),
  fixed(
    faint(0.35, area('#8fc4e8', polygon([point(62, 100), point(84, 118), point(240, -8), point(180, -16)]))),
    faint(0.6, area('#cfe6f6', polygon([point(66, 104), point(80, 115), point(214, -10), point(190, -12)]))),
    area('#f4fafc', circle(70, 110, 13)),
    area('#ffffff', polygon([point(62, 100), point(81, 118), point(160, 34)])),
  ),
  hills(4, 148, 4),
);

export const shootingStar = scene(
  dusk(226, 28, '#1f2a4c'),
  stars(70, 120),
  fixed(
    faint(0.6, line('#fff4d8', 1.8, 'M20 40L74 66', 'M30 96L62 110', 'M180 20L214 36')),
    line('#fff4d8', 3.4, 'M84 22L136 62'),
    area('#fff4d8', ...list(5, (i) => leaf(point(138, 64), 13, 5, -90 + i * 72))),
    area('#ffffff', circle(138, 64, 4)),
  ),
  downs(1, 112, 8),
  firs('#101830', 12, 146, 22, '#101830'),
);

export const supernova = scene(
  { sky: '#1c1530', tint: () => '#1c1530' },
  stars(60, 156),
  fixed(
    ...(['#5c2f6a', '#9a3f6a', '#e0644a', '#f7b25c'] as const).map((paint, i) =>
      faint(
        0.8,
        area(
          paint,
          ...list(12, (k) =>
            leaf(point(100, 80), (74 - i * 15) * (k % 3 === 0 ? 1.12 : 0.82), 19 - i * 3.4, k * 30 + i * 12),
          ),
        ),
      ),
    ),
    area('#fff4d8', circle(100, 80, 15), ...[0, 90, 180, 270].map((degrees) => leaf(point(100, 80), 58, 3.4, degrees))),
  ),
);

export const solarFlare = scene(
  { sky: '#1d1626', tint: () => '#1d1626' },
  stars(34, 100),
  fixed(
    line('#d9482a', 9, 'M66 92C50 24 128 14 132 84'),
    line(LAVA, 5, 'M66 92C50 24 128 14 132 84', 'M20 120C2 84 40 74 44 106'),
    line(GLOW, 2.4, 'M70 92C58 34 122 26 128 84'),
    area('#d9482a', circle(100, 212, 134)),
    area(LAVA, circle(100, 214, 128)),
    area(GLOW, circle(98, 220, 118)),
    faint(0.7, line('#fff0b8', 3, ...list(9, (i) => path`M${-20 + i * 28} ${138 + (i % 3) * 8}q10 -6 22 0`))),
  ),
);

/** A boulder with its lit side towards the upper left. */
const rockAt = (x: number, y: number, r: number, paints: readonly [string, string]): Layer => {
  const rim = [0.96, 0.82, 1.04, 0.9, 1, 0.84, 0.98, 0.88, 1.02].map((out, i) => away(point(x, y), r * out, i * 40));
  return fixed(
    area(paints[1], polygon(rim)),
    area(
      paints[0],
      polygon(rim.map((one) => point(one.x * 0.78 + x * 0.22 - r * 0.14, one.y * 0.78 + y * 0.22 - r * 0.14))),
    ),
    faint(
      0.6,
      area(
        paints[1],
        ellipse(x - r * 0.3, y - r * 0.24, r * 0.2, r * 0.16),
        ellipse(x + r * 0.16, y + r * 0.1, r * 0.24, r * 0.2),
        ellipse(x - r * 0.1, y + r * 0.42, r * 0.12, r * 0.1),
      ),
    ),
  );
};

export const asteroid = scene(
  { sky: '#191c30', tint: () => '#191c30' },
  stars(60, 156),
  rockAt(98, 84, 44, ['#9a8b80', '#5d5048']),
  rockAt(36, 40, 12, ['#8a7d74', '#51463f']),
  rockAt(172, 118, 15, ['#8a7d74', '#51463f']),
  rockAt(166, 48, 7, ['#8a7d74', '#51463f']),
  rockAt(28, 122, 8, ['#8a7d74', '#51463f']),
);

export const massiveAsteroid = scene(
  dusk(18, 30, '#3b2b4a'),
  stars(26, 70),
  fixed(
    faint(0.5, area('#d9482a', polygon([point(190, -10), point(240, -10), point(128, 104), point(88, 84)]))),
    faint(0.8, area(LAVA, polygon([point(196, -10), point(224, -10), point(122, 98), point(92, 84)]))),
    area(GLOW, polygon([point(206, -10), point(214, -10), point(116, 92), point(100, 84)])),
  ),
  rockAt(98, 92, 26, ['#8c6a58', '#3f2c2a']),
  downs(1, 122, 6),
  fixed(faint(0.6, area('#ffb85c', ridge(LEFT, RIGHT, [126, 125, 121, 118, 121, 125, 126], 130)))),
);
