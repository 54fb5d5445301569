import { itemAt } from '@grove/kernel';
import { earthCards } from '../../material/cards.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { CRITERIA, meetsCriterion } from '../../rules/germination.ts';
import type { View } from '../../rules/view.ts';

/** What a criterion of germination would find (E12). */
export interface Odds {
  readonly criterion: number;
  /** The cards that match among those the viewer cannot see. */
  readonly matching: number;
  readonly unseen: number;
  /** How likely at least one of them lies in the deck, 0 to 1. */
  readonly inDeck: number;
  /** How many cards will be turned up until one matches, on average. */
  readonly turned: number;
}

/** The cards that the viewer has not seen anywhere: in the deck, in hands, in composts, face down on the discard. */
export function unseenCards(view: View): number[] {
  const seen = new Set<number>([...view.openDiscard, ...(view.gaia?.pile ?? [])]);
  for (const board of view.boards) for (const card of board.cards) seen.add(card);
  for (const { hand, shown, looking, events, cells } of view.players) {
    for (const card of [...(hand ?? []), ...shown, ...(looking ?? []), ...events, ...cells]) {
      if (card !== NO_CARD) seen.add(card);
    }
  }
  return earthCards
    .filter(({ index, set }) => !seen.has(index) && (view.options.abundance || set === 'base'))
    .map(({ index }) => index);
}

/** One minus the chance that none of the matching cards is among those of the deck. */
function chanceInDeck(unseen: number, matching: number, deck: number): number {
  let none = 1;
  for (let card = 0; card < matching; card++) none *= Math.max(0, unseen - deck - card) / (unseen - card);
  return 1 - none;
}

export function oddsOf(view: View): Odds[] {
  const unseen = unseenCards(view);
  return CRITERIA.map((_, criterion) => {
    const matching = unseen.filter((card) => meetsCriterion(itemAt(earthCards, card), criterion)).length;
    return {
      criterion,
      matching,
      unseen: unseen.length,
      inDeck: chanceInDeck(unseen.length, matching, view.deckSize),
      turned: (unseen.length + 1) / (matching + 1),
    };
  });
}
