import type { Term } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { BIOMES, POWERS, ROUNDS, SEASONS, SIDES, SIZE } from '../material/facts.ts';
import { count, LOWER, UPPER } from '../rules/halves.ts';
import { BIG_TREES, BUSHES, LAKES, MARKERS, SEAT_SIZE, SMALL_TREES, SPROUTS } from '../rules/layout.ts';
import { totalOf } from '../rules/result.ts';
import type { State } from '../rules/types.ts';
import { ForestValue } from './forest-value.ts';
import { expectCards, expectIcons } from './icons.ts';
import { GROWN, linesOf } from './lines.ts';
import { isAlongColumns, lightOn, type ValueModel } from './value-model.ts';

/** What the value of a planet is made of, and what taking a card changes besides. */
export type TermKind =
  | 'light'
  | 'forest'
  | 'room'
  | 'fertility'
  | 'plants'
  | 'bushes'
  | 'lakes'
  | 'power'
  | 'scored'
  | 'token'
  | 'rival';

export interface PlanetTerm extends Term {
  readonly kind: TermKind;
}

/** The value of a planet as `PlanetValue` has it, term by term. */
export function planetTerms(model: ValueModel, state: State, seat: Seat): PlanetTerm[] {
  const at = seat * SEAT_SIZE;
  const round = Math.min(state.round, ROUNDS - 1);
  const forest = new ForestValue(model, state, at, round);
  const { bush, lake } = model.byRound;
  return [
    ...lightTerms(model, state, at, round),
    { kind: 'forest', points: forest.valueOfPieces },
    { kind: 'room', points: forest.value - forest.valueOfPieces },
    ...fertilityTerms(model, state, at, round),
    { kind: 'plants', points: plantsValue(model, state, at, round) },
    { kind: 'bushes', points: bush[round] * countOf(state, at + BUSHES) },
    { kind: 'lakes', points: lake[round] * countOf(state, at + LAKES) },
    ...powerTerms(model, state, at, round),
    { kind: 'scored', points: totalOf(state, seat) },
  ];
}

/** Of every season: the light of the planet as it stands, and as it will have grown (P7.1). */
function lightTerms({ light }: ValueModel, state: State, at: number, round: number): PlanetTerm[] {
  const lines = linesOf(state.seats, at);
  const { now, grown } = light[round];
  return SEASONS.map((_, season) => {
    const side = (SIDES.indexOf(state.options.sun) + season) % SIDES.length;
    const table = lightOn(side);
    let points = 0;
    for (const line of isAlongColumns(side) ? lines.slice(SIZE) : lines.slice(0, SIZE)) {
      points += now[season] * table[line] + grown[season] * table[GROWN[line]];
    }
    return { kind: 'light', of: season, points };
  });
}

/** P8.1 Of every biome: what its icons are worth to the plants there. */
function fertilityTerms({ byRound, weights }: ValueModel, state: State, at: number, round: number): PlanetTerm[] {
  return expectIcons(state, weights).map((icons, biome) => {
    const plants =
      byRound.sproutIcon[round] * countIn(state, at + SPROUTS, biome) +
      byRound.smallIcon[round] * countIn(state, at + SMALL_TREES, biome) +
      byRound.bigIcon[round] * countIn(state, at + BIG_TREES, biome);
    return { kind: 'fertility', of: biome, points: icons * plants };
  });
}

/** Plants as such: the larger and the sooner they can grow the better, and too many wait for too few grows. */
function plantsValue({ byRound }: ValueModel, state: State, at: number, round: number): number {
  const cards = expectCards(state);
  const sprouts = countOf(state, at + SPROUTS);
  const smalls = countOf(state, at + SMALL_TREES);
  let value = byRound.sprout[round] * sprouts + byRound.small[round] * smalls;
  value += byRound.big[round] * countOf(state, at + BIG_TREES);
  for (let biome = 0; biome < BIOMES.length; biome++) {
    value += byRound.sproutCards[round] * cards[biome] * countIn(state, at + SPROUTS, biome);
    value += byRound.smallCards[round] * cards[biome] * countIn(state, at + SMALL_TREES, biome);
  }
  return value - byRound.sproutCrowd[round] * sprouts ** 2 - byRound.smallCrowd[round] * smalls ** 2;
}

/** Of every power: how strong its next use will be, for each round left (P5.4). */
function powerTerms({ weights }: ValueModel, { material, seats }: State, at: number, round: number): PlanetTerm[] {
  return POWERS.map((_, power) => {
    const track = material.tracks[power];
    const strength = track[Math.min(seats[at + MARKERS + power] + 1, track.length - 1)];
    return { kind: 'power', of: power, points: weights.powers[power] * strength * (ROUNDS - 1 - round) };
  });
}

const countOf = ({ seats }: State, pieces: number): number =>
  count(seats[pieces + UPPER]) + count(seats[pieces + LOWER]);

const countIn = ({ seats, material }: State, pieces: number, biome: number): number =>
  count(seats[pieces + UPPER] & material.land[biome * 2 + UPPER]) +
  count(seats[pieces + LOWER] & material.land[biome * 2 + LOWER]);
