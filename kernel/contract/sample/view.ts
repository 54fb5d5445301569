import { allSeats, seatBit, type Viewer } from '@grove/kernel';
import { CARDS, NONE, type State, type View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'public' ? undefined : viewer;
  return {
    rules: state.rules,
    options: state.options,
    viewer,
    hand: own === undefined ? [] : [...state.hands[own]],
    handSizes: state.hands.map((hand) => hand.length),
    hasChosen: state.chosen.map((card) => card !== NONE),
    choice: own === undefined ? NONE : state.chosen[own],
    prize: state.prize,
    round: state.round,
    played: [...state.played],
    bonus: [...state.bonus],
    won: [...state.won],
  };
}

/** Cards in the deck are known to nobody, cards held or chosen to their seat, everything else to all. */
export function knowers(state: State): number[] {
  const known = Array.from({ length: CARDS + 1 }, () => allSeats(state.hands.length));
  for (const card of state.deck) known[card] = 0;
  state.hands.forEach((hand, seat) => {
    for (const card of hand) known[card] = seatBit(seat);
  });
  state.chosen.forEach((card, seat) => {
    if (card !== NONE) known[card] = seatBit(seat);
  });
  return known;
}
