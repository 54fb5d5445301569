import type { Habitat } from '../../material/vocabulary.ts';
import { FLOOR, habitatSigns, LEFT, RIGHT } from './backdrop.ts';
import { list } from './list.ts';
import { circle, cloud, mound, ridge, path } from './paths.ts';
import type { Random } from './random.ts';
import { ICE, type Land, landOf, landscape } from './scenes.ts';
import { area, faint, fine, line, type Shape } from './shape.ts';
import { hsl } from './tones.ts';

/** The hue that a habitat gives to hills and mountains. */
const HUES: Readonly<Record<Habitat | 'none', number>> = { sunny: 78, wet: 150, rocky: 262, cold: 214, none: 110 };
const SEA = 128;

const hueOf = (habitats: readonly Habitat[]): number => HUES[habitats.at(-1) ?? 'none'];

/** An island seen from the sea: mountains behind each other, a beach, and the water. */
export function isle(habitats: readonly Habitat[], random: Random): Shape[] {
  const hue = hueOf(habitats) + random.between(-16, 16);
  const top = random.between(36, 52);
  const peak = (x: number, high: number, wide: number) =>
    path`M${x - wide} ${SEA}L${x - wide * 0.3} ${high + 22}L${x} ${high}` +
    `L${Math.round(x + wide * 0.34)} ${Math.round(high + 26)}L${Math.round(x + wide)} ${SEA}z`;
  const middle = random.between(84, 116);
  return [
    area(hsl(hue, 30, 87), path`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}z`),
    area('#fff4d8', circle(random.between(136, 164), 42, 18)),
    area(hsl(hue, 22, 72), peak(middle - 44, top + 22, 62), peak(middle + 52, top + 26, 58)),
    area(hsl(hue, 28, 56), peak(middle, top, 74)),
    area(hsl(hue, 30, 44), path`M${middle} ${top}L${middle + 25} ${top + 26}L${middle + 74} ${SEA}H${middle - 6}z`),
    area(
      hsl(hue, 34, 34),
      mound(middle - 34, SEA, 58, 24, bumps(9, random)),
      mound(middle + 46, SEA, 46, 19, bumps(8, random)),
    ),
    area('#efdcae', mound(middle + 4, SEA + 4, 106, 12, bumps(12, random))),
    area(
      '#5f9dac',
      ridge(
        LEFT,
        RIGHT,
        list(15, (i) => (i % 2 === 0 ? SEA + 3 : SEA)),
        FLOOR,
      ),
    ),
    area(
      '#4c8c9e',
      ridge(
        LEFT,
        RIGHT,
        list(13, (i) => (i % 2 === 0 ? SEA + 14 : SEA + 17)),
        FLOOR,
      ),
    ),
    fine(
      faint(
        0.7,
        line('#bfe0e4', 2, ...list(12, () => path`M${random.between(LEFT, RIGHT)} ${random.between(SEA + 8, 156)}h12`)),
      ),
    ),
    ...(habitats.includes('cold') ? habitatSigns('cold', random) : []),
  ];
}

const bumps = (n: number, random: Random): number[] => list(n, () => random.between(0.9, 1.1));

/** A climate: gentle hills, and the sky that its habitats tell of. */
export function weather(habitats: readonly Habitat[], random: Random): Shape[] {
  const rise = habitats.includes('rocky') ? 'peaks' : habitats[0] === 'sunny' ? 'dunes' : 'hills';
  const hue = habitats.includes('sunny') && !habitats.includes('wet') ? 38 : hueOf(habitats);
  const rain = list(34, () => path`M${random.between(LEFT, RIGHT)} ${random.between(4, 78)}l-4 11`);
  return [
    ...landscape({ hue, sat: 34, rise }, random),
    ...(habitats.includes('wet') ? [faint(0.8, line('#7fa9bd', 1.6, ...rain))] : []),
    ...(habitats.includes('cold') ? habitatSigns('cold', random) : []),
  ];
}

/** So many trees stand in a land. */
const TREES: Readonly<Record<Land['rise'], number>> = { hills: 8, peaks: 6, dunes: 3, cone: 5, water: 7, forest: 11 };

/** An ecosystem: a land by its name, with trees of several heights on the nearest ridge. */
export function wilderness(name: string, random: Random): Shape[] {
  const land = landOf(name);
  const hue = random.between(84, 156);
  const n = land.hue === ICE ? 0 : TREES[land.rise];
  const crowns = list(n, (i) => ({
    x: LEFT + (320 / n) * (i + 0.5) + random.between(-12, 12),
    y: random.between(112, 132),
    r: random.between(11, 18),
  }));
  const stems = crowns.map(({ x, y, r }) => `M${Math.round(x)} ${Math.round(y)}v${Math.round(r + 16)}`);
  const crown = (x: number, y: number, r: number) => cloud(x, y - r * 0.3, r, r * 0.84, bumps(9, random));
  return [
    ...landscape(land, random),
    line('#4a3326', 3, ...stems),
    area(hsl(hue, 34, 22), ...crowns.map(({ x, y, r }) => crown(x + 1.5, y + 1.5, r))),
    area(hsl(hue, 36, 34), ...crowns.map(({ x, y, r }) => crown(x - 1, y - 1, r * 0.86))),
    fine(area(hsl(hue, 36, 46), ...crowns.map(({ x, y, r }) => crown(x - r * 0.3, y - r * 0.24, r * 0.46)))),
  ];
}
