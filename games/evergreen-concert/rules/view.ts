import { allSeats, seatBit, type Chance, type Seat, type Viewer } from '@grove/kernel';
import { CARDS, deckFor, nameOfCard, NO_CARD, PILES, type Card } from '../material/index.ts';
import { picksMade } from './bars.ts';
import { concertsOf, hadGala, MAX_CONCERTS } from './concert.ts';
import { cardsInHand, giveCard } from './hand.ts';
import { ownerOf, pileOf, type Table } from './influence.ts';
import { emptyTable } from './setup.ts';
import type { State, View } from './types.ts';

/** Own hand and own picks; of the others only numbers. What lies open is shown as it lies. */
export function view(state: State, viewer: Viewer): View {
  const seats = state.handSizes.map((_, seat) => seat);
  const opening = state.stage === 'opening';
  return {
    rules: state.rules,
    options: state.options,
    viewer,
    players: state.players,
    dealer: state.dealer,
    stage: state.stage,
    turn: state.turn,
    onTurn: state.onTurn,
    cardsPlayed: state.cardsPlayed,
    hitMoved: state.hitMoved,
    hand: viewer === 'public' ? [] : cardsInHand(state.hands, viewer),
    handSizes: state.handSizes.slice(),
    picks: opening && viewer !== 'public' ? picksOf(state, viewer) : [],
    picked: seats.map((seat) => (opening ? picksMade(state, seat) : 0)),
    piles: seats.map((seat) => PILE_NUMBERS.map((pile) => (opening ? [] : pileFrom(state, pileOf(seat, pile))))),
    holders: state.holders.slice(),
    popularity: state.popularity.slice(),
    hit: state.hit,
    concerts: seats.map((seat) => concertsOf(state, seat)),
    hadGala: seats.map((seat) => hadGala(state, seat)),
    finals: state.finals.slice(),
  };
}

const PILE_NUMBERS = Array.from({ length: PILES }, (_, pile) => pile);

const picksOf = (state: State, seat: Seat): Card[] =>
  state.tops.slice(pileOf(seat, 0), pileOf(seat, picksMade(state, seat)));

/** A pile from the bottom up. */
function pileFrom(state: State, pile: number): Card[] {
  const cards: Card[] = [];
  for (let card = state.tops[pile]; card !== NO_CARD; card = state.below[card]) cards.push(card);
  return cards.reverse();
}

/** The card of a pile that counts, NO_CARD before the opening is revealed. */
export const topOf = (pile: readonly Card[]): Card => pile.at(-1) ?? NO_CARD;

/** The open table that a view shows, for forecasts. */
export const tableOf = (view: View): Table => ({
  players: view.players,
  tops: view.piles.flatMap((piles) => piles.map(topOf)),
  holders: [...view.holders],
  popularity: [...view.popularity],
  hit: view.hit,
});

/** Deals what the viewer cannot see at random: the others' hands and picks; the rest are the cards put away. */
export function imagine(view: View, chance: Chance): State {
  const state = { ...openState(view), ...tableOf(view) };
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
function openState(view: View): State {
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

const NOTHING_KNOWN: readonly number[] = Array.from({ length: CARDS }, () => 0);

/** Cards in a hand, or picked and not revealed, are known to their seat, cards on piles to all, others to nobody. */
export function knowers(state: State): number[] {
  const known = NOTHING_KNOWN.slice();
  const secret = state.stage === 'opening';
  for (let pile = 0; pile < state.tops.length; pile++) {
    const set = secret ? seatBit(ownerOf(pile)) : allSeats(state.players);
    for (let card = state.tops[pile]; card !== NO_CARD; card = state.below[card]) known[card] = set;
  }
  for (let seat = 0; seat < state.players; seat++) {
    for (const card of cardsInHand(state.hands, seat)) known[card] = seatBit(seat);
  }
  return known;
}
