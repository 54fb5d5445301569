import type { Habitat } from '../../material/vocabulary.ts';
import { GROUND, MIDDLE } from './form.ts';
import { list } from './list.ts';
import { circle, ellipse, polygon, point, ridge, path } from './paths.ts';
import type { Random } from './random.ts';
import { area, faint, line, type Shape } from './shape.ts';

/** The picture is wider than the plant's view box, so that tall and flat windows are both filled. */
export const LEFT = -60;
export const RIGHT = 260;
export const FLOOR = 162;

interface Scene {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
}

/** The first habitat gives the room its colour. */
const SCENES: Readonly<Record<Habitat | 'none', Scene>> = {
  sunny: { sky: '#f7e7be', far: '#e9d096', near: '#dcba74' },
  wet: { sky: '#cfe4e6', far: '#a9c9c6', near: '#8bb3ae' },
  cold: { sky: '#dce6f0', far: '#c5d3e3', near: '#b0c1d6' },
  rocky: { sky: '#e6ddd6', far: '#cbbdb3', near: '#b5a399' },
  none: { sky: '#e3e9d6', far: '#c8d4b1', near: '#aebe8c' },
};

/** Every habitat adds its sign: a sun disc, a waterline, flakes, stones. */
const signs: Readonly<Record<Habitat, (random: Random) => Shape[]>> = {
  sunny: () => [faint(0.45, area('#fff1cf', circle(152, 48, 29))), area('#fff4d8', circle(152, 48, 21.5))],
  wet: () => [
    area(
      '#5f9dac',
      ridge(
        LEFT,
        RIGHT,
        list(17, (i) => (i % 2 === 0 ? 153.5 : 150.5)),
        FLOOR,
      ),
    ),
    area(
      '#4c8c9e',
      ridge(
        LEFT,
        RIGHT,
        list(17, (i) => (i % 2 === 0 ? 157 : 159)),
        FLOOR,
      ),
    ),
  ],
  rocky: () => [stone(40, 150, 13), stone(166, 147, 11), stone(186, 151, 8)].flat(),
  cold: (random) => [
    line('#ffffff', 2, ...list(12, (i) => flake(LEFT + 14 + i * 27 + random.between(-8, 8), random.between(12, 100)))),
  ],
};

/** Signs stand behind the plant but for the water at the foot of the picture. */
const IN_FRONT: ReadonlySet<Habitat> = new Set(['wet']);

const flake = (x: number, y: number): string =>
  [0, 60, 120]
    .map((degrees) => {
      const dx = Math.round(Math.cos((degrees * Math.PI) / 180) * 42) / 10;
      const dy = Math.round(Math.sin((degrees * Math.PI) / 180) * 42) / 10;
      return path`M${x - dx} ${y - dy}l${2 * dx} ${2 * dy}`;
    })
    .join('');

const stone = (x: number, y: number, size: number): Shape[] => [
  area(
    '#8b7a70',
    polygon([
      point(x - size, y + 4),
      point(x - size * 0.5, y - size * 0.45),
      point(x + size * 0.5, y - size * 0.4),
      point(x + size, y + 4),
    ]),
  ),
  area(
    '#6b5b53',
    polygon([
      point(x + size * 0.05, y - size * 0.43),
      point(x + size * 0.5, y - size * 0.4),
      point(x + size, y + 4),
      point(x + size * 0.2, y + 4),
    ]),
  ),
];

/** What lies behind a plant, and what lies before it. */
export function backdrop(habitats: readonly Habitat[], random: Random): { behind: Shape[]; before: Shape[] } {
  const { sky, far, near } = SCENES[habitats[0] ?? 'none'];
  const waves = (level: number) => list(7, () => level + random.between(-3.5, 3.5));
  const drawn = (front: boolean) =>
    habitats.filter((habitat) => IN_FRONT.has(habitat) === front).flatMap((habitat) => signs[habitat](random));
  const [sun, others] = [
    habitats.includes('sunny') ? signs.sunny(random) : [],
    habitats.filter((one) => one !== 'sunny'),
  ];
  return {
    behind: [
      area(sky, path`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}z`),
      ...sun,
      area(far, ridge(LEFT, RIGHT, waves(124), FLOOR)),
      area(near, ridge(LEFT, RIGHT, waves(136), FLOOR)),
      ...others.filter((habitat) => !IN_FRONT.has(habitat)).flatMap((habitat) => signs[habitat](random)),
      faint(0.2, area('#1c2822', ellipse(MIDDLE + 12, GROUND + 1, 56, 5))),
    ],
    before: drawn(true),
  };
}
