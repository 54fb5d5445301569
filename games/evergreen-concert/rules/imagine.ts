import { seatBit, type Chance } from '@grove/kernel';
import { deckFor, nameOfCard, NO_CARD, type Card } from '../material/index.ts';
import { MAX_CONCERTS } from './concert.ts';
import { giveCard } from './hand.ts';
import { pileOf } from './influence.ts';
import { emptyTable } from './setup.ts';
import type { State, View } from './types.ts';
import { openStateOf } from './view.ts';

/** Deals what the viewer cannot see at random: the others' hands and picks; the rest are the cards put away. */
export function imagine(view: View, chance: Chance): State {
  const state = { ...shownState(view), ...openStateOf(view) };
  const unseen = unseenCards(view);
  chance.shuffle(unseen, nameOfCard);
  const draw = (): Card => unseen.pop() ?? NO_CARD;
  for (let seat = 0; seat < view.players; seat++) {
    const own = seat === view.viewer;
    for (let i = 0; i < view.handSizes[seat]; i++) giveCard(state, seat, own ? view.hand[i] : draw());
    for (let i = 0; i < view.picked[seat]; i++) state.tops[pileOf(seat, i)] = own ? view.picks[i] : draw();
  }
  return state;
}

/** All of the state that the view shows in full. */
function shownState(view: View): State {
  const state = emptyTable(view.players, view.options, view.dealer, view.rules);
  state.stage = view.stage;
  state.turn = view.turn;
  state.onTurn = view.onTurn;
  state.cardsPlayed = view.cardsPlayed;
  state.hitMoved = view.hitMoved;
  state.finals = [...view.finals];
  view.concerts.forEach((points, seat) => {
    points.forEach((scored, i) => (state.concerts[seat * MAX_CONCERTS + i] = scored));
    state.held[seat] = points.length;
    if (view.hadGala[seat]) state.galas |= seatBit(seat);
  });
  for (const pile of view.piles.flat()) {
    pile.forEach((card, i) => (state.below[card] = i === 0 ? NO_CARD : pile[i - 1]));
  }
  return state;
}

function unseenCards(view: View): Card[] {
  const seen = new Set([...view.hand, ...view.picks, ...view.piles.flat(2)]);
  return deckFor(view.players).filter((card) => !seen.has(card));
}
