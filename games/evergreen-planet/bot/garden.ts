import type { Seat } from '@grove/kernel';
import { BIOMES, ROUNDS, SIDES, SIZE, SPACES } from '../material/facts.ts';
import { applyTurnStep } from '../rules/effects.ts';
import { bitOf, count, halfOf, LOWER, UPPER } from '../rules/halves.ts';
import { BIG_TREES, BUD_POINTS, BUSHES, LAKES, SEAT_SIZE, SMALL_TREES, SPROUTS } from '../rules/layout.ts';
import { totalOf } from '../rules/scoring.ts';
import { BUSH, DIG_LAKE, effectOf, GROW, isEffect, PLANT, spaceOf } from '../rules/steps.ts';
import type { State } from '../rules/types.ts';
import type { Judge } from './judge.ts';
import { BIG, columnOf, linesOf, rowOf, SMALL, SPROUT } from './lines.ts';
import { powersWorth, pricesOf } from './prices.ts';
import { Woods, type WoodsMoment } from './woods.ts';

/** A moment to come back to: the seat's part of the state and what the garden knew of it. */
export interface Moment {
  readonly seat: number[];
  readonly lines: number[];
  readonly woods: WoodsMoment;
  readonly value: number;
  readonly sprouts: number;
  readonly smalls: number;
  /** What each plant and each grow would add here, as far as that has been asked; NaN elsewhere. */
  readonly gains: Float64Array | undefined;
}

/**
 * One planet under a judge's eyes. It knows what the planet is worth, says what a single effect would add without
 * carrying it out, and carries steps out on the state. Search asks these questions by the million, so the garden keeps
 * what it knows: lines are looked up, and only what can join forests makes it look for the largest one again.
 */
export class Garden {
  readonly state: State;
  readonly seat: Seat;
  readonly at: number;
  /** How good the planet looks now, in points at the end of the game. */
  value: number;

  readonly #judge: Judge;
  readonly #round: number;
  readonly #rowWorth: Float64Array;
  readonly #columnWorth: Float64Array;
  readonly #prices: readonly (readonly number[])[];
  readonly #lines: number[];
  readonly #woods: Woods;
  #sprouts: number;
  #smalls: number;
  /** Those of the moment at which the planet is, if it is at one. */
  #gains: Float64Array | undefined;

  constructor(judge: Judge, state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.at = seat * SEAT_SIZE;
    this.#judge = judge;
    this.#round = Math.min(state.round, ROUNDS - 1);
    const { rows, columns } = judge.lines(SIDES.indexOf(state.options.sun));
    this.#rowWorth = rows[this.#round];
    this.#columnWorth = columns[this.#round];
    this.#prices = pricesOf(judge, state, this.#round);
    this.#lines = linesOf(state.seats, this.at);
    this.#woods = new Woods(judge, state, this.at, this.#round);
    this.#sprouts = this.#countOf(SPROUTS);
    this.#smalls = this.#countOf(SMALL_TREES);
    this.value = this.#wholeValue();
  }

  #wholeValue(): number {
    const { state, at } = this;
    const { sproutCrowd, smallCrowd, bush, lake } = this.#judge.byRound;
    const round = this.#round;
    let value = totalOf(state, this.seat) + powersWorth(this.#judge, state, at, round) + this.#woods.worth;
    for (let i = 0; i < SIZE; i++) {
      value += this.#rowWorth[this.#lines[i]] + this.#columnWorth[this.#lines[SIZE + i]];
    }
    for (let biome = 0; biome < BIOMES.length; biome++) {
      value += countIn(state, at + SPROUTS, biome) * this.#prices[SPROUT][biome];
      value += countIn(state, at + SMALL_TREES, biome) * this.#prices[SMALL][biome];
      value += countIn(state, at + BIG_TREES, biome) * this.#prices[BIG][biome];
    }
    value -= sproutCrowd[round] * this.#sprouts ** 2 + smallCrowd[round] * this.#smalls ** 2;
    return value + bush[round] * this.#countOf(BUSHES) + lake[round] * this.#countOf(LAKES);
  }

  #countOf(pieces: number): number {
    const i = this.at + pieces;
    return count(this.state.seats[i + UPPER]) + count(this.state.seats[i + LOWER]);
  }

  /** What an effect would add to the value. */
  gain(step: number): number {
    const gains = this.#gains;
    if (gains === undefined || step >= BUSH) return this.#findGain(step);
    const known = gains[step - PLANT];
    return Number.isNaN(known) ? (gains[step - PLANT] = this.#findGain(step)) : known;
  }

  #findGain(step: number): number {
    const space = spaceOf(step);
    const effect = effectOf(step);
    if (effect === PLANT) return this.#gainOfPlant(space);
    if (effect === GROW) return this.#isSprout(space) ? this.#gainOfSmall(space) : this.#gainOfBig(space);
    const { bush, lake } = this.#judge.byRound;
    if (effect === BUSH) return bush[this.#round] + this.#woods.gainOfPiece(space, BUSHES);
    return lake[this.#round] - this.#woods.worthOfRoom(space);
  }

  #gainOfPlant(space: number): number {
    const crowd = this.#judge.byRound.sproutCrowd[this.#round] * (2 * this.#sprouts + 1);
    return this.#price(SPROUT, space) + this.#gainOfLines(space) + this.#woods.gainOfSprout(space) - crowd;
  }

  #gainOfSmall(space: number): number {
    const { sproutCrowd, smallCrowd } = this.#judge.byRound;
    const crowd = smallCrowd[this.#round] * (2 * this.#smalls + 1) - sproutCrowd[this.#round] * (2 * this.#sprouts - 1);
    const price = this.#price(SMALL, space) - this.#price(SPROUT, space);
    return price + this.#gainOfLines(space) + this.#woods.gainOfPiece(space, SMALL_TREES) - crowd;
  }

  #gainOfBig(space: number): number {
    const crowd = this.#judge.byRound.smallCrowd[this.#round] * (2 * this.#smalls - 1);
    return this.#price(BIG, space) - this.#price(SMALL, space) + this.#gainOfLines(space) + crowd;
  }

  #price(stage: number, space: number): number {
    return this.#prices[stage][this.state.material.biomeOfSpace[space]];
  }

  #isSprout(space: number): boolean {
    return (this.state.seats[this.at + SPROUTS + halfOf(space)] & bitOf(space)) !== 0;
  }

  /** The stages of lines.ts follow each other by one, so any growth is one more in the row and in the column. */
  #gainOfLines(space: number): number {
    const row = this.#lines[rowOf(space)];
    const column = this.#lines[SIZE + columnOf(space)];
    const newRow = row + (1 << (2 * columnOf(space)));
    const newColumn = column + (1 << (2 * rowOf(space)));
    return this.#rowWorth[newRow] - this.#rowWorth[row] + this.#columnWorth[newColumn] - this.#columnWorth[column];
  }

  /** Carries out a step of the turn and keeps count. */
  take(step: number): void {
    if (isEffect(step)) this.#takeEffect(step);
    else this.#begin(step);
  }

  #takeEffect(step: number): void {
    const space = spaceOf(step);
    const effect = effectOf(step);
    const wasSprout = this.#isSprout(space);
    this.value += this.gain(step);
    this.#gains = undefined;
    applyTurnStep(this.state, this.seat, step);
    if (effect === PLANT) this.#notePlant(space);
    else if (effect === DIG_LAKE) this.#woods.worth -= this.#woods.worthOfRoom(space);
    else if (effect === BUSH) this.#woods.look();
    else this.#noteGrow(space, wasSprout);
  }

  #notePlant(space: number): void {
    this.#woods.worth += this.#woods.gainOfSprout(space);
    this.#sprouts++;
    this.#grow(space);
  }

  #noteGrow(space: number, wasSprout: boolean): void {
    this.#grow(space);
    this.#sprouts -= Number(wasSprout);
    this.#smalls += wasSprout ? 1 : -1;
    if (wasSprout) this.#woods.look();
  }

  #grow(space: number): void {
    this.#lines[rowOf(space)] += 1 << (2 * columnOf(space));
    this.#lines[SIZE + columnOf(space)] += 1 << (2 * rowOf(space));
  }

  #begin(step: number): void {
    const { state, at } = this;
    const before = powersWorth(this.#judge, state, at, this.#round) + state.seats[at + BUD_POINTS];
    applyTurnStep(state, this.seat, step);
    this.value += powersWorth(this.#judge, state, at, this.#round) + state.seats[at + BUD_POINTS] - before;
  }

  /** `isCrossing`: several ways go on from here, so that it pays to remember what each step would add. */
  moment(isCrossing = false): Moment {
    this.#gains = isCrossing ? new Float64Array(2 * SPACES).fill(Number.NaN) : undefined;
    return {
      seat: this.state.seats.slice(this.at, this.at + SEAT_SIZE),
      lines: this.#lines.slice(),
      woods: this.#woods.moment(),
      value: this.value,
      sprouts: this.#sprouts,
      smalls: this.#smalls,
      gains: this.#gains,
    };
  }

  /** Makes the planet what it was at a moment. */
  back(moment: Moment): void {
    const { seats } = this.state;
    for (let i = 0; i < SEAT_SIZE; i++) seats[this.at + i] = moment.seat[i];
    for (let i = 0; i < 2 * SIZE; i++) this.#lines[i] = moment.lines[i];
    this.#woods.back(moment.woods);
    this.value = moment.value;
    this.#sprouts = moment.sprouts;
    this.#smalls = moment.smalls;
    this.#gains = moment.gains;
  }
}

function countIn({ seats, material }: State, pieces: number, biome: number): number {
  return (
    count(seats[pieces + UPPER] & material.land[biome * 2 + UPPER]) +
    count(seats[pieces + LOWER] & material.land[biome * 2 + LOWER])
  );
}
