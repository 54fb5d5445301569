import type { Seat } from '@grove/kernel';
import { HAND, HIGHEST_VALUE, PILES, VALUE_OF, type Card } from '../material/index.ts';
import { hadGala, MAX_CONCERTS } from '../rules/concert.ts';
import type { State } from '../rules/index.ts';
import { NOBODY } from '../rules/influence.ts';
import { MAX_CARDS } from '../rules/turn.ts';
import type { Options } from '../rules/types.ts';
import type { Weights } from './weights.ts';

/** What a seat still has to come, as its view shows it. */
export interface Prospects {
  readonly seat: Seat;
  readonly ring: Options['ring'];
  /** Cards left in hand when the turn ends: so many turns can still follow. */
  cards: number;
  readonly concertsLeft: number;
  readonly hadGala: boolean;
  readonly mayMoveHit: boolean;
  /** How far the game was on when the turn began: 0 at the first turn, near 1 at the last. */
  readonly late: number;
  /** The set of the other seats that can still hold a concert. */
  readonly rivals: number;
}

/** Of nobody. */
export const NO_PROSPECTS: Prospects = {
  seat: NOBODY,
  ring: [],
  cards: 0,
  concertsLeft: 0,
  hadGala: false,
  mayMoveHit: false,
  late: 0,
  rivals: 0,
};

/** Cards of a hand at the first turn. */
const FULL_HAND = HAND - PILES;

/** What a seat has to come when its turn ends as it stands. */
export function prospectsOf(state: State, seat: Seat): Prospects {
  let cards = state.cardsPlayed;
  let rivals = 0;
  for (let other = 0; other < state.players; other++) {
    const size = state.handSizes[other];
    cards += size;
    if (other !== seat && size > 0 && state.held[other] < MAX_CONCERTS) rivals |= 1 << other;
  }
  return {
    seat,
    ring: state.options.ring,
    cards: state.handSizes[seat],
    concertsLeft: MAX_CONCERTS - state.held[seat],
    hadGala: hadGala(state, seat),
    mayMoveHit: !state.hitMoved,
    late: 1 - cards / (state.players * FULL_HAND),
    rivals,
  };
}

/** C4.1 What a card beyond the first of this turn must bring. */
export function cardPrice(state: State, seat: Seat, weights: Weights): number {
  const cards = state.handSizes[seat] + state.cardsPlayed;
  let most = 0;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat) most = Math.max(most, state.handSizes[other]);
  }
  const missing = MAX_CARDS * (MAX_CONCERTS - state.held[seat]) - cards;
  return weights.card + (weights.scarce * missing + weights.tempo * (cards - most)) / FULL_HAND;
}

/** What a card is worth in hand, by its value: that is lost when it is played. */
export const handValue = (card: Card, players: number, weights: Weights): number =>
  (weights.strength * VALUE_OF[card]) / HIGHEST_VALUE[players];
