import { idOf } from '../material/cards.ts';
import type { Player, StepContext } from './state.ts';

/** E18.1: when the deck is empty the discard, never a compost, becomes the new deck. */
export function reshuffle({ state, chance }: StepContext): void {
  if (state.discard.length === 0) return;
  chance.shuffle(state.discard, idOf);
  state.deck = state.discard.reverse();
  state.discard = [];
  state.openDiscard = [];
}

/** Takes up to n cards from the top of the deck; fewer when deck and discard are both used up. */
export function takeFromDeck(context: StepContext, n: number): number[] {
  const { state } = context;
  const taken: number[] = [];
  while (taken.length < n) {
    if (state.deck.length === 0) reshuffle(context);
    const card = state.deck.pop();
    if (card === undefined) break;
    taken.push(card);
  }
  return taken;
}

/**
 * E18.1: up to n cards from the top of the discard, for the compost and to spare the deck; none where the table has not
 * agreed on it. They are taken unseen: from then on nobody is shown what is left there.
 */
export function takeFromDiscard({ state }: StepContext, n: number): number[] {
  if (state.options.compostFrom === 'deck') return [];
  const taken = state.discard.splice(Math.max(0, state.discard.length - n));
  if (taken.length > 0) state.openDiscard = [];
  return taken.reverse();
}

/** A card leaves the hand in sight of all. */
export function takeFromHand({ hand, shown }: Player, card: number): void {
  takeOut(hand, card);
  takeOut(shown, card);
}

/** Takes a card out of a list in place, keeping the order of the others. */
export function takeOut(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}
