import { SEASONS } from '../material/facts.ts';
import { findForest } from '../rules/forest.ts';
import { besideLower, besideUpper, bitOf, count, halfOf, LOWER, NEIGHBOURS, UPPER } from '../rules/halves.ts';
import { BIG_TREES, BUSHES, EMPTY, SMALL_TREES, SPROUTS } from '../rules/layout.ts';
import { seasonOf } from '../rules/round.ts';
import { emptySpaces } from '../rules/targets.ts';
import type { State } from '../rules/types.ts';
import type { ValueModel } from './value-model.ts';

/** To come back to. */
export interface ForestSnapshot {
  readonly value: number;
  readonly size: number;
  readonly besideUpper: number;
  readonly besideLower: number;
}

/** The value of a planet's largest forest (P7.3) with the sprouts and the room beside it, kept up to date. */
export class ForestValue {
  /** Of the forest and of all that lies beside it. */
  value = 0;

  readonly #state: State;
  readonly #at: number;
  /** Where `findForest` writes the forest that it found: upper half, lower half. */
  readonly #mask = [0, 0];
  /** What a piece of the forest is worth, a sprout beside it and an empty space beside it. */
  readonly #piece: number;
  readonly #sprout: number;
  readonly #empty: number;
  #size = 0;
  #besideUpper = 0;
  #besideLower = 0;

  constructor({ byRound }: ValueModel, state: State, at: number, round: number) {
    this.#state = state;
    this.#at = at;
    this.#piece = byRound.forest[round] * (SEASONS.length - seasonOf(round));
    this.#sprout = byRound.sproutBeside[round];
    this.#empty = byRound.emptyBeside[round];
    this.refresh();
  }

  /** Of the forest alone. */
  get valueOfPieces(): number {
    return this.#size * this.#piece;
  }

  /** Finds the forest anew, after a piece has come that can belong to it. */
  refresh(): void {
    const mask = this.#mask;
    this.value = this.#findValue();
    this.#size = count(mask[UPPER]) + count(mask[LOWER]);
    this.#besideUpper = besideUpper(mask[UPPER], mask[LOWER]);
    this.#besideLower = besideLower(mask[UPPER], mask[LOWER]);
  }

  /** Finds the forest, which is then in the mask. */
  #findValue(): number {
    const mask = this.#mask;
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
  valueOfRoom(space: number): number {
    return this.#isBeside(space) ? this.#empty : 0;
  }

  #isBeside(space: number): boolean {
    return ((halfOf(space) === UPPER ? this.#besideUpper : this.#besideLower) & bitOf(space)) !== 0;
  }

  /**
   * What a piece of these (SMALL_TREES or BUSHES) on a space adds, found by putting it there and taking it away again. One
   * that touches no other makes no larger forest.
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
    const gain = this.#findValue() - this.value;
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

  snapshot(): ForestSnapshot {
    return {
      value: this.value,
      size: this.#size,
      besideUpper: this.#besideUpper,
      besideLower: this.#besideLower,
    };
  }

  restore(snapshot: ForestSnapshot): void {
    this.value = snapshot.value;
    this.#size = snapshot.size;
    this.#besideUpper = snapshot.besideUpper;
    this.#besideLower = snapshot.besideLower;
  }
}
