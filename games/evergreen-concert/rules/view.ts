import { allSeats, seatBit, type Seat, type Viewer, type ViewPart, withParts } from '@grove/kernel';
import { CARDS, NO_CARD, PILES, type Card } from '../material/index.ts';
import { concertsOf, hadGala } from './concert.ts';
import { cardsInHand, HAND_WORDS, lowestBit, WORD_CARDS } from './hand.ts';
import { ownerOf, pileOf, type OpenState } from './influence.ts';
import type { State, View } from './types.ts';
import { picksMade } from './waiting.ts';

export const view = (state: State, viewer: Viewer, publicView: View = openView(state)): View =>
  viewer === 'public' ? publicView : withParts(publicView, ownParts(state, viewer));

/** Own hand and own picks; of the others only numbers. What lies open is shown as it lies. */
export const ownParts = (state: State, seat: Seat): ViewPart[] => [
  { path: '/viewer', value: seat },
  { path: '/hand', value: cardsInHand(state.hands, seat) },
  { path: '/picks', value: state.stage === 'opening' ? picksOf(state, seat) : [] },
];

function openView(state: State): View {
  const seats = state.handSizes.map((_, seat) => seat);
  const opening = state.stage === 'opening';
  return {
    rules: state.rules,
    options: state.options,
    viewer: 'public',
    players: state.players,
    dealer: state.dealer,
    stage: state.stage,
    turn: state.turn,
    onTurn: state.onTurn,
    cardsPlayed: state.cardsPlayed,
    hitMoved: state.hitMoved,
    hand: [],
    handSizes: state.handSizes.slice(),
    picks: [],
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

/** What a view shows of the open state, for forecasts. */
export const openStateOf = (view: View): OpenState => ({
  players: view.players,
  tops: view.piles.flatMap((piles) => piles.map(topOf)),
  holders: [...view.holders],
  popularity: [...view.popularity],
  hit: view.hit,
});

/** Cards in a hand, or picked and not revealed, are known to their seat, cards on piles to all, others to nobody. */
export function knowers(state: State, known = new Int8Array(CARDS)): Int8Array {
  const { tops, below } = state;
  const everybody = allSeats(state.players);
  const secret = state.stage === 'opening';
  for (let pile = 0; pile < tops.length; pile++) {
    const set = secret ? seatBit(ownerOf(pile)) : everybody;
    for (let card = tops[pile]; card !== NO_CARD; card = below[card]) known[card] = set;
  }
  for (let seat = 0; seat < state.players; seat++) markHand(known, state.hands, seat);
  return known;
}

function markHand(known: Int8Array, hands: readonly number[], seat: Seat): void {
  const set = seatBit(seat);
  for (let word = 0; word < HAND_WORDS; word++) {
    const first = word * WORD_CARDS;
    for (let bits = hands[seat * HAND_WORDS + word]; bits !== 0; bits &= bits - 1) known[first + lowestBit(bits)] = set;
  }
}

/** Cards come to light as they leave the hands, those of the opening when all are revealed. */
export function knowledgeStamp({ stage, handSizes }: State): number {
  if (stage === 'opening') return -1;
  let held = 0;
  for (let seat = 0; seat < handSizes.length; seat++) held += handSizes[seat];
  return held;
}
