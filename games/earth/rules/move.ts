/**
 * A move is one number: a verb, what it is done to (a card, a cell, a seat, an amount), and for plantings the place.
 * Numbers keep playouts fast; notation and words turn them into text.
 */
export type Move = number;

export const VERBS = [
  'done',
  'take-side',
  'compost',
  'choose',
  'either',
  'plant',
  'plant-over',
  'pay-soil',
  'unsprout',
  'ungrow',
  'use',
  'decline',
  'keep',
  'activate',
  'copy',
  'neighbour',
  'opponent',
  'sprout',
  'grow',
  'store',
  'all',
  'accept',
  'amount',
  'spend',
  'germinate',
  'pass',
  'join',
  'claim',
  'bonus',
  'gaia',
  'event',
  'convert',
  'leaf',
  'seed',
  'lay',
  'fetch',
  'in-part',
  'back',
] as const;
export type Verb = (typeof VERBS)[number];

const codes = Object.fromEntries(VERBS.map((verb, code) => [verb, code])) as Record<Verb, number>;

/** Where legal moves are collected: a list, or something that only counts and keeps them for a moment. */
export interface MoveList {
  push(move: Move): unknown;
}

const VERB_BITS = 6;
const TARGET_BITS = 10;
const MAX_TARGET = (1 << TARGET_BITS) - 1;

export const moveOf = (verb: Verb, target = 0, place = 0): Move =>
  codes[verb] | (target << VERB_BITS) | (place << (VERB_BITS + TARGET_BITS));

/** A move without a target, given one. */
export const withTarget = (move: Move, target: number): Move => move | (target << VERB_BITS);
/** A move without a place, given one. */
export const withPlace = (move: Move, place: number): Move => move | (place << (VERB_BITS + TARGET_BITS));

/** Offered in most decisions. */
export const DONE: Move = moveOf('done');

export const verbOf = (move: Move): Verb | undefined => VERBS[move & ((1 << VERB_BITS) - 1)];
export const targetOf = (move: Move): number => (move >> VERB_BITS) & MAX_TARGET;
export const spotOf = (move: Move): number => move >> (VERB_BITS + TARGET_BITS);

const CARD = MAX_TARGET;
const CELL = 15;
const MAX_SPOT = 512;

/** The largest target of each verb; larger ones, or a target where none is meant, are no moves at all. */
const targets: Readonly<Record<Verb, number>> = {
  done: 0,
  'take-side': CARD,
  compost: CARD,
  choose: 3,
  either: 1,
  plant: CARD,
  'plant-over': CARD,
  'pay-soil': 0,
  unsprout: CELL,
  ungrow: CELL,
  use: 0,
  decline: 0,
  keep: CARD,
  activate: CELL + 2,
  copy: CELL,
  neighbour: 5,
  opponent: 5,
  sprout: CELL,
  grow: CELL,
  store: CARD,
  all: 0,
  accept: CARD,
  amount: CARD,
  spend: CARD,
  germinate: CARD,
  pass: 0,
  join: 0,
  claim: 3,
  bonus: 0,
  gaia: 3,
  event: CARD,
  convert: 1,
  leaf: 0,
  seed: 0,
  lay: 6,
  fetch: 6,
  'in-part': 0,
  back: 0,
};
const SPOTS: Readonly<Partial<Record<Verb, number>>> = {
  plant: 35,
  'plant-over': CELL,
  lay: MAX_SPOT,
  fetch: MAX_SPOT,
};

const limits = VERBS.map((verb) => ({ target: targets[verb], spot: SPOTS[verb] ?? 0 }));

export function isMove(move: Move): boolean {
  const limit = limits[move & ((1 << VERB_BITS) - 1)];
  return (
    Number.isInteger(move) &&
    move >= 0 &&
    limit !== undefined &&
    targetOf(move) <= limit.target &&
    spotOf(move) <= limit.spot
  );
}
