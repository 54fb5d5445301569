import type { Chance, Seat } from '@grove/kernel';
import {
  CARDS,
  COLOURS,
  deckFor,
  FIRST_HIT,
  HAND,
  nameOfCard,
  NO_CARD,
  PILES,
  POPULARITY,
  type Card,
} from '../material/index.ts';
import { MAX_CONCERTS } from './concert.ts';
import { emptyHands, giveCard } from './hand.ts';
import { NOBODY } from './influence.ts';
import { ringOf } from './options.ts';
import type { Options, State } from './types.ts';

/** C2 Picks the dealer, then shuffles the cards in use and deals: the first 13 to the first seat and so on. */
export function start(players: number, options: Options, chance: Chance): State {
  const state = emptyTable(players, options, chance.pick(players));
  const deck = [...deckFor(players)];
  chance.shuffle(deck, nameOfCard);
  for (let at = 0; at < players * HAND; at++) giveCard(state, Math.floor(at / HAND), deck[at]);
  return state;
}

/** C2.1 The table before anybody has cards. */
export function emptyTable(players: number, options: Options, dealer: Seat): State {
  return {
    options,
    ring: ringOf(options),
    players,
    dealer,
    stage: 'opening',
    turn: 0,
    onTurn: NOBODY,
    cardsPlayed: 0,
    hitMoved: false,
    ...emptyHands(players),
    tops: filled<Card>(players * PILES, NO_CARD),
    below: filled<Card>(CARDS, NO_CARD),
    holders: filled<Seat>(COLOURS.length, NOBODY),
    popularity: filled<number>(COLOURS.length, POPULARITY[0]),
    hit: FIRST_HIT,
    concerts: filled(players * MAX_CONCERTS, 0),
    held: filled(players, 0),
    galas: 0,
    finals: filled(players, 0),
  };
}

/** Written out because search copies all the time. Options and ring never change and are shared. */
export function copy(state: State): State {
  return {
    options: state.options,
    ring: state.ring,
    players: state.players,
    dealer: state.dealer,
    stage: state.stage,
    turn: state.turn,
    onTurn: state.onTurn,
    cardsPlayed: state.cardsPlayed,
    hitMoved: state.hitMoved,
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    tops: state.tops.slice(),
    below: state.below.slice(),
    holders: state.holders.slice(),
    popularity: state.popularity.slice(),
    hit: state.hit,
    concerts: state.concerts.slice(),
    held: state.held.slice(),
    galas: state.galas,
    finals: state.finals.slice(),
  };
}

const filled = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);
