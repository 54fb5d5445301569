import type { Seat } from '@grove/kernel';
import { COLOUR_OF, type Card } from '../material/index.ts';
import { hadGala, MAX_CONCERTS } from '../rules/concert.ts';
import { layCard } from '../rules/influence.ts';
import type { State } from '../rules/index.ts';
import { bestFinish, type Prospects } from './endings.ts';
import type { Weights } from './weights.ts';

/** What a seat has to come when its turn ends as it stands. */
export const prospectsOf = (state: State, seat: Seat): Prospects => ({
  seat,
  ring: state.options.ring,
  cards: state.handSizes[seat],
  concertsLeft: MAX_CONCERTS - state.held[seat],
  hadGala: hadGala(state, seat),
  mayMoveHit: !state.hitMoved,
});

/** The value of the turn with this card on this pile: it is laid there and taken back. */
function valueWith(state: State, card: Card, pile: number, then: Prospects, weights: Weights): number {
  const { tops, holders, popularity } = state;
  const covered = tops[pile];
  const under = COLOUR_OF[covered];
  const over = COLOUR_OF[card];
  const [underHolder, underShown, overHolder, overShown] = [
    holders[under],
    popularity[under],
    holders[over],
    popularity[over],
  ];
  layCard(state, card, pile);
  const { value } = bestFinish(state, then, weights);
  tops[pile] = covered;
  holders[under] = underHolder;
  popularity[under] = underShown;
  holders[over] = overHolder;
  popularity[over] = overShown;
  return value;
}

/** Calls back with every card of a hand on every pile. */
export function tryCards(
  state: State,
  seat: Seat,
  hand: readonly Card[],
  weights: Weights,
  found: (card: Card, pile: number, value: number) => void,
): void {
  const now = prospectsOf(state, seat);
  const then = { ...now, cards: now.cards - 1 };
  for (const card of hand) {
    for (let pile = 0; pile < state.tops.length; pile++) found(card, pile, valueWith(state, card, pile, then, weights));
  }
}
