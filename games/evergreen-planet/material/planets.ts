/**
 * Planets as table options. `reconstruction` is the map of the printed game as far as it can be told from pictures;
 * the other three are our own designs, with the same six biomes and four crevasses.
 */
export const OWN_PLANETS = {
  /** Six equal lands, the same to the left and right and above and below. */
  twins: {
    planet: ['NNFFMM', 'NNFFMM', 'NNFFMM', 'SSWWRR', 'SSWWRR', 'SSWWRR'],
    crevasses: ['b2', 'e2', 'b5', 'e5'],
  },
  /** Biomes as long currents across the planet, so that forests want to run with them. */
  currents: {
    planet: ['NNNNNM', 'FNMMMM', 'FFMWWW', 'FFRSWW', 'FRRSSW', 'RRRSSS'],
    crevasses: ['c1', 'e3', 'b4', 'e6'],
  },
  /** Small lands strewn about: every biome comes in two or three pieces. */
  archipelago: {
    planet: ['NNMMFF', 'NSSMWF', 'RSNNWW', 'RRMFFW', 'SRMMNR', 'SWWFRS'],
    crevasses: ['c1', 'b3', 'e4', 'c6'],
  },
} as const;

export const PLANETS = ['reconstruction', ...(Object.keys(OWN_PLANETS) as (keyof typeof OWN_PLANETS)[])] as const;
export type PlanetName = (typeof PLANETS)[number];
