import type { Seat } from '@grove/kernel';
import { COLOUR_COUNT, COLOUR_OF, MAX_PLAYERS, PILES, VALUE_OF, type Card } from '../material/index.ts';
import { influence, NOBODY, type OpenState, ownerOf } from '../rules/influence.ts';

/** C3.3 Who has how much influence on each artist. The arrays are used again for every table that it looks at. */
export class InfluenceRanks {
  /** By seat and artist (see `placeOf`), as `influence` has it. */
  readonly own = new Int32Array(MAX_PLAYERS * COLOUR_COUNT);
  /** By artist: the three largest and whose they are. */
  readonly first = new Int32Array(COLOUR_COUNT);
  readonly second = new Int32Array(COLOUR_COUNT);
  readonly third = new Int32Array(COLOUR_COUNT);
  readonly firstSeat = new Int32Array(COLOUR_COUNT);
  readonly secondSeat = new Int32Array(COLOUR_COUNT);

  look({ players, tops }: Pick<OpenState, 'players' | 'tops'>): void {
    this.first.fill(0);
    this.second.fill(0);
    this.third.fill(0);
    this.firstSeat.fill(NOBODY);
    this.secondSeat.fill(NOBODY);
    for (let seat = 0; seat < players; seat++) {
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        const own = influence(tops, seat, colour);
        this.own[seat * COLOUR_COUNT + colour] = own;
        if (own > this.third[colour]) this.#insert(seat, colour, own);
      }
    }
  }

  #insert(seat: Seat, colour: number, own: number): void {
    if (own < this.second[colour]) {
      this.third[colour] = own;
      return;
    }
    this.third[colour] = this.second[colour];
    if (own < this.first[colour]) {
      this.second[colour] = own;
      this.secondSeat[colour] = seat;
      return;
    }
    this.second[colour] = this.first[colour];
    this.secondSeat[colour] = this.firstSeat[colour];
    this.first[colour] = own;
    this.firstSeat[colour] = seat;
  }
}

/** Influence with one more card; see `influence`. */
export function withCard(own: number, card: Card): number {
  const value = VALUE_OF[card];
  return (((own >> 4) + value) << 4) + Math.max(own & 15, value);
}

/** The influence of a pile's owner on the colour of its top card without that card. */
export function influenceWithout(tops: readonly Card[], pile: number): number {
  const colour = COLOUR_OF[tops[pile]];
  const begin = ownerOf(pile) * PILES;
  let own = 0;
  for (let at = begin; at < begin + PILES; at++) {
    if (at !== pile && COLOUR_OF[tops[at]] === colour) own = withCard(own, tops[at]);
  }
  return own;
}
