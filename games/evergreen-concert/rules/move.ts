import type { Seat } from '@grove/kernel';
import { CARDS, MAX_PLAYERS, PILES, type Card } from '../material/index.ts';
import { ownerOf, pileOf } from './influence.ts';

/**
 * Moves are whole numbers, so that playouts make no objects: first every card on every pile, then every card picked
 * for the left, middle or right pile, then the named ones. A move alone tells whether it closes its turn.
 */
const ALL_PILES = MAX_PLAYERS * PILES;
const FIRST_PICK = CARDS * ALL_PILES;
const FIRST_NAMED = FIRST_PICK + CARDS * PILES;

/** C4.4 One step on the ring; a decision about a concert follows. */
export const HIT_BACK = FIRST_NAMED;
export const HIT_ON = FIRST_NAMED + 1;
/** The same for a seat that has held its three concerts: nothing is left to decide, the turn ends. */
export const LAST_HIT_BACK = FIRST_NAMED + 2;
export const LAST_HIT_ON = FIRST_NAMED + 3;
/** C4.5, C4.6 Both end the turn. */
export const CONCERT = FIRST_NAMED + 4;
export const GALA = FIRST_NAMED + 5;
/** Ends the turn as it stands. */
export const DONE = FIRST_NAMED + 6;
/** C5 Made by the table. */
export const TIMEOUT = FIRST_NAMED + 7;

/** `pile` counts all piles, see `pileOf`. The moves of one card follow each other. */
export const playMove = (card: Card, pile: number): number => card * ALL_PILES + pile;
/** `pile` is 0 left, 1 middle, 2 right. */
export const pickMove = (card: Card, pile: number): number => FIRST_PICK + pile * CARDS + card;

export const playedCard = (move: number): Card => (move / ALL_PILES) | 0;
export const playedPile = (move: number): number => move % ALL_PILES;
export const pickedCard = (move: number): Card => (move - FIRST_PICK) % CARDS;
export const pickedPile = (move: number): number => Math.floor((move - FIRST_PICK) / CARDS);

export const isKnownMove = (move: number): boolean => Number.isInteger(move) && move >= 0 && move <= TIMEOUT;
export const isPlay = (move: number): boolean => move < FIRST_PICK;
export const isPick = (move: number): boolean => move >= FIRST_PICK && move < FIRST_NAMED;
/** C4.4 One step back or forward on the ring, 0 for moves that leave the hit disc alone. */
export const hitStep = (move: number): -1 | 0 | 1 => {
  if (move === HIT_BACK || move === LAST_HIT_BACK) return -1;
  return move === HIT_ON || move === LAST_HIT_ON ? 1 : 0;
};

/** The last pick completes the opening entry; a turn goes on after a card, and after a hit with concerts left. */
export function closesEntry(move: number): boolean {
  if (isPlay(move)) return false;
  if (isPick(move)) return pickedPile(move) === PILES - 1;
  return move !== HIT_BACK && move !== HIT_ON;
}

/** A move as boards and words look at it. */
export type MoveParts =
  | { readonly kind: 'play'; readonly card: Card; readonly owner: Seat; readonly pile: number }
  | { readonly kind: 'pick'; readonly card: Card; readonly pile: number }
  | { readonly kind: 'hit'; readonly step: -1 | 1 }
  | { readonly kind: 'concert' | 'gala' | 'done' | 'timeout' };

export function partsOf(move: number): MoveParts {
  if (isPlay(move)) {
    const pile = playedPile(move);
    return { kind: 'play', card: playedCard(move), owner: ownerOf(pile), pile: pile % PILES };
  }
  if (isPick(move)) return { kind: 'pick', card: pickedCard(move), pile: pickedPile(move) };
  const step = hitStep(move);
  if (step !== 0) return { kind: 'hit', step };
  if (move === CONCERT) return { kind: 'concert' };
  if (move === GALA) return { kind: 'gala' };
  return { kind: move === DONE ? 'done' : 'timeout' };
}

/** The move that puts a card on a pile of a seat. */
export const playOn = (card: Card, owner: Seat, pile: number): number => playMove(card, pileOf(owner, pile));
