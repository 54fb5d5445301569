import { CARD_COUNT, POWERS, ROUNDS_OF_SEASON } from '../material/facts.ts';

/**
 * Where things stand in the two number arrays of a state. Arrays of small integers instead of objects, because
 * search copies states all the time: copying such an array is one memory move, ten times faster than a typed array
 * of this size.
 *
 * What every step of a playout runs through takes these and other numbers as constants of its own, `const { EMPTY } = layout`: V8 reads an
 * imported constant from memory wherever it is used, and one of the same file it writes into the machine code. That is a sixth of a playout.
 */

/** Per seat, in `State.seats`. Sets of spaces take two numbers: the upper half, then the lower (rules/halves.ts). */
export const SPROUTS = 0;
export const SMALL_TREES = 2;
export const BIG_TREES = 4;
export const BUSHES = 6;
export const LAKES = 8;
/** The spaces without a piece, crevasses left out: it follows from the rest and is kept because everything asks for it. */
export const EMPTY = 10;
/** The step on which each power's marker stands. */
export const MARKERS = 12;
export const START_POINTS = MARKERS + POWERS.length;
export const BUD_POINTS = START_POINTS + 1;
export const FERTILITY_POINTS = BUD_POINTS + 1;
/** One per season. */
export const LIGHT_POINTS = FERTILITY_POINTS + 1;
export const FOREST_POINTS = LIGHT_POINTS + ROUNDS_OF_SEASON.length;

/** This round's turn: from here to the end, all set anew when a card is taken. */
export const TURN = FOREST_POINTS + ROUNDS_OF_SEASON.length;
export const CARD = TURN;
/** The card's power. */
export const POWER = CARD + 1;
export const ACTION = POWER + 1;
/** Where the action works (P5.4). */
export const ACTION_LAND = ACTION + 1;
export const POWER_USED = ACTION_LAND + 2;
export const PART = POWER_USED + 1;
export const PLANTS_LEFT = PART + 1;
export const GROWS_LEFT = PLANTS_LEFT + 1;
/** Spaces that the action has used, which it must not use again (P5.3). */
export const USED = GROWS_LEFT + 1;
export const POWER_LEFT = USED + 2;
/** The lake dug last, whose grows may follow: its space + 1, or 0. */
export const LAKE = POWER_LEFT + 1;
export const LAKE_GROWS = LAKE + 1;
/** Spaces that this lake has watered. */
export const WATERED = LAKE_GROWS + 1;
export const SEAT_SIZE = WATERED + 2;

/** Values of ACTION: none yet, then the four actions of P5.3. */
export const NO_ACTION = 0;
export const ACTIONS = ['A', 'B', 'C', 'D'] as const;
export type Action = (typeof ACTIONS)[number];
export const ACTION_D = 4;

/** Values of PART: what the steps that follow belong to. */
export const NO_PART = 0;
export const IN_ACTION = 1;
export const IN_POWER = 2;

/** The lists of cards in `State.cards`. Each has room for the most it can hold; sizes are fields of the state. */
export const DECK = 0;
export const DISCARD = DECK + CARD_COUNT;
/** The fertility zone in the order in which cards came; a biome's pile is its cards in that order. */
export const ZONE = DISCARD + CARD_COUNT;
/** A river has at most five cards (P4.1). */
const RIVER_ROOM = 5;
export const RIVER = ZONE + CARD_COUNT;
/** Who took the river's card: picker + 1, or 0. */
export const TAKERS = RIVER + RIVER_ROOM;
/** Cards before the players, at most five a season. */
export const FRONT_ROOM = 5;
export const FRONTS = TAKERS + RIVER_ROOM;
export const CARDS_SIZE = FRONTS + FRONT_ROOM * 4;

/** Added to a card's number in the zone when it lies face down (P4.5). */
export const FACE_DOWN = 64;
