import { allSeats, type Chance, seatBit, type Viewer } from '../../index.ts';
import { CARDS, type Event, NONE, nameOfCard, type Seen, type State, type View } from './types.ts';

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

export function seen(event: Event, viewer: Viewer): Seen {
  if (event.kind === 'chosen' && event.seat !== viewer) return { kind: 'chose-secretly', seat: event.seat };
  return event;
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
