import type { Seat, Tell } from '@grove/kernel';
import { PILES, VALUE_OF, type Card } from '../material/index.ts';
import { waitingSet } from './waiting.ts';
import type { Event } from './events.ts';
import { takeCard } from './hand.ts';
import { awardAll, pileOf } from './influence.ts';
import { beginTurn } from './turn.ts';
import type { State } from './types.ts';

/** C3.1 Puts a card aside for the next pile; the last pick of all reveals them. */
export function pick(state: State, seat: Seat, card: Card, pile: number, tell?: Tell<Event>): void {
  takeCard(state, seat, card);
  state.tops[pileOf(seat, pile)] = card;
  tell?.({ kind: 'picked', seat, card, pile });
  if (waitingSet(state) === 0) reveal(state, tell);
}

function reveal(state: State, tell?: Tell<Event>): void {
  const first = firstPlayer(state);
  state.stage = 'turns';
  tell?.({ kind: 'revealed', picks: state.handSizes.map((_, seat) => openingOf(state, seat)), first });
  awardAll(state, tell);
  beginTurn(state, first);
}

const openingOf = (state: State, seat: Seat): Card[] => state.tops.slice(pileOf(seat, 0), pileOf(seat, PILES));

/** C3.2 The lowest sum; asked from the dealer's left on, so that the first of those tied stays. */
function firstPlayer(state: State): Seat {
  let first = state.dealer;
  let lowest = Infinity;
  for (let step = 1; step <= state.players; step++) {
    const seat = (state.dealer + step) % state.players;
    const sum = sumOfOpening(state, seat);
    if (sum >= lowest) continue;
    lowest = sum;
    first = seat;
  }
  return first;
}

function sumOfOpening(state: State, seat: Seat): number {
  let sum = 0;
  for (let pile = 0; pile < PILES; pile++) sum += VALUE_OF[state.tops[pileOf(seat, pile)]];
  return sum;
}
