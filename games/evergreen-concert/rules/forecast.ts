import type { Seat } from '@grove/kernel';
import { PILES, type Card } from '../material/index.ts';
import { concertValue, NO_HIT } from './concert.ts';
import { layCard, ownerOf, type DiscMoved, type Table } from './influence.ts';
import { besideOnRing } from './options.ts';
import type { Options, View } from './types.ts';
import { tableOf } from './view.ts';

/** What a concert would be worth to a seat: with the hit where it is, one step back or forward, and without it. */
export interface Worth {
  readonly stay: number;
  readonly back: number;
  readonly on: number;
  /** C6.2 As the final concert counts, before a gala doubles it. */
  readonly final: number;
}

/** What one card on one pile does: the discs that move, in order, and every seat's concert after it. */
export interface Forecast {
  readonly card: Card;
  readonly owner: Seat;
  readonly pile: number;
  readonly covered: Card;
  readonly discs: readonly DiscMoved[];
  readonly worth: readonly Worth[];
}

/** A table that shares nothing with the other. */
const copyTable = (table: Table): Table => ({
  players: table.players,
  tops: table.tops.slice(),
  holders: table.holders.slice(),
  popularity: table.popularity.slice(),
  hit: table.hit,
});

/** The table after a card, which the rules of play lay on a copy. `pile` counts all piles. */
export function tableAfter(table: Table, card: Card, pile: number): Table {
  const after = copyTable(table);
  layCard(after, card, pile);
  return after;
}

/** What every seat's concert is worth as the table stands. */
export function worthOf(table: Table, ring: Options['ring']): Worth[] {
  const back = besideOnRing(ring, table.hit, -1);
  const on = besideOnRing(ring, table.hit, 1);
  return Array.from({ length: table.players }, (_, seat) => ({
    stay: concertValue(table, seat, table.hit),
    back: concertValue(table, seat, back),
    on: concertValue(table, seat, on),
    final: concertValue(table, seat, NO_HIT),
  }));
}

export function forecast(table: Table, ring: Options['ring'], card: Card, pile: number): Forecast {
  const after = copyTable(table);
  const discs: DiscMoved[] = [];
  const covered = layCard(after, card, pile, (moved) => discs.push(moved));
  return { card, owner: ownerOf(pile), pile: pile % PILES, covered, discs, worth: worthOf(after, ring) };
}

/** Every card of the viewer's hand on every pile, cards in the order of the hand. Empty before the reveal. */
export function forecastHand(view: View): Forecast[] {
  if (view.stage === 'opening') return [];
  const table = tableOf(view);
  return view.hand.flatMap((card) => table.tops.map((_, pile) => forecast(table, view.options.ring, card, pile)));
}
