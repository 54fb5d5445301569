/**
 * Facts that the rules themselves fix (P1). What a particular printing decides (the map, the tracks, the icons on the
 * cards) is read from a material file.
 */
export const BIOMES = ['snow', 'meadow', 'flowers', 'wheat', 'mountain', 'swamp'] as const;
export type Biome = (typeof BIOMES)[number];

export const POWERS = ['sprout', 'small', 'big', 'bush', 'lake', 'bud'] as const;
export type Power = (typeof POWERS)[number];

/** Stands where a biome's number stands, on the cards that belong to none (P1.2). */
export const WILD = BIOMES.length;

/** P1.2: 42 cards, six of each biome and six wild. */
export const CARD_COUNT = 42;
export const CARDS_PER_BIOME = 6;

/** The planet's grid. */
export const SIZE = 6;
export const SPACES = SIZE * SIZE;
/** P1.1. */
export const CREVASSES = 4;

/** P2.2, P7.4: the sun's sides in the order in which it walks. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** P3.1. */
export const ROUNDS_OF_SEASON = [5, 4, 3, 2] as const;
export const ROUNDS = 14;

/** P2.3: the set-up turns cards up until at least so many fertility icons show. */
export const FIRST_FERTILITY = 5;

const SPACE_NAMES: readonly string[] = Array.from(
  { length: SPACES },
  (_, space) => `${String.fromCharCode(97 + (space % SIZE))}${Math.floor(space / SIZE) + 1}`,
);

/** A space's name: column letter from the left, row number from the top. */
export const nameOfSpace = (space: number): string => SPACE_NAMES[space];

/** The space of that name, or -1. */
export function spaceNamed(name: string): number {
  if (!/^[a-f][1-6]$/.test(name)) return -1;
  return (Number(name[1]) - 1) * SIZE + name.charCodeAt(0) - 97;
}
