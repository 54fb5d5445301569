import { BIOMES, CARD_COUNT, POWERS, ROUNDS, SEASONS, SPACES, WILD } from '../../material/facts.ts';
import { forestPoints } from '../../rules/forest.ts';
import { count, LOWER, UPPER } from '../../rules/halves.ts';
import * as layout from '../../rules/layout.ts';
import { lightPoints } from '../../rules/light.ts';
import { hasTaken, roundOfSeason, seasonOf, sunSide } from '../../rules/round.ts';
import type { State } from '../../rules/types.ts';
import { pickersOf } from '../../rules/pickers.ts';
import { countIcons } from '../icons.ts';
import { type Moment, TO_ACT, TO_DRAFT } from './moment.ts';
import { PLANES, writePlanes } from './planes.ts';

const { CARD, DECK, DISCARD, FRONT_ROOM, FRONTS, MARKERS, POWER, RIVER, TAKERS } = layout;

/** What is left of a turn, in the order of the numbers. */
const LEFT_OF_TURN = [
  layout.PLANTS_LEFT,
  layout.GROWS_LEFT,
  layout.POWER_LEFT,
  layout.POWER_USED,
  layout.LAKE_GROWS,
] as const;
const PLANTS = [layout.BIG_TREES, layout.SMALL_TREES, layout.SPROUTS];

/** Where the numbers of each kind begin; they come after the planes. */
const ROUND = PLANES * SPACES;
const MOMENT = ROUND + ROUNDS;
const MARKERS_AT = MOMENT + 3;
const STRENGTHS = MARKERS_AT + POWERS.length;
const RIVER_CARDS = STRENGTHS + POWERS.length;
const OF_RIVER_CARD = WILD + 1 + POWERS.length + 3;
const OWN_CARD = RIVER_CARDS + 3 * OF_RIVER_CARD;
const ACTION = OWN_CARD + WILD + 1 + POWERS.length;
const PART = ACTION + 5;
const LEFT = PART + 3;
const TOKEN = LEFT + LEFT_OF_TURN.length;
const DECK_SIZE = TOKEN + 2;
const FOREST_SIZE = DECK_SIZE + 1;
const ICONS = FOREST_SIZE + 1;
const CARDS = ICONS + 3 * BIOMES.length;
const LIGHT = CARDS + 3 * CARD_COUNT;
const OWN_STRENGTH = LIGHT + SEASONS.length;
const PLANTS_AT = OWN_STRENGTH + 1;
/** How many numbers the network sees of a game: those of every plane by space, then those of the whole game. */
export const SIGHT: number = PLANTS_AT + PLANTS.length * BIOMES.length;
export const NUMBERS: number = SIGHT - ROUND;

/** Writes all that a choice in a game alone (P9) can depend on, as whole numbers. `laboratory/planet-alone/sight.h` writes the same. */
export function writeSight(sight: Int8Array, state: State, moment: Moment): void {
  sight.fill(0);
  writePlanes(sight, state, moment);
  sight[ROUND + state.round] = 1;
  sight[MOMENT + moment] = 1;
  writeTracks(sight, state);
  if (moment === TO_DRAFT) writeRiver(sight, state);
  if (moment === TO_ACT) writeTurn(sight, state);
  sight[TOKEN] = Number(state.first === 0);
  sight[TOKEN + 1] = Number(state.nextFirst === 0);
  sight[DECK_SIZE] = state.deckEnd - state.deckTop;
  sight[FOREST_SIZE] = forestPoints(state.seats, 0);
  writeBiomes(sight, state);
  writeCards(sight, state);
  for (let season = seasonOf(state.round); season < SEASONS.length; season++) {
    sight[LIGHT + season] = lightPoints(sunSide(state, season), state.seats, 0);
  }
}

function writeTracks(sight: Int8Array, { seats, material }: State): void {
  for (let power = 0; power < POWERS.length; power++) {
    const track = material.tracks[power];
    const marker = seats[MARKERS + power];
    sight[MARKERS_AT + power] = marker;
    sight[STRENGTHS + power] = track[Math.min(marker + 1, track.length - 1)];
  }
}

function writeRiver(sight: Int8Array, { cards, riverSize, material, tokenOn }: State): void {
  for (let place = 0; place < riverSize; place++) {
    if (cards[TAKERS + place] !== 0) continue;
    const card = cards[RIVER + place];
    const at = RIVER_CARDS + place * OF_RIVER_CARD;
    writeCard(sight, at, material.biomeOfCard[card], material.powerOfCard[card]);
    const icons = at + WILD + 1 + POWERS.length;
    sight[icons] = material.fertilityOfCard[card];
    sight[icons + 1] = material.isDrought[card];
    sight[icons + 2] = Number(place === tokenOn);
  }
}

function writeCard(sight: Int8Array, at: number, biome: number, power: number): void {
  sight[at + biome] = 1;
  sight[at + WILD + 1 + power] = 1;
}

function writeTurn(sight: Int8Array, { seats, material }: State): void {
  writeCard(sight, OWN_CARD, material.biomeOfCard[seats[CARD]], seats[POWER]);
  sight[ACTION + seats[layout.ACTION]] = 1;
  sight[PART + seats[layout.PART]] = 1;
  LEFT_OF_TURN.forEach((field, i) => (sight[LEFT + i] = seats[field]));
  sight[OWN_STRENGTH] = sight[STRENGTHS + seats[POWER]];
}

function writeBiomes(sight: Int8Array, state: State): void {
  const { seats, material } = state;
  const { open, top, toCome } = countIcons(state);
  for (let biome = 0; biome < BIOMES.length; biome++) {
    [open, top, toCome].forEach((icons, i) => (sight[ICONS + i * BIOMES.length + biome] = icons[biome]));
    const [upper, lower] = [material.land[biome * 2 + UPPER], material.land[biome * 2 + LOWER]];
    PLANTS.forEach((plants, i) => {
      const found = count(seats[plants + UPPER] & upper) + count(seats[plants + LOWER] & lower);
      sight[PLANTS_AT + i * BIOMES.length + biome] = found;
    });
  }
}

/** Where every card lies that can come again: in the deck, in the discard, before the player or the virtual opponent. */
function writeCards(sight: Int8Array, state: State): void {
  const { cards, deckTop, deckEnd, discardSize } = state;
  for (let i = DECK + deckTop; i < DECK + deckEnd; i++) sight[CARDS + cards[i]] = 1;
  for (let i = DISCARD; i < DISCARD + discardSize; i++) sight[CARDS + CARD_COUNT + cards[i]] = 1;
  for (let picker = 0; picker < pickersOf(state); picker++) {
    const from = FRONTS + picker * FRONT_ROOM;
    const size = roundOfSeason(state.round) + Number(hasTaken(state, picker));
    for (let i = from; i < from + size; i++) sight[CARDS + 2 * CARD_COUNT + cards[i]] = 1;
  }
}
