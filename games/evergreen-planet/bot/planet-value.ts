import type { Seat } from '@grove/kernel';
import { BIOMES, ROUNDS, SIDES, SIZE, SPACES } from '../material/facts.ts';
import { applyTurnMove } from '../rules/effects.ts';
import { bitOf, count, halfOf, LOWER, UPPER } from '../rules/halves.ts';
import { BIG_TREES, BUD_POINTS, BUSHES, LAKES, SEAT_SIZE, SMALL_TREES, SPROUTS } from '../rules/layout.ts';
import { BUSH, DIG_LAKE, effectOf, GROW, isEffect, PLANT, spaceOf } from '../rules/move.ts';
import type { State } from '../rules/types.ts';
import type { ValueModel } from './value-model.ts';
import { BIG, columnOf, linesOf, rowOf, SMALL, SPROUT } from './lines.ts';
import { powersValue, plantValuesOf } from './plant-values.ts';
import { ForestValue, type ForestSnapshot } from './forest-value.ts';
import { totalOf } from '../rules/result.ts';

/** To come back to: the seat's part of the state and what was known of it. */
export interface PlanetSnapshot {
  readonly seat: number[];
  readonly lines: number[];
  readonly forest: ForestSnapshot;
  readonly value: number;
  readonly sprouts: number;
  readonly smalls: number;
  /** What each plant and each grow would add here, as far as that has been asked; NaN elsewhere. */
  readonly gains: number[] | undefined;
}

/** To copy from, which is several times faster than filling a new typed array. */
const NOT_ASKED: readonly number[] = Array.from({ length: 2 * SPACES }, () => Number.NaN);

/**
 * The value of one planet, kept up to date step by step (incremental evaluation). It says what a single effect would add
 * without carrying it out, and carries steps out on the state. Search asks this by the million: lines are looked up in
 * tables, and only what can join forests makes it look for the largest one again.
 */
export class PlanetValue {
  readonly state: State;
  readonly seat: Seat;
  readonly at: number;
  /** Expected points at the end of the game. */
  value: number;

  readonly model: ValueModel;
  readonly #round: number;
  readonly #rowValues: Float64Array;
  readonly #columnValues: Float64Array;
  readonly #plantValues: readonly (readonly number[])[];
  readonly #lines: number[];
  readonly #forest: ForestValue;
  #sprouts: number;
  #smalls: number;
  /** Those of the last snapshot, while the planet is as it was then. */
  #gains: number[] | undefined;

  constructor(model: ValueModel, state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.at = seat * SEAT_SIZE;
    this.model = model;
    this.#round = Math.min(state.round, ROUNDS - 1);
    const { rows, columns } = model.lines(SIDES.indexOf(state.options.sun));
    this.#rowValues = rows[this.#round];
    this.#columnValues = columns[this.#round];
    this.#plantValues = plantValuesOf(model, state, this.#round);
    this.#lines = linesOf(state.seats, this.at);
    this.#forest = new ForestValue(model, state, this.at, this.#round);
    this.#sprouts = this.#countOf(SPROUTS);
    this.#smalls = this.#countOf(SMALL_TREES);
    this.value = this.#wholeValue();
  }

  #wholeValue(): number {
    const { state, at } = this;
    const { sproutCrowd, smallCrowd, bush, lake } = this.model.byRound;
    const round = this.#round;
    let value = totalOf(state, this.seat) + powersValue(this.model, state, at, round) + this.#forest.value;
    for (let i = 0; i < SIZE; i++) {
      value += this.#rowValues[this.#lines[i]] + this.#columnValues[this.#lines[SIZE + i]];
    }
    for (let biome = 0; biome < BIOMES.length; biome++) {
      value += countIn(state, at + SPROUTS, biome) * this.#plantValues[SPROUT][biome];
      value += countIn(state, at + SMALL_TREES, biome) * this.#plantValues[SMALL][biome];
      value += countIn(state, at + BIG_TREES, biome) * this.#plantValues[BIG][biome];
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
    const { bush, lake } = this.model.byRound;
    if (effect === BUSH) return bush[this.#round] + this.#forest.gainOfPiece(space, BUSHES);
    return lake[this.#round] - this.#forest.valueOfRoom(space);
  }

  #gainOfPlant(space: number): number {
    const crowd = this.model.byRound.sproutCrowd[this.#round] * (2 * this.#sprouts + 1);
    return this.#plantValue(SPROUT, space) + this.#gainOfLines(space) + this.#forest.gainOfSprout(space) - crowd;
  }

  #gainOfSmall(space: number): number {
    const { sproutCrowd, smallCrowd } = this.model.byRound;
    const crowd = smallCrowd[this.#round] * (2 * this.#smalls + 1) - sproutCrowd[this.#round] * (2 * this.#sprouts - 1);
    const grown = this.#plantValue(SMALL, space) - this.#plantValue(SPROUT, space);
    return grown + this.#gainOfLines(space) + this.#forest.gainOfPiece(space, SMALL_TREES) - crowd;
  }

  #gainOfBig(space: number): number {
    const crowd = this.model.byRound.smallCrowd[this.#round] * (2 * this.#smalls - 1);
    return this.#plantValue(BIG, space) - this.#plantValue(SMALL, space) + this.#gainOfLines(space) + crowd;
  }

  #plantValue(stage: number, space: number): number {
    return this.#plantValues[stage][this.state.material.biomeOfSpace[space]];
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
    return this.#rowValues[newRow] - this.#rowValues[row] + this.#columnValues[newColumn] - this.#columnValues[column];
  }

  /** Carries out a step of the turn on the state. */
  apply(step: number): void {
    if (isEffect(step)) this.applyEffect(step, this.gain(step));
    else this.#begin(step);
  }

  /** The same for an effect of which is known what it adds. */
  applyEffect(step: number, gain: number): void {
    const space = spaceOf(step);
    const effect = effectOf(step);
    const wasSprout = this.#isSprout(space);
    this.value += gain;
    this.#gains = undefined;
    applyTurnMove(this.state, this.seat, step);
    if (effect === PLANT) this.#notePlant(space);
    else if (effect === DIG_LAKE) this.#forest.value -= this.#forest.valueOfRoom(space);
    else if (effect === BUSH) this.#forest.refresh();
    else this.#noteGrow(space, wasSprout);
  }

  #notePlant(space: number): void {
    this.#forest.value += this.#forest.gainOfSprout(space);
    this.#sprouts++;
    this.#grow(space);
  }

  #noteGrow(space: number, wasSprout: boolean): void {
    this.#grow(space);
    this.#sprouts -= Number(wasSprout);
    this.#smalls += wasSprout ? 1 : -1;
    if (wasSprout) this.#forest.refresh();
  }

  #grow(space: number): void {
    this.#lines[rowOf(space)] += 1 << (2 * columnOf(space));
    this.#lines[SIZE + columnOf(space)] += 1 << (2 * rowOf(space));
  }

  #begin(step: number): void {
    const { state, at } = this;
    const before = powersValue(this.model, state, at, this.#round) + state.seats[at + BUD_POINTS];
    applyTurnMove(state, this.seat, step);
    this.value += powersValue(this.model, state, at, this.#round) + state.seats[at + BUD_POINTS] - before;
  }

  /** `isBranching`: several ways go on from here, so that it pays to remember what each step would add. */
  snapshot(isBranching = false): PlanetSnapshot {
    this.#gains = isBranching ? NOT_ASKED.slice() : undefined;
    return {
      seat: this.state.seats.slice(this.at, this.at + SEAT_SIZE),
      lines: this.#lines.slice(),
      forest: this.#forest.snapshot(),
      value: this.value,
      sprouts: this.#sprouts,
      smalls: this.#smalls,
      gains: this.#gains,
    };
  }

  /** Makes the planet what it was. */
  restore(snapshot: PlanetSnapshot): void {
    const { seats } = this.state;
    for (let i = 0; i < SEAT_SIZE; i++) seats[this.at + i] = snapshot.seat[i];
    for (let i = 0; i < 2 * SIZE; i++) this.#lines[i] = snapshot.lines[i];
    this.#forest.restore(snapshot.forest);
    this.value = snapshot.value;
    this.#sprouts = snapshot.sprouts;
    this.#smalls = snapshot.smalls;
    this.#gains = snapshot.gains;
  }
}

function countIn({ seats, material }: State, pieces: number, biome: number): number {
  return (
    count(seats[pieces + UPPER] & material.land[biome * 2 + UPPER]) +
    count(seats[pieces + LOWER] & material.land[biome * 2 + LOWER])
  );
}
