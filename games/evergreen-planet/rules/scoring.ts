import type { Tell } from '@grove/kernel';
import { type Biome, BIOMES, nameOfSpace } from '../material/facts.ts';
import { findForest } from './forest.ts';
import { bitOf, count, halfOf, LOWER, spacesIn, UPPER } from './halves.ts';
import { BIG_TREES, FERTILITY_POINTS, FOREST_POINTS, LIGHT_POINTS, SEAT_SIZE, SMALL_TREES } from './layout.ts';
import { findLit, LIT_BIG, LIT_SMALL, lightPoints } from './light.ts';
import { type State } from './types.ts';
import { fertilityOf } from './zone.ts';
import { type Event, type TreeLight } from './events.ts';

const lit = [0, 0, 0, 0];
const forest = [0, 0];

/** P7.1 to P7.3, for everybody. */
export function scoreSeason(state: State, season: number, side: number, tell?: Tell<Event>): void {
  const { seats, players } = state;
  for (let seat = 0; seat < players; seat++) {
    const at = seat * SEAT_SIZE;
    const light = lightPoints(side, seats, at);
    seats[at + LIGHT_POINTS + season] = light;
    tell?.({ kind: 'light', seat, season, trees: lightOnTrees(side, seats, at), points: light });
    const points = findForest(seats, at, forest);
    seats[at + FOREST_POINTS + season] = points;
    tell?.({ kind: 'forest', seat, season, spaces: spacesIn(forest[UPPER], forest[LOWER]).map(nameOfSpace), points });
  }
}

/** What each tree of a planet earns from a sun at this side, in reading order. */
export function lightOnTrees(side: number, seats: readonly number[], at: number): TreeLight[] {
  findLit(side, seats, at, lit);
  const upper = seats[at + SMALL_TREES + UPPER] | seats[at + BIG_TREES + UPPER];
  const lower = seats[at + SMALL_TREES + LOWER] | seats[at + BIG_TREES + LOWER];
  return spacesIn(upper, lower).map((space) => ({ space: nameOfSpace(space), points: pointsOfLit(space) }));
}

/** P7.2, for a space of the planet that `lit` was found for. */
function pointsOfLit(space: number): number {
  const half = halfOf(space);
  if (lit[LIT_BIG + half] & bitOf(space)) return 2;
  return lit[LIT_SMALL + half] & bitOf(space) ? 1 : 0;
}

/** How many big trees of a seat stand in a biome. */
function bigTreesIn(state: State, at: number, biome: number): number {
  const { land } = state.material;
  return (
    count(state.seats[at + BIG_TREES + UPPER] & land[biome * 2 + UPPER]) +
    count(state.seats[at + BIG_TREES + LOWER] & land[biome * 2 + LOWER])
  );
}

/** P8.1 for one biome and seat, as the zone and the planet are now. */
export function fertilityPointsIn(state: State, at: number, biome: number): number {
  const trees = bigTreesIn(state, at, biome);
  return trees === 0 ? 0 : trees * fertilityOf(state, biome);
}

/** P8.1, for everybody. */
export function scoreFertility(state: State, tell?: Tell<Event>): void {
  for (let seat = 0; seat < state.players; seat++) {
    const at = seat * SEAT_SIZE;
    let points = 0;
    for (let biome = 0; biome < BIOMES.length; biome++) points += fertilityPointsIn(state, at, biome);
    state.seats[at + FERTILITY_POINTS] = points;
    tell?.({ kind: 'fertility', seat, biomes: fertilityByBiome(state, at), points });
  }
}

function fertilityByBiome(state: State, at: number): Record<Biome, number> {
  const biomes: Record<Biome, number> = { snow: 0, meadow: 0, flowers: 0, wheat: 0, mountain: 0, swamp: 0 };
  for (let i = 0; i < BIOMES.length; i++) biomes[BIOMES[i]] = fertilityPointsIn(state, at, i);
  return biomes;
}
