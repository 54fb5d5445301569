import { BIOMES, SEASONS, SPACES } from '../../material/facts.ts';
import { findForest } from '../../rules/forest.ts';
import { besideLower, besideUpper, HALF_SPACES, LOWER, lowest, UPPER } from '../../rules/halves.ts';
import * as layout from '../../rules/layout.ts';
import { findLit, findShade, LIT_BIG, LIT_SMALL, SHADE_OF_BIG, SHADE_OF_SMALL } from '../../rules/light.ts';
import { BUSH, DIG_LAKE, GROW, PLANT } from '../../rules/move.ts';
import { seasonOf, sunSide } from '../../rules/round.ts';
import { targets } from '../../rules/targets.ts';
import type { State } from '../../rules/types.ts';
import { countIcons } from '../icons.ts';
import { type Moment, TO_ACT, TO_DRAFT } from './moment.ts';

const { CARD, RIVER, TAKERS, USED } = layout;

const PIECES = [layout.SPROUTS, layout.SMALL_TREES, layout.BIG_TREES, layout.BUSHES, layout.LAKES, layout.EMPTY];
const EFFECTS = [PLANT, GROW, BUSH, DIG_LAKE];
/** Where the planes of each kind begin. */
const OF_BIOMES = PIECES.length;
const TARGETS = OF_BIOMES + 6;
const OWN_LAND = TARGETS + EFFECTS.length;
const USED_SPACES = OWN_LAND + 1;
const LIT = USED_SPACES + 1;
const SHADE = LIT + SEASONS.length;
const FOREST = SHADE + SEASONS.length;
const RIVER_LANDS = FOREST + 2;
const MOST_IN_RIVER = 3;
export const PLANES: number = RIVER_LANDS + MOST_IN_RIVER;

/** Sets the number of some spaces in a plane. */
function mark(sight: Int8Array, plane: number, upper: number, lower: number, value: number): void {
  const at = plane * SPACES;
  for (let rest = upper; rest !== 0; rest &= rest - 1) sight[at + lowest(rest)] = value;
  for (let rest = lower; rest !== 0; rest &= rest - 1) sight[at + HALF_SPACES + lowest(rest)] = value;
}

function markLand(sight: Int8Array, plane: number, { material }: State, biome: number, value: number): void {
  mark(sight, plane, material.land[biome * 2 + UPPER], material.land[biome * 2 + LOWER], value);
}

/** Writes what a game alone shows of every space. */
export function writePlanes(sight: Int8Array, state: State, moment: Moment): void {
  const { seats } = state;
  PIECES.forEach((pieces, plane) => mark(sight, plane, seats[pieces + UPPER], seats[pieces + LOWER], 1));
  writeBiomes(sight, state);
  if (moment === TO_ACT) writeTurn(sight, state);
  for (let season = seasonOf(state.round); season < SEASONS.length; season++) writeLight(sight, state, season);
  writeForest(sight, seats);
  if (moment === TO_DRAFT) writeRiver(sight, state);
}

/** Icons that lie open, those of the top card, icons and droughts to come, and cards in the deck and in the discard. */
function writeBiomes(sight: Int8Array, state: State): void {
  const { open, top, toCome, droughts } = countIcons(state);
  for (let biome = 0; biome < BIOMES.length; biome++) {
    const counts = [open[biome], top[biome], toCome[biome], droughts[biome]];
    counts.push(cardsOf(state, biome, layout.DECK + state.deckTop, layout.DECK + state.deckEnd));
    counts.push(cardsOf(state, biome, layout.DISCARD, layout.DISCARD + state.discardSize));
    counts.forEach((value, i) => markLand(sight, OF_BIOMES + i, state, biome, value));
  }
}

function cardsOf({ cards, material }: State, biome: number, from: number, to: number): number {
  let found = 0;
  for (let i = from; i < to; i++) if (material.biomeOfCard[cards[i]] === biome) found++;
  return found;
}

function writeTurn(sight: Int8Array, state: State): void {
  const { seats, material } = state;
  EFFECTS.forEach((effect, i) => {
    mark(sight, TARGETS + i, targets(state, 0, effect, UPPER), targets(state, 0, effect, LOWER), 1);
  });
  markLand(sight, OWN_LAND, state, material.biomeOfCard[seats[CARD]], 1);
  mark(sight, USED_SPACES, seats[USED + UPPER], seats[USED + LOWER], 1);
}

const lit = [0, 0, 0, 0];
const shade = [0, 0, 0, 0];

function writeLight(sight: Int8Array, state: State, season: number): void {
  const side = sunSide(state, season);
  findLit(side, state.seats, 0, lit);
  mark(sight, LIT + season, lit[LIT_SMALL + UPPER], lit[LIT_SMALL + LOWER], 1);
  mark(sight, LIT + season, lit[LIT_BIG + UPPER], lit[LIT_BIG + LOWER], 2);
  findShade(side, state.seats, 0, shade);
  mark(sight, SHADE + season, shade[SHADE_OF_SMALL + UPPER], shade[SHADE_OF_SMALL + LOWER], 1);
  mark(sight, SHADE + season, shade[SHADE_OF_BIG + UPPER], shade[SHADE_OF_BIG + LOWER], 2);
}

const forest = [0, 0];

function writeForest(sight: Int8Array, seats: readonly number[]): void {
  findForest(seats, 0, forest);
  const [upper, lower] = forest;
  mark(sight, FOREST, upper, lower, 1);
  mark(sight, FOREST + 1, besideUpper(upper, lower) & ~upper, besideLower(upper, lower) & ~lower, 1);
}

function writeRiver(sight: Int8Array, state: State): void {
  const { cards, riverSize, material } = state;
  for (let place = 0; place < riverSize; place++) {
    if (cards[TAKERS + place] !== 0) continue;
    markLand(sight, RIVER_LANDS + place, state, material.biomeOfCard[cards[RIVER + place]], 1);
  }
}
