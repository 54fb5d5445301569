import { LEFT, RIGHT, FLOOR } from './backdrop.ts';
import { list } from './list.ts';
import { circle, ridge, path } from './paths.ts';
import type { Random } from './random.ts';
import { area, faint, fine, line, type Shape } from './shape.ts';
import { hsl } from './tones.ts';

/** A landscape: the hue of its ridges, how they rise, and how the sky is tinted. */
export interface Land {
  readonly hue: number;
  readonly sat: number;
  readonly rise: 'hills' | 'peaks' | 'dunes' | 'cone' | 'water' | 'forest';
}

/** The hue of everlasting cold, where no tree grows. */
export const ICE = 206;

/** Terrains by the words of their names; the first that fits counts. */
const LANDS: readonly (readonly [RegExp, Land])[] = [
  [/volcan|lava|magma|crater|caldera|etna/i, { hue: 12, sat: 34, rise: 'cone' }],
  [
    /glacier|permafrost|\bice|polar|frig|tundra|cold|antarc|siberia|snow|denali|finland/i,
    { hue: ICE, sat: 30, rise: 'peaks' },
  ],
  [
    /mountain|ridge|peak|cordillera|sierra|rocky|mount\b|alps|himalaya|canyon|badlands/i,
    { hue: 244, sat: 30, rise: 'peaks' },
  ],
  [/lake|river|stream|pool|strait|delta|wetland|swamp|bayou|flood|beach|water/i, { hue: 186, sat: 34, rise: 'water' }],
  [/desert|dune|sand|arid|rainless|barren|impoverish/i, { hue: 36, sat: 48, rise: 'dunes' }],
  [/forest|jungle|taiga|wood|sequoia/i, { hue: 138, sat: 34, rise: 'forest' }],
  [/soil|alfisol|chernozem|compost|putrefied|mineral|clay|arable|fertile/i, { hue: 26, sat: 34, rise: 'hills' }],
  [/prairie|savanna|steppe|grass|plain|meadow|pasture/i, { hue: 62, sat: 36, rise: 'hills' }],
  [/./, { hue: 84, sat: 36, rise: 'hills' }],
];

export const landOf = (name: string): Land =>
  LANDS.find(([words]) => words.test(name))?.[1] ?? { hue: 72, sat: 38, rise: 'hills' };

/** Five ridges from far and pale to near and dark, with a sun or moon behind them. */
export function landscape({ hue, sat, rise }: Land, random: Random): Shape[] {
  const turn = hue + random.between(-14, 14);
  const tint = (i: number) => hsl(turn + i * (rise === 'peaks' ? 6 : -2), sat - 12 + i * 6, 74 - i * 13);
  const sunAt = random.between(120, 168);
  return [
    area(
      hsl(rise === 'hills' || rise === 'forest' ? 44 : turn, Math.max(16, sat - 6), 86),
      path`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}z`,
    ),
    area('#fff4d8', circle(sunAt, random.between(34, 44), 19)),
    ...list(5, (i) => area(tint(i), ridgeOf(rise, i, random))),
    ...extras(rise, tint, random),
  ];
}

function ridgeOf(rise: Land['rise'], i: number, random: Random): string {
  const level = 56 + i * 22;
  if (rise === 'peaks' && i < 3) return peaks(level + 8, 40 - i * 7, 42 + i * 6, random);
  if (rise === 'cone' && i === 1) return cone(level + 30, random);
  const sway = rise === 'dunes' ? 13 : 8;
  const n = rise === 'dunes' ? 6 : 8;
  return ridge(
    LEFT,
    RIGHT,
    list(n, () => level + random.between(-sway, sway)),
    FLOOR,
  );
}

/** Straight slopes from top to top. */
function peaks(level: number, high: number, wide: number, random: Random): string {
  const shift = random.between(-wide, 0);
  const points = list(18, (i) => {
    const x = LEFT + shift + (i * wide) / 2;
    const y = i % 2 === 0 ? level + random.between(0, 8) : level - high * random.between(0.55, 1.15);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${points.join('L')}V${FLOOR}H${LEFT - 60}z`;
}

const cone = (level: number, random: Random): string => {
  const x = Math.round(random.between(70, 112));
  return (
    path`M${x - 82} ${level + 20}Q${x - 34} ${level} ${x - 16} ${level - 62}` +
    path`Q${x - 8} ${level - 56} ${x} ${level - 60}Q${x + 8} ${level - 55} ${x + 16} ${level - 62}` +
    path`Q${x + 36} ${level} ${x + 88} ${level + 20}V${FLOOR}H${x - 82}z`
  );
};

/** What grows or flows on the nearest ridges. */
function extras(rise: Land['rise'], tint: (i: number) => string, random: Random): Shape[] {
  if (rise === 'water') {
    return [
      area(
        '#5f9dac',
        ridge(
          LEFT,
          RIGHT,
          list(13, (i) => (i % 2 === 0 ? 128 : 124)),
          FLOOR,
        ),
      ),
      faint(
        0.7,
        line('#bfe0e4', 2, ...list(16, () => dash(random.between(LEFT, RIGHT), random.between(132, 156), 12))),
      ),
    ];
  }
  if (rise === 'forest')
    return [
      area(
        tint(5),
        ...list(26, (i) =>
          fir(LEFT + i * 12.6 + random.between(-4, 4), random.between(132, 150), random.between(20, 34)),
        ),
      ),
    ];
  if (rise === 'cone')
    return [
      faint(
        0.85,
        line(
          '#e8793a',
          3,
          ...list(3, (i) => path`M${84 + i * 7} 62q${random.between(-6, 6)} 14 ${random.between(-9, 9)} 30`),
        ),
      ),
    ];
  return [fine(line(tint(5), 1.6, ...list(11, () => tuft(random.between(-20, 220), random.between(136, 154)))))];
}

const dash = (x: number, y: number, length: number): string => `M${Math.round(x)} ${Math.round(y)}h${length}`;
const fir = (x: number, y: number, high: number): string =>
  `M${Math.round(x)} ${Math.round(y - high)}l${Math.round(high * 0.32)} ${Math.round(high)}h${-2 * Math.round(high * 0.32)}z`;
const tuft = (x: number, y: number): string => {
  const at = `${Math.round(x)} ${Math.round(y)}`;
  return `M${at}q-1 -5 -4 -7M${at}v-9M${at}q1 -5 5 -6`;
};

/** Events by the words of their names: the hue of the swirl. */
const STORMS: readonly (readonly [RegExp, number])[] = [
  [/lava|volcan|fire|heat|hot|solar|eruption|flare|warm|super/i, 18],
  [/flood|tide|tsunami|monsoon|water|geyser|steam|spring|jökul/i, 190],
  [/snow|blizzard|hail|ice|cold|fog/i, 208],
  [/aurora|rainbow|magnetic/i, 152],
  [/dust|land|earth|mud|mountain|continental|asteroid/i, 34],
  [/./, 250],
];

/** A dark swirl of broken rings round a bright eye. */
export function swirl(name: string, random: Random): Shape[] {
  const hue = (STORMS.find(([words]) => words.test(name))?.[1] ?? 250) + random.between(-10, 10);
  const x = 104 + random.between(-14, 10);
  const y = 76 + random.between(-10, 8);
  const arms = list(30, (i) => {
    const turn = i * 137.5 + random.between(-14, 14);
    const r = 8 + i * 2.5;
    return { i, d: arc(x, y, r, turn, turn + random.between(90, 130)) };
  });
  return [
    area(hsl(hue === 34 ? 26 : 212, 30, 16), path`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}z`),
    ...arms.map(({ i, d }) => faint(1 - i * 0.024, line(hsl(hue + i * 1.2, 44, 74 - i * 1.5), 7.5 - i * 0.09, d))),
    area('#fff4d8', circle(x, y, 7)),
    faint(
      0.55,
      line('#ffffff', 1.4, ...list(22, () => path`M${random.between(LEFT, RIGHT)} ${random.between(4, 150)}l-5 13`)),
    ),
  ];
}

function arc(x: number, y: number, r: number, from: number, to: number): string {
  const at = (degrees: number, radius: number): readonly [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.86];
  };
  const [startX, startY] = at(from, r);
  const [endX, endY] = at(to, r * 1.34);
  return path`M${startX} ${startY}A${r * 1.2} ${r * 1.03} 0 0 1 ${endX} ${endY}`;
}
