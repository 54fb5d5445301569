import { BadInput, isObject, type Json } from '@grove/kernel';
import {
  BIOMES,
  type Biome,
  materialFor,
  PLANETS,
  type PlanetName,
  SIDES,
  type Side,
  SPACES,
} from '../material/index.ts';
import { forestPoints } from './forest.ts';
import { bitOf, halfOf } from './halves.ts';
import { BIG_TREES, SEAT_SIZE } from './layout.ts';
import { lightPoints } from './light.ts';
import { readRows } from './rows.ts';

/**
 * Scores a planet written by hand: `{"planet": [6 rows], "sun": "top", "fertility": {"snow": 0, ..}}`. The rows say
 * themselves where crevasses are; `"map"` names the planet whose biomes count, the reconstruction unless said
 * otherwise. Biomes that are not named have no fertility.
 */
export function scorePosition(position: Json): Json {
  if (!isObject(position)) throw new BadInput('a position must be an object with "planet", "sun" and "fertility"');
  const { planet, sun, fertility = {}, map = 'reconstruction' } = position;
  const seats = Array.from({ length: SEAT_SIZE }, () => 0);
  readRows(planet, seats, 0);
  const side = SIDES.indexOf(sun as Side);
  if (side < 0) throw new BadInput(`"sun" must be one of ${SIDES.join(', ')}, not ${JSON.stringify(sun)}`);
  if (!PLANETS.includes(map as PlanetName)) throw new BadInput(`"map" must be one of ${PLANETS.join(', ')}`);
  return {
    light: lightPoints(side, seats, 0),
    forest: forestPoints(seats, 0),
    fertility: fertilityPoints(seats, readFertility(fertility), map as PlanetName),
  };
}

function readFertility(value: unknown): Partial<Record<Biome, number>> {
  if (!isObject(value)) throw new BadInput('"fertility" must be an object of biomes and numbers');
  for (const [biome, icons] of Object.entries(value)) {
    if (!BIOMES.includes(biome as Biome)) throw new BadInput(`"fertility": no biome ${biome}`);
    if (!Number.isInteger(icons) || Number(icons) < 0)
      throw new BadInput(`"fertility": ${biome} must be a whole number`);
  }
  return value;
}

/** P8.1. A big tree counts for the biome of its space, wherever the written crevasses are. */
function fertilityPoints(seats: readonly number[], fertility: Partial<Record<Biome, number>>, map: PlanetName): number {
  const { biomeOfSpace } = materialFor(map, null);
  let points = 0;
  for (let space = 0; space < SPACES; space++) {
    const isBig = (seats[BIG_TREES + halfOf(space)] & bitOf(space)) !== 0;
    if (isBig) points += fertility[BIOMES[biomeOfSpace[space]]] ?? 0;
  }
  return points;
}
