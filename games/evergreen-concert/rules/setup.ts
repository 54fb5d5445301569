import type { Chance, Seat } from '@grove/kernel';
import {
  CARDS,
  COLOURS,
  deckFor,
  FIRST_HIT,
  HAND,
  MAX_PLAYERS,
  nameOfCard,
  NO_CARD,
  PILES,
  POPULARITY,
  type Card,
} from '../material/index.ts';
import { MAX_CONCERTS } from './concert.ts';
import { giveCard, HAND_WORDS } from './hand.ts';
import { NOBODY } from './influence.ts';
import type { Options, State } from './types.ts';
import { NEWEST_RULES } from './versions.ts';

/** Lists to copy from: slices are several times faster than filling new lists, and playouts set up all the time. */
const ZEROS: readonly number[] = Array.from({ length: MAX_PLAYERS * HAND_WORDS }, () => 0);
const NO_CARDS: readonly Card[] = Array.from({ length: CARDS }, () => NO_CARD);
const NO_HOLDERS: readonly Seat[] = COLOURS.map(() => NOBODY);
const FIRST_POPULARITY: readonly number[] = COLOURS.map(() => POPULARITY[0]);

/** C2 Picks the dealer, then shuffles the cards in use and deals: the first 13 to the first seat and so on. */
export function start(players: number, options: Options, chance: Chance, rules = NEWEST_RULES): State {
  const state = emptyTable(players, options, chance.pick(players), rules);
  const deck = deckFor(players).slice();
  chance.shuffle(deck, nameOfCard);
  for (let at = 0; at < players * HAND; at++) giveCard(state, Math.floor(at / HAND), deck[at]);
  return state;
}

/** C2.1 The table before anybody has cards. */
export function emptyTable(players: number, options: Options, dealer: Seat, rules: number): State {
  return {
    rules,
    options,
    players,
    dealer,
    stage: 'opening',
    turn: 0,
    onTurn: NOBODY,
    cardsPlayed: 0,
    hitMoved: false,
    hands: ZEROS.slice(0, players * HAND_WORDS),
    handSizes: ZEROS.slice(0, players),
    tops: NO_CARDS.slice(0, players * PILES),
    below: NO_CARDS.slice(),
    holders: NO_HOLDERS.slice(),
    popularity: FIRST_POPULARITY.slice(),
    hit: FIRST_HIT,
    concerts: ZEROS.slice(0, players * MAX_CONCERTS),
    held: ZEROS.slice(0, players),
    galas: 0,
    finals: ZEROS.slice(0, players),
  };
}
