import type { Seat } from '@grove/kernel';
import { PILES, type Card } from '../material/index.ts';
import { concertValue, NO_HIT } from './concert.ts';
import { layCard, ownerOf, type DiscMoved, type OpenState } from './influence.ts';
import { besideOnRing } from './options.ts';
import type { Options, View } from './types.ts';
import { openStateOf } from './view.ts';

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
const copyOpenState = (open: OpenState): OpenState => ({
  players: open.players,
  tops: open.tops.slice(),
  holders: open.holders.slice(),
  popularity: open.popularity.slice(),
  hit: open.hit,
});

/** What every seat's concert is worth as the table stands. */
export function worthOf(open: OpenState, ring: Options['ring']): Worth[] {
  const back = besideOnRing(ring, open.hit, -1);
  const on = besideOnRing(ring, open.hit, 1);
  return Array.from({ length: open.players }, (_, seat) => ({
    stay: concertValue(open, seat, open.hit),
    back: concertValue(open, seat, back),
    on: concertValue(open, seat, on),
    final: concertValue(open, seat, NO_HIT),
  }));
}

export function forecast(open: OpenState, ring: Options['ring'], card: Card, pile: number): Forecast {
  const after = copyOpenState(open);
  const discs: DiscMoved[] = [];
  const covered = layCard(after, card, pile, (moved) => discs.push(moved));
  return { card, owner: ownerOf(pile), pile: pile % PILES, covered, discs, worth: worthOf(after, ring) };
}

/** Every card of the viewer's hand on every pile, cards in the order of the hand. Empty before the reveal. */
export function forecastHand(view: View): Forecast[] {
  if (view.stage === 'opening') return [];
  const open = openStateOf(view);
  return view.hand.flatMap((card) => open.tops.map((_, pile) => forecast(open, view.options.ring, card, pile)));
}
