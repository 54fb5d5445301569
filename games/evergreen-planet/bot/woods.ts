import { SEASONS } from '../material/facts.ts';
import { findForest } from '../rules/forest.ts';
import { bitOf, count, halfOf, LOWER, NEIGHBOURS, UPPER } from '../rules/halves.ts';
import { BIG_TREES, BUSHES, EMPTY, SMALL_TREES, SPROUTS } from '../rules/layout.ts';
import { seasonOf } from '../rules/round.ts';
import { emptySpaces } from '../rules/targets.ts';
import type { State } from '../rules/types.ts';
import { besideLower, besideUpper } from './beside.ts';
import type { Judge } from './judge.ts';

/** Where `findForest` writes the forest that it found. */
const mask = [0, 0];

/** A moment of the woods, to come back to. */
export interface WoodsMoment {
  readonly worth: number;
  readonly size: number;
  readonly besideUpper: number;
  readonly besideLower: number;
}

/** The largest forest of a planet (P7.3): what it is worth with the sprouts and the room beside it. */
export class Woods {
  /** Of the forest and of all that lies beside it. */
  worth = 0;

  readonly #state: State;
  readonly #at: number;
  /** What a piece of the forest is worth, a sprout beside it and an empty space beside it. */
  readonly #piece: number;
  readonly #sprout: number;
  readonly #empty: number;
  #size = 0;
  #besideUpper = 0;
  #besideLower = 0;

  constructor({ byRound }: Judge, state: State, at: number, round: number) {
    this.#state = state;
    this.#at = at;
    this.#piece = byRound.forest[round] * (SEASONS.length - seasonOf(round));
    this.#sprout = byRound.sproutBeside[round];
    this.#empty = byRound.emptyBeside[round];
    this.look();
  }

  /** Finds the forest anew, after a piece has come that can belong to it. */
  look(): void {
    this.worth = this.#findWorth();
    this.#size = count(mask[UPPER]) + count(mask[LOWER]);
    this.#besideUpper = besideUpper(mask[UPPER], mask[LOWER]);
    this.#besideLower = besideLower(mask[UPPER], mask[LOWER]);
  }

  #findWorth(): number {
    const { seats } = this.#state;
    const at = this.#at;
    const size = findForest(seats, at, mask);
    const upper = besideUpper(mask[UPPER], mask[LOWER]);
    const lower = besideLower(mask[UPPER], mask[LOWER]);
    const sprouts = count(upper & seats[at + SPROUTS + UPPER]) + count(lower & seats[at + SPROUTS + LOWER]);
    const empty =
      count(upper & emptySpaces(this.#state, at, UPPER)) + count(lower & emptySpaces(this.#state, at, LOWER));
    return size * this.#piece + sprouts * this.#sprout + empty * this.#empty;
  }

  /** What a sprout on an empty space adds. */
  gainOfSprout(space: number): number {
    return this.#isBeside(space) ? this.#sprout - this.#empty : 0;
  }

  /** What an empty space is worth. */
  worthOfRoom(space: number): number {
    return this.#isBeside(space) ? this.#empty : 0;
  }

  #isBeside(space: number): boolean {
    return ((halfOf(space) === UPPER ? this.#besideUpper : this.#besideLower) & bitOf(space)) !== 0;
  }

  /**
   * What a piece of these (SMALL_TREES or BUSHES) on a space adds, found by putting it there for a moment. One that
   * touches no other makes no larger forest.
   */
  gainOfPiece(space: number, pieces: number): number {
    if (this.#size > 1 && !this.#touches(space)) return 0;
    const { seats } = this.#state;
    const sprout = this.#at + SPROUTS + halfOf(space);
    const empty = this.#at + EMPTY + halfOf(space);
    const piece = this.#at + pieces + halfOf(space);
    const wasSprout = seats[sprout];
    const wasEmpty = seats[empty];
    seats[sprout] &= ~bitOf(space);
    seats[empty] &= ~bitOf(space);
    seats[piece] |= bitOf(space);
    const gain = this.#findWorth() - this.worth;
    seats[sprout] = wasSprout;
    seats[empty] = wasEmpty;
    seats[piece] &= ~bitOf(space);
    return gain;
  }

  #touches(space: number): boolean {
    const { seats } = this.#state;
    for (let half = UPPER; half <= LOWER; half++) {
      const i = this.#at + half;
      const pieces = seats[i + SMALL_TREES] | seats[i + BIG_TREES] | seats[i + BUSHES];
      if (pieces & NEIGHBOURS[space * 2 + half]) return true;
    }
    return false;
  }

  moment(): WoodsMoment {
    return {
      worth: this.worth,
      size: this.#size,
      besideUpper: this.#besideUpper,
      besideLower: this.#besideLower,
    };
  }

  back(moment: WoodsMoment): void {
    this.worth = moment.worth;
    this.#size = moment.size;
    this.#besideUpper = moment.besideUpper;
    this.#besideLower = moment.besideLower;
  }
}
