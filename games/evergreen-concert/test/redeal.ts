import type { Chance, Viewer } from '@grove/kernel';
import { deckFor, nameOfCard, NO_CARD } from '../material/index.ts';
import { concert, type State } from '../rules/index.ts';
import { cardsInHand, giveCard, takeCard } from '../rules/hand.ts';

/** The same game with the cards that a viewer cannot see dealt in another way: hands, hidden picks, cards put away. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const other = concert.copy(state);
  const hidden = state.handSizes.map((_, seat) => (seat === viewer ? [] : cardsInHand(state.hands, seat)));
  const isHiddenPick = (card: number, pile: number) =>
    state.stage === 'opening' && card !== NO_CARD && Math.floor(pile / 3) !== viewer;
  const pool = [...hidden.flat(), ...state.tops.filter(isHiddenPick), ...putAway(state)];
  chance.shuffle(pool, nameOfCard);
  const draw = () => pool.pop() ?? NO_CARD;
  hidden.forEach((hand, seat) => hand.forEach((card) => takeCard(other, seat, card)));
  hidden.forEach((hand, seat) => hand.forEach(() => giveCard(other, seat, draw())));
  other.tops = state.tops.map((card, pile) => (isHiddenPick(card, pile) ? draw() : card));
  return other;
}

function putAway(state: State): number[] {
  const held = state.handSizes.flatMap((_, seat) => cardsInHand(state.hands, seat));
  const around = new Set([...held, ...state.tops, ...state.below]);
  return deckFor(state.players).filter((card) => !around.has(card));
}
