import { itemAt } from '../../../item-at.ts';
import { IllegalMove, refuse, type Seat } from '../../../index.ts';
import { acorns } from '../../../contract/sample/index.ts';
import { type Acorns, type Mutant, mutant, type State } from './mutant.ts';

/** Moves, and what becomes of illegal ones. */
export const unruly: Mutant[] = [
  mutant(
    'moves lists a card that is not in the hand',
    'moves are exactly what play accepts',
    'a step that moves lists is refused',
    {
      moves: (state, seat) => {
        const cards = acorns.moves(state, seat);
        return cards.length === 0 ? cards : [...cards, state.prize];
      },
    },
  ),
  mutant('moves leaves out a card', 'moves are exactly what play accepts', 'which is not listed', {
    moves: (state, seat) => {
      const cards = acorns.moves(state, seat);
      return cards.length > 1 ? cards.slice(1) : cards;
    },
  }),
  mutant('moves lists a card twice', 'moves are exactly what play accepts', 'listed more than once', {
    moves: (state, seat) => acorns.moves(state, seat).flatMap((card, i) => (i === 0 ? [card, card] : [card])),
  }),
  mutant(
    'moves offers cards to seats that have chosen',
    'moves are exactly what play accepts',
    'waited for false, but 2 moves',
    {
      moves: (state, seat) => [...itemAt(state.hands, seat)],
    },
  ),
  mutant('moves changes the state', 'moves are exactly what play accepts', ' changed the state', {
    moves: (state, seat) => {
      if (itemAt(state.hands, seat).length > 1) itemAt(state.hands, seat).reverse();
      return acorns.moves(state, seat);
    },
  }),
  mutant('play changes the state before it throws', 'moves are exactly what play accepts', ' changed the state', {
    play: (state, seat, card, chance, tell) => {
      const { won } = state;
      state.won = won.with(seat, itemAt(won, seat) + 1);
      acorns.play(state, seat, card, chance, tell);
      state.won = state.won.with(seat, itemAt(state.won, seat) - 1);
    },
  }),
  mutant('play asks chance before it throws', 'moves are exactly what play accepts', ' asked chance', {
    play: (state, seat, card, chance, tell) => {
      chance.pick(2);
      acorns.play(state, seat, card, chance, tell);
    },
  }),
  mutant('play throws something else', 'moves are exactly what play accepts', 'instead of IllegalMove', {
    play: (state, seat, card, chance, tell) => {
      if (acorns.why(state, seat, card)) throw new TypeError('no such card');
      acorns.play(state, seat, card, chance, tell);
    },
  }),
  mutant('play takes any card', 'moves are exactly what play accepts', 'play accepts', { play: playsAnyCard }),
  mutant('the random move is always the last one', 'shortcuts say the same as lists', 'that chance picks', {
    randomMove: (state, seat, choice) => {
      choice.pick(3);
      return itemAt(acorns.moves(state, seat), acorns.moves(state, seat).length - 1);
    },
  }),
  mutant('why forbids a card that play accepts', 'moves are exactly what play accepts', 'why refuses 13', {
    why: (state, seat, card) => (card === 13 ? refuse('A1', 'not-in-hand', { card }) : acorns.why(state, seat, card)),
  }),
  mutant('why allows a card that play refuses', 'moves are exactly what play accepts', 'why allows', {
    why: (state, seat, card) => (card === state.prize ? undefined : acorns.why(state, seat, card)),
  }),
];

function playsAnyCard(
  state: State,
  seat: Seat,
  card: number,
  ...rest: [Parameters<Acorns['play']>[3], Parameters<Acorns['play']>[4]?]
): void {
  const refusal = acorns.why(state, seat, card);
  if (refusal && refusal.reason !== 'not-in-hand') throw new IllegalMove(refusal);
  if (refusal) itemAt(state.hands, seat)[0] = card;
  acorns.play(state, seat, card, ...rest);
}
