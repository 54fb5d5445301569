import type { Seat, Tell } from '@grove/kernel';
import { PILES, type Card } from '../material/index.ts';
import { holdFinal } from './concert.ts';
import type { Event } from './events.ts';
import { takeCard } from './hand.ts';
import { layCard, ownerOf } from './influence.ts';
import { besideOnRing } from './options.ts';
import type { State } from './types.ts';

/** C4.1 The most cards of a turn. */
export const MAX_CARDS = 3;

/** C4.2, C4.3 `pile` counts all piles. */
export function playCard(state: State, seat: Seat, card: Card, pile: number, tell?: Tell<Event>): void {
  const covered = state.tops[pile];
  tell?.({ kind: 'card-played', seat, card, owner: ownerOf(pile), pile: pile % PILES, covered });
  takeCard(state, seat, card);
  state.below[card] = covered;
  state.cardsPlayed++;
  layCard(state, card, pile, tell);
}

/** C4.4 */
export function moveHit(state: State, seat: Seat, step: -1 | 1, tell?: Tell<Event>): void {
  const from = state.hit;
  state.hit = besideOnRing(state.options.ring, from, step);
  state.hitMoved = true;
  tell?.({ kind: 'hit-moved', seat, from, to: state.hit });
}

export function beginTurn(state: State, seat: Seat): void {
  state.onTurn = seat;
  state.turn++;
  state.cardsPlayed = 0;
  state.hitMoved = false;
}

/** C4.1 The next to the left who has cards begins; C6.1 when nobody has any, the game ends. */
export function endTurn(state: State, tell?: Tell<Event>): void {
  for (let step = 1; step <= state.players; step++) {
    const next = (state.onTurn + step) % state.players;
    if (state.handSizes[next] > 0) return beginTurn(state, next);
  }
  holdFinal(state, tell);
}
