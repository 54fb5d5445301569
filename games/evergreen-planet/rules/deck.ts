import type { Chance, Tell } from '@grove/kernel';
import { DECK, DISCARD, RIVER, TAKERS } from './layout.ts';
import { pickersOf } from './pickers.ts';
import type { State } from './types.ts';
import type { Event } from './events.ts';

/** Shuffles what is in the deck now. */
export function shuffleDeck(state: State, chance: Chance): void {
  const from = DECK + state.deckTop;
  const deck = state.cards.slice(from, DECK + state.deckEnd);
  chance.shuffle(deck, state.material.nameOfCard);
  for (let i = 0; i < deck.length; i++) state.cards[from + i] = deck[i];
}

/** P4.6: an empty deck is made anew from the discard. */
function reshuffle(state: State, chance: Chance): void {
  for (let i = 0; i < state.discardSize; i++) state.cards[DECK + i] = state.cards[DISCARD + i];
  state.deckTop = 0;
  state.deckEnd = state.discardSize;
  state.discardSize = 0;
  shuffleDeck(state, chance);
}

/** P4.1: players + 1 cards face up; P4.6: when the deck runs out in the middle, it takes what is there first. */
export function dealRiver(state: State, chance: Chance, tell?: Tell<Event>): void {
  const { cards } = state;
  let reshuffled = false;
  state.riverSize = pickersOf(state) + 1;
  for (let i = 0; i < state.riverSize; i++) {
    if (state.deckTop === state.deckEnd) {
      reshuffle(state, chance);
      reshuffled = true;
    }
    cards[RIVER + i] = cards[DECK + state.deckTop++];
    cards[TAKERS + i] = 0;
  }
  tell?.({ kind: 'river', cards: namesOf(state, RIVER, state.riverSize), reshuffled });
}

export function discard(state: State, card: number): void {
  state.cards[DISCARD + state.discardSize++] = card;
}

/** The names of a list of cards. */
export function namesOf(state: State, from: number, size: number): string[] {
  const { cardIds } = state.material;
  return state.cards.slice(from, from + size).map((card) => cardIds[card]);
}
