import type { Seat, Tell } from '@grove/kernel';
import {
  COLOUR_COUNT,
  COLOUR_OF,
  NEXT_POPULARITY,
  PILES,
  VALUE_OF,
  type Card,
  type Colour,
} from '../material/index.ts';

/** In place of a seat: the disc lies in the middle, the colour shows nowhere, nobody is on turn. */
export const NOBODY = -1;

/** The part of a state that lies open and decides who has which disc. Forecasts work on one made from a view. */
export interface OpenState {
  readonly players: number;
  /** The top card of each pile, three per seat (see `pileOf`). */
  tops: Card[];
  /** By artist: who has the disc, NOBODY for the middle. */
  holders: Seat[];
  /** By artist: what the disc shows. */
  popularity: number[];
  /** The artist with the hit. */
  hit: Colour;
}

/** C3.3, C4.3 A disc came to another holder; `before` and `after` are what it showed. */
export interface DiscMoved {
  readonly kind: 'disc-moved';
  readonly colour: Colour;
  readonly from: Seat;
  readonly to: Seat;
  readonly before: number;
  readonly after: number;
}

/** A pile by its number in lists of all piles; `pile` 0 left, 1 middle, 2 right. */
export const pileOf = (owner: Seat, pile: number): number => owner * PILES + pile;

export const ownerOf = (pile: number): Seat => (pile / PILES) | 0;

/**
 * C3.3 A seat's influence on an artist as one number: the sum first, the highest card second. Two seats never have the
 * same unless they have none, because every card is there once.
 */
export function influence(tops: readonly Card[], seat: Seat, colour: Colour): number {
  const end = pileOf(seat, PILES);
  let sum = 0;
  let highest = 0;
  for (let at = pileOf(seat, 0); at < end; at++) {
    const card = tops[at];
    if (COLOUR_OF[card] !== colour) continue;
    const value = VALUE_OF[card];
    sum += value;
    if (value > highest) highest = value;
  }
  return sum * 16 + highest;
}

/** C3.3 The seat with the most influence on an artist, NOBODY when the colour does not show. */
function leaderOf(open: OpenState, colour: Colour): Seat {
  let leader = NOBODY;
  let most = 0;
  for (let seat = 0; seat < open.players; seat++) {
    const own = influence(open.tops, seat, colour);
    if (own <= most) continue;
    most = own;
    leader = seat;
  }
  return leader;
}

/** C4.3 Gives the disc to a new leader, one step on unless it comes from the middle. */
function award(open: OpenState, colour: Colour, tell?: Tell<DiscMoved>): void {
  const from = open.holders[colour];
  const to = leaderOf(open, colour);
  if (to === NOBODY || to === from) return;
  const before = open.popularity[colour];
  const after = from === NOBODY ? before : NEXT_POPULARITY[before];
  open.holders[colour] = to;
  open.popularity[colour] = after;
  tell?.({ kind: 'disc-moved', colour, from, to, before, after });
}

/** C3.3 The first discs. All come from the middle, so no popularity changes (C3.4). */
export function awardAll(open: OpenState, tell?: Tell<DiscMoved>): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) award(open, colour, tell);
}

/**
 * C4.2, C4.3 Puts a card on a pile and resolves the covered colour, then the played one. Returns the covered card.
 *
 * Only the pile's owner has lost influence on the one and won on the other: so the first disc can only leave the owner,
 * and the second can only come to the owner. Other holders need no look.
 */
export function layCard(open: OpenState, card: Card, pile: number, tell?: Tell<DiscMoved>): Card {
  const covered = open.tops[pile];
  const owner = ownerOf(pile);
  open.tops[pile] = card;
  if (open.holders[COLOUR_OF[covered]] === owner) award(open, COLOUR_OF[covered], tell);
  if (open.holders[COLOUR_OF[card]] !== owner) award(open, COLOUR_OF[card], tell);
  return covered;
}
