import type { Chance } from '@grove/kernel';
import { nameOfCard } from './move.ts';
import { CARDS, NONE, type State, type View } from './types.ts';

/** Deals the cards that the viewer cannot see, at random, to the places where they may be. */
export function imagine(view: View, chance: Chance): State {
  const visible = new Set([...view.hand, ...view.played, view.prize, view.choice]);
  const deck = Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !visible.has(card));
  chance.shuffle(deck, nameOfCard);
  const isOwn = (seat: number) => seat === view.viewer;
  const hands = view.handSizes.map((size, seat) =>
    isOwn(seat) ? [...view.hand] : deck.splice(0, size).sort((a, b) => a - b),
  );
  const chosen = view.hasChosen.map((has, seat) => {
    if (isOwn(seat)) return view.choice;
    return has ? deck.splice(0, 1)[0] : NONE;
  });
  return {
    rules: view.rules,
    options: view.options,
    deck,
    hands,
    chosen,
    prize: view.prize,
    round: view.round,
    played: [...view.played],
    bonus: [...view.bonus],
    won: [...view.won],
  };
}
