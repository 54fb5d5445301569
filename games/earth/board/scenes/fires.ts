import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { list } from '../plants/list.ts';
import { away, circle, ellipse, leaf, path, point, polygon } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { cone, cracks, flat, hills, lavaStreams, pebbles } from './ground.ts';
import { firAt, saguaro, snag } from './growth.ts';
import { across, dusk, fixed, land, type Layer, scene } from './scene.ts';
import { clouds, puff, sun } from './sky.ts';

export const LAVA = '#f2762e';

export const GLOW = '#ffcf5c';

const BASALT = '#2c2426';

/** A flame with a bright heart. */
const flame = (x: number, foot: number, high: number): string =>
  path`M${x} ${foot}C${x - high * 0.5} ${foot - high * 0.2} ${x - high * 0.3} ${foot - high * 0.6} ${x - high * 0.04} ${foot - high}` +
  path`C${x + high * 0.02} ${foot - high * 0.66} ${x + high * 0.3} ${foot - high * 0.6} ${x + high * 0.3} ${foot - high * 0.28}Q${x + high * 0.26} ${foot} ${x} ${foot}z`;

const flames =
  (n: number, foot: number, high: number): Layer =>
  (_palette, random) => {
    const all = across(n, random, (x) => ({
      x,
      foot: foot + random.between(-3, 4),
      size: high * random.between(0.6, 1.15),
    }));
    return [
      area('#d9482a', ...all.map(({ x, foot: y, size }) => flame(x, y, size))),
      area(LAVA, ...all.map(({ x, foot: y, size }) => flame(x - 1, y, size * 0.72))),
      area(GLOW, ...all.map(({ x, foot: y, size }) => flame(x - 1, y, size * 0.4))),
    ];
  };

/** A column of ash that spreads above. */
const ash = (x: number, foot: number, top: number, wide: number, paints: readonly [string, string]): Layer =>
  fixed(
    area(
      paints[0],
      path`M${x - 9} ${foot}Q${x - 16} ${(foot + top) / 2} ${x - wide * 0.4} ${top + 8}H${x + wide * 0.4}Q${x + 14} ${(foot + top) / 2} ${x + 9} ${foot}z`,
      puff(x - wide * 0.6, top + 8, wide * 0.5, wide * 0.28),
      puff(x + wide * 0.56, top + 10, wide * 0.52, wide * 0.28),
      puff(x, top, wide * 0.66, wide * 0.36),
    ),
    area(
      paints[1],
      puff(x - wide * 0.3, top - 3, wide * 0.36, wide * 0.18),
      puff(x - 6, top + 24, 9, 8),
      puff(x - 4, foot - 16, 6, 6),
    ),
  );

const bombs: Layer = (_palette, random) => {
  const thrown = list(9, () => away(point(100, 66), random.between(24, 60), random.between(-160, -20)));
  return [area(GLOW, ...thrown.map(({ x, y }) => circle(x, y, random.between(1.6, 3.2))))];
};

export const eruption = scene(
  dusk(8, 24, '#5c3440'),
  ash(104, 62, 26, 56, ['#3a2630', '#553843']),
  hills(1, 116),
  cone(100, 62, 150, 92, ['#4a3236', '#33232a'], 15),
  fixed(
    area(LAVA, ...[-118, -100, -84, -66].map((degrees) => leaf(point(100, 70), 34, 5, degrees))),
    area(GLOW, ...[-108, -92, -76].map((degrees) => leaf(point(100, 70), 24, 4, degrees))),
  ),
  bombs,
  lavaStreams(100, 62, 146),
  hills(4, 148, 4),
);

export const supervolcano = scene(
  dusk(4, 20, '#7a3a30'),
  ash(100, 112, 30, 96, ['#2e2226', '#493539']),
  fixed(
    area('#43302f', path`M${LEFT} 150Q10 112 36 106Q60 118 100 118T164 106Q196 114 ${RIGHT} 150V${FLOOR}H${LEFT}z`),
    area(LAVA, ellipse(100, 116, 58, 8)),
    area(GLOW, ellipse(98, 116, 40, 4.6)),
    area('#2f2122', path`M${LEFT} 156Q40 128 100 132T${RIGHT} 156V${FLOOR}H${LEFT}z`),
  ),
  fixed(line(LAVA, 4, 'M60 134q-14 10 -20 24M112 134q8 10 4 26M150 136q14 8 22 22')),
);

export const lavaFlow = scene(
  dusk(14, 18, '#4a3a48'),
  hills(0, 92),
  fixed(area(BASALT, path`M${LEFT} 70Q40 86 100 116T${RIGHT} 152V${FLOOR}H${LEFT}z`)),
  fixed(
    line('#b23a22', 20, 'M-40 88Q30 96 74 124T150 170'),
    line(LAVA, 13, 'M-40 87Q30 95 74 123T150 170', 'M70 120Q120 124 176 170'),
    line(GLOW, 4.4, 'M-40 86Q30 94 74 122T146 168', 'M78 123Q122 127 172 166'),
  ),
  pebbles('#120d10', 18, 118, 158, 7),
);

export const lavaTube = scene(
  { sky: '#251d22', tint: () => '#251d22' },
  fixed(
    area('#3d3036', ellipse(100, 104, 96, 86)),
    area('#54414a', ellipse(100, 108, 76, 68)),
    area('#6f4c48', ellipse(100, 114, 56, 50)),
    area('#a85a3c', ellipse(100, 120, 36, 32)),
    area('#f2a04a', ellipse(100, 124, 20, 17)),
    area('#251d22', path`M${LEFT} 150Q100 132 ${RIGHT} 150V${FLOOR}H${LEFT}z`),
    area(LAVA, path`M92 130H108L138 ${FLOOR}H58z`),
    area(GLOW, path`M96 132H103L116 ${FLOOR}H80z`),
    area(
      '#251d22',
      ...[
        [40, 34, 26],
        [66, 22, 18],
        [128, 20, 22],
        [156, 34, 30],
        [96, 16, 14],
      ].map(([x = 0, y = 0, long = 0]) => polygon([point(x - 6, y), point(x + 6, y), point(x, y + long)])),
    ),
  ),
);

export const lavaLake = scene(
  dusk(8, 20, '#5a3c46'),
  fixed(
    area('#3b2a2e', path`M${LEFT} 60Q0 40 30 66Q60 92 100 88T170 64Q204 40 ${RIGHT} 64V${FLOOR}H${LEFT}z`),
    area(LAVA, path`M${LEFT} 108Q100 92 ${RIGHT} 108V${FLOOR}H${LEFT}z`),
  ),
  cracks(GLOW, 112, 158, 3.4),
  fixed(
    faint(
      0.7,
      area(
        '#a8321e',
        ...[
          [30, 128, 24],
          [104, 122, 22],
          [160, 136, 26],
          [72, 146, 26],
          [206, 124, 18],
        ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.3)),
      ),
    ),
  ),
  fixed(
    area(
      GLOW,
      ...[
        [96, 104],
        [104, 96],
        [88, 98],
        [110, 104],
      ].map(([x = 0, y = 0]) => leaf(point(x, y + 6), 16, 4, -90)),
    ),
  ),
);

export const wildfire = scene(
  dusk(16, 30, '#8a4230'),
  clouds('#5e3330', 7, 30, 36),
  sun(150, 44, 14, '#f7a04a'),
  hills(1, 112),
  flames(15, 138, 52),
  (_palette, random) => [
    area('#241512', ...across(13, random, (x) => firAt(x, random.between(140, 150), random.between(40, 66)))),
  ],
  flames(12, 154, 26),
  hills(5, 154, 3),
);

export const hotPeriod = scene(
  land(16, 60, '#f0a878'),
  fixed(faint(0.4, area('#ffd9a0', circle(100, 62, 58))), area('#e8542c', circle(100, 62, 38))),
  hills(1, 108, 4),
  flat('#b8623a', 126),
  cracks('#7c3a20', 130, 160),
  snag(56, 142, 74, '#4c2c20'),
  saguaro(162, 146, 40, '#6a6a38'),
);
