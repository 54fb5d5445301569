import type { Seat } from '@grove/kernel';
import { COLOUR_COUNT, COLOUR_OF, VALUE_OF, VALUES, type Card } from '../material/index.ts';

/** Hands as bit masks: six numbers per seat, one per colour. Going through them gives a hand sorted as cards are. */
interface Hands {
  hands: number[];
  handSizes: number[];
}

const placeOf = (seat: Seat, card: Card): number => seat * COLOUR_COUNT + COLOUR_OF[card];
const bitOf = (card: Card): number => 1 << (VALUE_OF[card] - 1);

export const holds = (hands: readonly number[], seat: Seat, card: Card): boolean =>
  (hands[placeOf(seat, card)] & bitOf(card)) !== 0;

export function giveCard(to: Hands, seat: Seat, card: Card): void {
  to.hands[placeOf(seat, card)] |= bitOf(card);
  to.handSizes[seat]++;
}

export function takeCard(from: Hands, seat: Seat, card: Card): void {
  from.hands[placeOf(seat, card)] &= ~bitOf(card);
  from.handSizes[seat]--;
}

/** The cards of a hand by colour (C1.1), then by value: the order from which C5.3 draws. */
export function cardsInHand(hands: readonly number[], seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let mask = hands[seat * COLOUR_COUNT + colour];
    while (mask !== 0) {
      cards.push(colour * VALUES + 31 - Math.clz32(mask & -mask));
      mask &= mask - 1;
    }
  }
  return cards;
}
