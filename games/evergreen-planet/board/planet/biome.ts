import type { Biome } from '../../material/facts.ts';

/** The letters of biomes in names of symbols, textures and colours. */
export const SIGN_OF_BIOME: Readonly<Record<Biome | 'wild', string>> = {
  snow: 'N',
  meadow: 'M',
  flowers: 'F',
  wheat: 'W',
  mountain: 'R',
  swamp: 'S',
  wild: 'X',
};
