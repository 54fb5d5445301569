import type { Seat } from '@grove/kernel';
import { BIOMES, POWERS, ROUNDS, SEASONS, SIDES, SIZE, SPACES, WILD } from '../../material/facts.ts';
import { findForest, forestPoints } from '../../rules/forest.ts';
import { besideLower, besideUpper, count, HALF_SPACES, LOWER, lowest, UPPER } from '../../rules/halves.ts';
import { BIG_TREES, BUSHES, EMPTY, LAKES, MARKERS, SEAT_SIZE, SMALL_TREES, SPROUTS } from '../../rules/layout.ts';
import { seasonOf } from '../../rules/round.ts';
import type { State } from '../../rules/types.ts';
import { countIcons, expectCards, OF_POWER } from '../icons.ts';
import { GROWN, LIGHT_FROM_FIRST, LIGHT_FROM_LAST, linesOf } from '../lines.ts';
import { TURNED } from './turned.ts';

/** What can lie on a space; each kind has a bit for every space, and so have the crevasses, where nothing can (P1.1). */
const PIECES = [SPROUTS, SMALL_TREES, BIG_TREES, BUSHES, LAKES];
const CREVASSE_BITS = PIECES.length * SPACES;
const ROUND_BITS = CREVASSE_BITS + SPACES;
const PLAYER_BITS = ROUND_BITS + ROUNDS;
const MOST_PLAYERS = 4;
/** Inputs that are 0 or 1, known by the numbers of those that are 1. */
export const BITS: number = PLAYER_BITS + MOST_PLAYERS;

/** Numbers of each biome: five of the table, then seven of the planet; after them those of the whole planet. */
const BY_BIOME = 12;
const OF_PLANET = 5;
const LIGHT = BY_BIOME * BIOMES.length;
const FOREST = LIGHT + 2 * SEASONS.length;
const TRACKS = FOREST + 4;
const TOKEN = TRACKS + 2 * POWERS.length;
const PRIOR = TOKEN + 1;
/** Wild cards that can be expected, then cards of each power. */
const CARDS = PRIOR + 1;
/** Inputs that are numbers, brought to about the size of 1. */
export const NUMBERS: number = CARDS + 1 + POWERS.length;

/** A planet as the network sees it, after the seat's turn and before the end of the round. */
export interface Inputs {
  /** The bits that are set: the first `bitCount` of these. */
  readonly bits: Int32Array;
  bitCount: number;
  readonly numbers: Float32Array;
  /** Rounds completed: the network has a second layer for each. */
  round: number;
}

/** With room for a piece or a crevasse on every space, the round and the players. */
export const emptyInputs = (): Inputs => ({
  bits: new Int32Array(SPACES + 2),
  bitCount: 0,
  numbers: new Float32Array(NUMBERS),
  round: 0,
});

/** Writes what lies between the players. It stays the same while turns are compared. */
export function writeTable({ numbers }: Inputs, state: State): void {
  const { open, top, toCome, droughts } = countIcons(state);
  const cards = expectCards(state);
  for (let biome = 0; biome < BIOMES.length; biome++) {
    const i = biome * BY_BIOME;
    numbers[i] = open[biome] / 4;
    numbers[i + 1] = top[biome] / 2;
    numbers[i + 2] = toCome[biome] / 8;
    numbers[i + 3] = droughts[biome];
    numbers[i + 4] = cards[biome] / 4;
  }
  numbers[CARDS] = cards[WILD] / 4;
  for (let power = 0; power < POWERS.length; power++) numbers[CARDS + 1 + power] = cards[OF_POWER + power] / 4;
}

/** Writes a seat's planet. `hopes` is what the value model expects beyond the points that are made. */
export function writePlanet(inputs: Inputs, state: State, seat: Seat, hopes: number): void {
  const at = seat * SEAT_SIZE;
  const { numbers } = inputs;
  writeBits(inputs, state, at);
  writeBiomes(numbers, state, at);
  writeLight(numbers, state, at);
  writeForest(numbers, state, at);
  writeTracks(numbers, state, at);
  numbers[TOKEN] = state.nextFirst === seat ? 1 : 0;
  numbers[PRIOR] = hopes / 100;
}

function writeBits(inputs: Inputs, { seats, material, options, round, players }: State, at: number): void {
  const turned = TURNED[SIDES.indexOf(options.sun)];
  const { bits } = inputs;
  let length = 0;
  for (let kind = 0; kind < PIECES.length; kind++) {
    for (let half = UPPER; half <= LOWER; half++) {
      for (let rest = seats[at + PIECES[kind] + half]; rest !== 0; rest &= rest - 1) {
        bits[length++] = kind * SPACES + turned[lowest(rest) + half * HALF_SPACES];
      }
    }
  }
  for (const space of material.crevasses) bits[length++] = CREVASSE_BITS + turned[space];
  inputs.round = Math.min(round, ROUNDS - 1);
  bits[length++] = ROUND_BITS + inputs.round;
  bits[length++] = PLAYER_BITS + players - 1;
  inputs.bitCount = length;
}

function writeBiomes(numbers: Float32Array, { seats, material }: State, at: number): void {
  for (let biome = 0; biome < BIOMES.length; biome++) {
    const upper = material.land[biome * 2 + UPPER];
    const lower = material.land[biome * 2 + LOWER];
    const countOf = (pieces: number) =>
      count(seats[at + pieces + UPPER] & upper) + count(seats[at + pieces + LOWER] & lower);
    const i = biome * BY_BIOME;
    const open = numbers[i];
    const sprouts = countOf(SPROUTS) / 4;
    const smallTrees = countOf(SMALL_TREES) / 4;
    const bigTrees = countOf(BIG_TREES) / 4;
    numbers[i + OF_PLANET] = sprouts;
    numbers[i + OF_PLANET + 1] = smallTrees;
    numbers[i + OF_PLANET + 2] = bigTrees;
    numbers[i + OF_PLANET + 3] = countOf(EMPTY) / 4;
    numbers[i + OF_PLANET + 4] = open * sprouts;
    numbers[i + OF_PLANET + 5] = open * smallTrees;
    numbers[i + OF_PLANET + 6] = open * bigTrees;
  }
}

/** Light of the seasons to come, this one's among them: as the planet stands, and if everything grew once. */
function writeLight(numbers: Float32Array, { seats, options, round }: State, at: number): void {
  const lines = linesOf(seats, at);
  const sun = SIDES.indexOf(options.sun);
  for (let season = 0; season < SEASONS.length; season++) {
    let now = 0;
    let grown = 0;
    if (season >= seasonOf(round)) {
      const side = (sun + season) % SIDES.length;
      const light = side === TOP || side === LEFT ? LIGHT_FROM_FIRST : LIGHT_FROM_LAST;
      const from = side === TOP || side === BOTTOM ? SIZE : 0;
      for (let i = from; i < from + SIZE; i++) {
        now += light[lines[i]];
        grown += light[GROWN[lines[i]]];
      }
    }
    numbers[LIGHT + season] = now / 20;
    numbers[LIGHT + SEASONS.length + season] = grown / 20;
  }
}

const TOP = 0;
const BOTTOM = 2;
const LEFT = 3;

const forest = [0, 0];

function writeForest(numbers: Float32Array, { seats }: State, at: number): void {
  const size = findForest(seats, at, forest);
  const upper = besideUpper(forest[UPPER], forest[LOWER]);
  const lower = besideLower(forest[UPPER], forest[LOWER]);
  const besides = (pieces: number) =>
    count(upper & seats[at + pieces + UPPER]) + count(lower & seats[at + pieces + LOWER]);
  numbers[FOREST] = size / 10;
  numbers[FOREST + 1] = besides(SPROUTS) / 4;
  numbers[FOREST + 2] = besides(EMPTY) / 4;
  numbers[FOREST + 3] = grownForest(seats, at) / 10;
}

/** Room for the pieces of one planet. */
const grown = Array.from({ length: SEAT_SIZE }, () => 0);

/** The size of the largest forest if every sprout grew. */
function grownForest(seats: readonly number[], at: number): number {
  for (let half = UPPER; half <= LOWER; half++) {
    const i = at + half;
    grown[SMALL_TREES + half] = seats[i + SPROUTS] | seats[i + SMALL_TREES] | seats[i + BIG_TREES] | seats[i + BUSHES];
  }
  return forestPoints(grown, 0);
}

/** How strong every power will be when it is used next, and how far its marker has come. */
function writeTracks(numbers: Float32Array, { seats, material }: State, at: number): void {
  for (let power = 0; power < POWERS.length; power++) {
    const track = material.tracks[power];
    const marker = seats[at + MARKERS + power];
    numbers[TRACKS + power] = track[Math.min(marker + 1, track.length - 1)] / 4;
    numbers[TRACKS + POWERS.length + power] = marker / 4;
  }
}
