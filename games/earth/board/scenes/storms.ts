import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { list } from '../plants/list.ts';
import { circle, ellipse, path, polygon, point } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { downs, flat, hills, ripples } from './ground.ts';
import { crowns, firs, palm, tufts } from './growth.ts';
import { across, dusk, fixed, land, type Layer, scene } from './scene.ts';
import { clouds, gusts, overcast, puff, rain, sun } from './sky.ts';
import { breaker, FOAM, glints, sea } from './water.ts';

/** A storm from above: broken arms that wind into a clear eye. */
const spiral =
  (paint: string, x: number, y: number, turns: 1 | -1): Layer =>
  (_palette, random) => {
    const arm = (i: number) => {
      const start = i * 137.5 + random.between(-12, 12);
      const r = 10 + i * 2.5;
      const at = (degrees: number, radius: number) => {
        const angle = (turns * degrees * Math.PI) / 180;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.82] as const;
      };
      const [fromX, fromY] = at(start, r);
      const [toX, toY] = at(start + 115, r * 1.32);
      return path`M${fromX} ${fromY}A${r * 1.2} ${r} 0 0 ${turns === 1 ? 1 : 0} ${toX} ${toY}`;
    };
    return list(28, (i) => faint(0.95 - i * 0.02, line(paint, 7 - i * 0.08, arm(i))));
  };

/** A funnel of stacked rings from a cloud down to the ground. */
const funnel = (x: number, top: number, foot: number, paints: readonly [string, string], half: number): Layer =>
  fixed(
    ...list(11, (i) => {
      const share = i / 10;
      const wide = half * (1 - share) ** 1.4 + 4;
      const dx = Math.sin(share * 4) * 7;
      return area(paints[i % 2 === 0 ? 0 : 1], ellipse(x + dx, top + (foot - top) * share, wide, 6 - share * 2.6));
    }),
  );

const bolt = (x: number, top: number, size: number): string =>
  polygon(
    (
      [
        [0, 0],
        [16, 0],
        [8, 24],
        [20, 24],
        [-8, 66],
        [0, 34],
        [-12, 34],
      ] as const
    ).map(([dx, dy]) => point(x + dx * size, top + dy * size)),
  );

const GLOOM = '#3c4a58';
const GLOOM_UNDER = '#566575';

export const hurricane = scene(
  { sky: '#2f6f86', tint: () => '#5f8f5a' },
  fixed(
    area('#5f8f5a', path`M${LEFT} 0H46Q20 34 -4 40T${LEFT} 84z`),
    area('#d9c48c', path`M186 162Q196 128 226 118T${RIGHT} 92V${FLOOR}z`),
    area('#6d9a5c', path`M198 162Q208 136 232 128T${RIGHT} 104V${FLOOR}z`),
  ),
  spiral('#eef4f4', 104, 78, 1),
  fixed(area('#1f5468', circle(104, 78, 7))),
);

export const typhoon = scene(
  land(196, 30, '#93a9ae'),
  clouds('#6d8088', 8, 20, 34),
  sea(108, '#4b7f8f', 5),
  breaker(28, 74, 134, ['#3d7383', '#2f6172']),
  fixed(area('#cdb98a', path`M84 ${FLOOR}Q140 126 ${RIGHT} 132V${FLOOR}z`)),
  palm(130, 142, 84, 34),
  palm(174, 144, 60, 28),
  rain(44, '#e4eef0', 13, 20, 140),
);

export const tropicalStorm = scene(
  land(168, 30, '#8fa8a6'),
  overcast(GLOOM, GLOOM_UNDER, 24),
  hills(2, 112),
  sea(122, '#5a8f95', 3),
  palm(96, 146, 82, 30),
  palm(58, 148, 62, 24, '#31683f'),
  rain(52, '#dfeaec', 10),
);

export const tornado = scene(
  land(70, 30, '#b5b9a4'),
  overcast('#4a5350', '#6a7470', 22),
  hills(2, 112, 5),
  hills(4, 132, 5),
  funnel(104, 36, 132, ['#5c6462', '#767f7c'], 46),
  fixed(
    faint(0.8, area('#8c8468', puff(104, 134, 34, 10), puff(78, 138, 20, 8), puff(132, 138, 22, 8))),
    line('#4a4436', 2.4, 'M62 118l8 -6M146 110l-9 -5M140 92l7 3M72 96l-6 4'),
  ),
  tufts('#49502e', 8, 146, 156),
);

export const waterspout = scene(
  land(194, 30, '#b9cfd4'),
  overcast('#52697a', '#6f8798', 20),
  sea(116, '#4f8a9c', 3),
  sea(136, '#3c7588', 3),
  funnel(98, 30, 122, ['#7fa0ae', '#a5bfc8'], 34),
  fixed(
    area(FOAM, ...list(9, (i) => ellipse(70 + i * 7, 124 - Math.abs(4 - i) * 1.5 + (i % 2) * 3, 8, 4))),
    line(FOAM, 2, 'M72 116q-6 -8 -12 -8M124 116q6 -9 14 -9M84 112q-4 -10 -8 -12M114 112q3 -10 8 -13'),
  ),
  glints(10, 142, 158),
);

export const lightning = scene(
  dusk(250, 20, '#3a3f5c'),
  overcast('#262a42', '#41466a', 30),
  hills(1, 118),
  hills(3, 138),
  fixed(area('#ffe9a8', bolt(92, 40, 1.3)), area('#fff6d8', bolt(150, 38, 0.76), bolt(44, 36, 0.6))),
  firs('#171b2c', 12, 146, 18, '#171b2c'),
);

export const hail = scene(
  land(214, 18, '#a9b8c4'),
  overcast('#4e5d70', '#6d7d90', 28),
  hills(2, 116),
  hills(3, 134),
  (_palette, random) => {
    const stones = across(26, random, (x) => [x, random.between(52, 146), random.between(2.6, 5)] as const);
    return [
      line('#dfe8ee', 1.6, ...stones.map(([x, y]) => path`M${x + 2} ${y - 8}l4 -10`)),
      area('#f4f9fc', ...stones.map(([x, y, r]) => circle(x, y, r))),
      area('#b7c8d6', ...stones.map(([x, y, r]) => circle(x + r * 0.3, y + r * 0.3, r * 0.5))),
    ];
  },
);

export const monsoon = scene(
  land(120, 34, '#a4b6ae'),
  overcast('#3f5257', '#5c7076', 34),
  hills(1, 90),
  ...[104, 118, 132, 146].flatMap((level, i) => [
    hills(2 + i * 0.6, level, 3),
    sea(level + 6, i % 2 === 0 ? '#86b3ae' : '#76a8a6', 1),
  ]),
  rain(70, '#e3eff0', -6, 44, 146),
  tufts('#2e5a34', 16, 132, 156, 12),
);

export const dustStorm = scene(
  land(34, 50, '#f0dcae'),
  sun(160, 36, 15, '#fbeec8'),
  fixed(
    area(
      '#c99a56',
      ...list(6, (i) => puff(-30 + i * 30, 60 + (i % 2) * 14 - i * 2, 34, 30)),
      path`M${LEFT} 60H120V150H${LEFT}z`,
    ),
    area(
      '#b07f3e',
      ...list(6, (i) => puff(-40 + i * 28, 96 + (i % 2) * 12, 30, 26)),
      path`M${LEFT} 100H104V150H${LEFT}z`,
    ),
    area('#d9b070', ...list(5, (i) => puff(-20 + i * 34, 54 + (i % 2) * 22, 12, 9))),
  ),
  hills(2, 138, 5),
  gusts('#f3ddb0', 9, 60, 140),
  ripples('#8e6630', 14, 144, 158),
);

export const coldFront = scene(
  land(206, 26, '#d7e4ea'),
  sun(178, 40, 16),
  fixed(
    area('#5f7690', ...list(6, (i) => puff(-40 + i * 28, 40 + i * 3, 32, 22)), path`M${LEFT} 0H112L96 52H${LEFT}z`),
    area('#7d95ad', ...list(5, (i) => puff(-34 + i * 30, 62 + i * 4, 26, 13))),
  ),
  downs(1, 104, 6),
  fixed(faint(0.5, area('#7d95ad', path`M${LEFT} 70H92L60 130H${LEFT}z`))),
  rain(16, '#f2f7fa', 8, 76, 120),
  (_palette, random) => [
    line('#ffffff', 2, ...list(9, (i) => path`M${-44 + i * 14} ${84 + random.between(0, 40)}m-3 0h6m-3 -3v6`)),
  ],
  gusts('#5f7f9c', 4, 96, 128, 3),
  firs('#3f5f6c', 9, 142, 20),
);

export const fog = scene(
  land(196, 10, '#d5dcdc'),
  hills(0, 84),
  firs('#8ea19f', 15, 104, 40, '#8ea19f'),
  fixed(faint(0.7, area('#e6ebea', ellipse(40, 92, 90, 10), ellipse(190, 100, 90, 9)))),
  firs('#5f7672', 10, 130, 54, '#5f7672'),
  fixed(faint(0.82, area('#eef2f0', ellipse(150, 116, 110, 10), ellipse(0, 126, 100, 11), ellipse(110, 144, 130, 12)))),
  crowns(170, 4, 150, 14, 12),
  fixed(faint(0.85, area('#f4f6f4', ellipse(70, 158, 150, 9)))),
);

export const heatWave = scene(
  land(26, 54, '#f6c98a'),
  fixed(
    faint(0.35, area('#fff0c0', circle(100, 58, 56))),
    faint(0.6, area('#ffe9a8', circle(100, 58, 42))),
    area('#f7b23c', circle(100, 58, 30)),
  ),
  hills(2, 116, 4),
  hills(3, 136, 4),
  fixed(faint(0.7, line('#fff2d0', 3, ...list(6, (i) => path`M${-30 + i * 50} 140q8 -8 0 -16t0 -16t0 -16`)))),
);

export const warmPeriod = scene(
  land(96, 40, '#f7e7be'),
  sun(100, 58, 26, '#f9cf6a'),
  downs(0, 92, 7),
  crowns(108, 6, 116, 13),
  flatMeadow(),
);

function flatMeadow(): Layer {
  return (palette, random) => [
    ...flat('#6f9a48', 142)(palette, random),
    ...tufts('#4d7a34', 14, 148, 160)(palette, random),
  ];
}
