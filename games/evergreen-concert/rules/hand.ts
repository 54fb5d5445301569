import type { Seat } from '@grove/kernel';
import { CARDS, NO_CARD, type Card } from '../material/index.ts';

/**
 * Hands as bit masks: three numbers per seat with a bit for each of 26 cards, that is of two colours. Going through
 * the bits from the lowest gives a hand sorted as cards are.
 */
interface Hands {
  hands: number[];
  handSizes: number[];
}

export const HAND_WORDS = 3;
export const WORD_CARDS = CARDS / HAND_WORDS;

const everyCard = Array.from({ length: CARDS }, (_, card) => card);
const WORD_OF: readonly number[] = everyCard.map((card) => Math.floor(card / WORD_CARDS));
const BIT_OF: readonly number[] = everyCard.map((card) => 1 << (card % WORD_CARDS));

const placeOf = (seat: Seat, card: Card): number => seat * HAND_WORDS + WORD_OF[card];

export const holds = (hands: readonly number[], seat: Seat, card: Card): boolean =>
  (hands[placeOf(seat, card)] & BIT_OF[card]) !== 0;

export function giveCard(to: Hands, seat: Seat, card: Card): void {
  to.hands[placeOf(seat, card)] |= BIT_OF[card];
  to.handSizes[seat]++;
}

export function takeCard(from: Hands, seat: Seat, card: Card): void {
  from.hands[placeOf(seat, card)] &= ~BIT_OF[card];
  from.handSizes[seat]--;
}

/** The place of the lowest bit. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The cards of a hand by colour (C1.1), then by value: the order from which C5.3 draws. */
export function cardsInHand(hands: readonly number[], seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let word = 0; word < HAND_WORDS; word++) {
    for (let bits = hands[seat * HAND_WORDS + word]; bits !== 0; bits &= bits - 1) {
      cards.push(word * WORD_CARDS + lowestBit(bits));
    }
  }
  return cards;
}

/** The card at a place of `cardsInHand`, found without making the list. */
export function cardAt(hands: readonly number[], seat: Seat, place: number): Card {
  let rest = place;
  for (let word = 0; word < HAND_WORDS; word++) {
    for (let bits = hands[seat * HAND_WORDS + word]; bits !== 0; bits &= bits - 1) {
      if (rest-- === 0) return word * WORD_CARDS + lowestBit(bits);
    }
  }
  return NO_CARD;
}
