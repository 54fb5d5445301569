import type { Seat } from '@grove/kernel';
import { COLOUR_COUNT, COLOUR_OF, NEXT_POPULARITY, type Card, type Colour } from '../material/index.ts';
import { NOBODY, type OpenState, ownerOf } from '../rules/influence.ts';
import { SAFE_LEAD } from './endings.ts';
import { influenceWithout, InfluenceRanks, withCard } from './influence-ranks.ts';
import type { Weights } from './weights.ts';

/** What becomes of an artist's disc; `change` is what that adds to what `discValue` says of it. */
export interface DiscAfter {
  holder: Seat;
  popularity: number;
  change: number;
}

export const noDisc = (): DiscAfter => ({ holder: NOBODY, popularity: 0, change: 0 });

/** C4.3 What single cards would do to the discs on a table, reckoned without laying them. */
export class DiscChanges {
  readonly #weights: Pick<Weights, 'lead' | 'prize'>;
  readonly #ranks = new InfluenceRanks();
  #table: OpenState = { players: 0, tops: [], holders: [], popularity: [], hit: 0 };
  #seat: Seat = NOBODY;
  /** By artist: what its disc is worth as it is. */
  readonly #now = new Float64Array(COLOUR_COUNT);

  constructor(weights: Pick<Weights, 'lead' | 'prize'>) {
    this.#weights = weights;
  }

  /**
   * The table that the next questions are about, and the seat for which discs are valued.
   *
   * @returns what all discs are worth as they are
   */
  look(table: OpenState, seat: Seat): number {
    this.#table = table;
    this.#seat = seat;
    this.#ranks.look(table);
    const { holders, popularity } = table;
    const { first, second } = this.#ranks;
    let sum = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      this.#now[colour] = this.#discValue(holders[colour], popularity[colour], first[colour], second[colour]);
      sum += this.#now[colour];
    }
    return sum;
  }

  /** The covered card's artist. */
  whenCovered(pile: number, into: DiscAfter): void {
    const { tops } = this.#table;
    this.#when(COLOUR_OF[tops[pile]], ownerOf(pile), influenceWithout(tops, pile), into);
  }

  /** The played card's artist, on a pile with a card of another. */
  whenPlayed(card: Card, owner: Seat, into: DiscAfter): void {
    const colour = COLOUR_OF[card];
    this.#when(colour, owner, withCard(this.#ranks.own[owner * COLOUR_COUNT + colour], card), into);
  }

  /** The artist of both cards. */
  whenReplaced(card: Card, pile: number, into: DiscAfter): void {
    const rest = influenceWithout(this.#table.tops, pile);
    this.#when(COLOUR_OF[card], ownerOf(pile), withCard(rest, card), into);
  }

  /** What becomes of a disc when a seat's influence on its artist changes to this. */
  #when(colour: Colour, seat: Seat, own: number, into: DiscAfter): void {
    const { first, second, third, firstSeat, secondSeat } = this.#ranks;
    const holder = this.#table.holders[colour];
    const shown = this.#table.popularity[colour];
    const wasFirst = firstSeat[colour] === seat;
    const others = wasFirst ? second[colour] : first[colour];
    const leads = own > others;
    const leader = leads ? seat : wasFirst ? secondSeat[colour] : firstSeat[colour];
    into.holder = leader === NOBODY ? holder : leader;
    into.popularity = into.holder === holder || holder === NOBODY ? shown : NEXT_POPULARITY[shown];
    const rest = wasFirst || secondSeat[colour] === seat ? third[colour] : second[colour];
    const next = leads ? others : Math.max(own, rest);
    into.change = this.#discValue(into.holder, into.popularity, leads ? own : others, next) - this.#now[colour];
  }

  /** As `discValue` has it, by the two largest influences. */
  #discValue(holder: Seat, shown: number, first: number, second: number): number {
    if (holder === this.#seat) return this.#weights.lead * Math.min(SAFE_LEAD, (first >> 4) - (second >> 4));
    return this.#weights.prize * (holder === NOBODY ? shown : NEXT_POPULARITY[shown]);
  }
}
