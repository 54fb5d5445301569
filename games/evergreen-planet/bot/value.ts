import type { Seat } from '@grove/kernel';
import { BIOMES, ROUNDS, SEASONS } from '../material/facts.ts';
import { forestPoints } from '../rules/forest.ts';
import { count, LOWER, UPPER } from '../rules/halves.ts';
import { BIG_TREES, BUSHES, MARKERS, SEAT_SIZE, SMALL_TREES, SPROUTS } from '../rules/layout.ts';
import { lightPoints } from '../rules/light.ts';
import { seasonOf, sunSide } from '../rules/round.ts';
import { totalOf } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import { fertilityOf } from '../rules/zone.ts';
import { WEIGHTS } from './weights.ts';

/** What the icons of each biome are worth to a seat; made once per decision, for a turn does not change the zone. */
export const fertilities = (state: State): number[] => BIOMES.map((_, biome) => fertilityOf(state, biome));

/**
 * How good a planet looks to its owner, in points: the forecast (light of the suns to come, forest, fertility as it
 * stands) and hopes: that trees will still grow, that more icons will come, that stronger powers will be used.
 */
export function planetValue(state: State, seat: Seat, icons: readonly number[]): number {
  const at = seat * SEAT_SIZE;
  const season = seasonOf(state.round);
  const roundsLeft = ROUNDS - 1 - state.round;
  return (
    totalOf(state, seat) +
    lightToCome(state, at, season) +
    forestPoints(state.seats, at) * (SEASONS.length - season) * WEIGHTS.forest +
    growth(state, at, icons, roundsLeft) +
    markers(state, at, roundsLeft)
  );
}

/** This season's light counts in full; later suns will find a planet that has changed. */
function lightToCome(state: State, at: number, season: number): number {
  let light = 0;
  for (let later = season; later < SEASONS.length; later++) {
    const weight = later === season ? WEIGHTS.lightNow : WEIGHTS.lightLater;
    light += weight * lightPoints(sunSide(state, later), state.seats, at);
  }
  return light;
}

/** Big trees are worth their biome's icons; smaller plants a share of that, the larger the more rounds are left. */
function growth(state: State, at: number, icons: readonly number[], roundsLeft: number): number {
  const hope = Math.min(1, roundsLeft / WEIGHTS.roundsToGrow);
  let value = 0;
  for (let biome = 0; biome < BIOMES.length; biome++) {
    const worth = icons[biome] + WEIGHTS.iconsToCome * roundsLeft;
    value += countIn(state, at, BIG_TREES, biome) * worth;
    value += countIn(state, at, SMALL_TREES, biome) * (worth + WEIGHTS.tree) * WEIGHTS.smallShare * hope;
    value += countIn(state, at, SPROUTS, biome) * (worth + WEIGHTS.tree) * WEIGHTS.sproutShare * hope;
    value += countIn(state, at, BUSHES, biome) * WEIGHTS.bush;
  }
  return value;
}

function countIn(state: State, at: number, pieces: number, biome: number): number {
  const { seats, material } = state;
  return (
    count(seats[at + pieces + UPPER] & material.land[biome * 2 + UPPER]) +
    count(seats[at + pieces + LOWER] & material.land[biome * 2 + LOWER])
  );
}

function markers(state: State, at: number, roundsLeft: number): number {
  let value = 0;
  for (let power = 0; power < WEIGHTS.marker.length; power++) {
    value += state.seats[at + MARKERS + power] * WEIGHTS.marker[power] * roundsLeft;
  }
  return value;
}
