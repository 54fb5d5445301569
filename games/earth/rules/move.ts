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
] as const;
export type Verb = (typeof VERBS)[number];

const codes = Object.fromEntries(VERBS.map((verb, code) => [verb, code])) as Record<Verb, number>;

const VERB_BITS = 6;
const TARGET_BITS = 10;
export const MAX_TARGET = (1 << TARGET_BITS) - 1;

export const moveOf = (verb: Verb, target = 0, place = 0): Move =>
  codes[verb] | (target << VERB_BITS) | (place << (VERB_BITS + TARGET_BITS));

export const verbOf = (move: Move): Verb | undefined => VERBS[move & ((1 << VERB_BITS) - 1)];
export const targetOf = (move: Move): number => (move >> VERB_BITS) & MAX_TARGET;
export const spotOf = (move: Move): number => move >> (VERB_BITS + TARGET_BITS);
