import type { Seat } from '@grove/kernel';
import { BIOMES, POWERS, ROUNDS, SEASONS, SIDES, SIZE, SPACES } from '../material/facts.ts';
import { applyTurnStep } from '../rules/effects.ts';
import { findForest } from '../rules/forest.ts';
import { bitOf, count, halfOf, HALF_SPACES, LOWER, lowest, NEIGHBOURS, UPPER } from '../rules/halves.ts';
import {
  BIG_TREES,
  BUD_POINTS,
  BUSHES,
  EMPTY,
  LAKES,
  MARKERS,
  SEAT_SIZE,
  SMALL_TREES,
  SPROUTS,
} from '../rules/layout.ts';
import { seasonOf } from '../rules/round.ts';
import { totalOf } from '../rules/scoring.ts';
import { BUSH, DIG_LAKE, effectOf, GROW, isEffect, PLANT, spaceOf } from '../rules/steps.ts';
import { emptySpaces } from '../rules/targets.ts';
import type { State } from '../rules/types.ts';
import { besideLower, besideUpper } from './beside.ts';
import { expectCards, expectIcons } from './icons.ts';
import type { Judge } from './judge.ts';
import { BIG, SMALL, SPROUT } from './lines.ts';

/** A moment to come back to: the seat's part of the state and what the garden knew of it. */
export interface Moment {
  readonly seat: number[];
  readonly lines: number[];
  readonly value: number;
  readonly forestSize: number;
  readonly forest: number;
  readonly sprouts: number;
  readonly smalls: number;
  readonly besideUpper: number;
  readonly besideLower: number;
  /** What each plant and each grow would add here, as far as that has been asked; NaN elsewhere. */
  readonly gains: Float64Array | undefined;
}

const mask = [0, 0];

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
  value = 0;

  readonly #judge: Judge;
  readonly #round: number;
  readonly #seasonsLeft: number;
  readonly #rowWorth: Float64Array;
  readonly #columnWorth: Float64Array;
  /** What a plant is worth by biome, one list per stage of lines.ts. */
  readonly #prices: readonly (readonly number[])[];
  /** Rows, then columns. */
  readonly #lines: number[];
  /** The pieces of the largest forest, what it is worth with all that lies beside it, and where that is. */
  #forestSize = 0;
  #forest = 0;
  #besideUpper = 0;
  #besideLower = 0;
  #sprouts = 0;
  #smalls = 0;
  /** Those of the moment at which the planet is, if it is at one. */
  #gains: Float64Array | undefined;

  constructor(judge: Judge, state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.at = seat * SEAT_SIZE;
    this.#judge = judge;
    this.#round = Math.min(state.round, ROUNDS - 1);
    this.#seasonsLeft = SEASONS.length - seasonOf(state.round);
    const { rows, columns } = judge.lines(SIDES.indexOf(state.options.sun));
    this.#rowWorth = rows[this.#round];
    this.#columnWorth = columns[this.#round];
    this.#prices = this.#makePrices();
    this.#lines = this.#makeLines();
    this.value = this.#wholeValue();
  }

  #makePrices(): number[][] {
    const { byRound, weights } = this.#judge;
    const round = this.#round;
    const icons = expectIcons(this.state, weights);
    const cards = expectCards(this.state);
    const { sprout, sproutIcon, sproutCards, small, smallIcon, smallCards, big, bigIcon } = byRound;
    return [
      [],
      icons.map((icon, i) => sprout[round] + sproutIcon[round] * icon + sproutCards[round] * cards[i]),
      icons.map((icon, i) => small[round] + smallIcon[round] * icon + smallCards[round] * cards[i]),
      icons.map((icon) => big[round] + bigIcon[round] * icon),
    ];
  }

  #makeLines(): number[] {
    const lines = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let half = UPPER; half <= LOWER; half++) {
      this.#noteStage(lines, half, SPROUTS, SPROUT);
      this.#noteStage(lines, half, SMALL_TREES, SMALL);
      this.#noteStage(lines, half, BIG_TREES, BIG);
    }
    return lines;
  }

  #noteStage(lines: number[], half: number, pieces: number, stage: number): void {
    for (let rest = this.state.seats[this.at + pieces + half]; rest !== 0; rest &= rest - 1) {
      const space = lowest(rest) + half * HALF_SPACES;
      lines[rowOf(space)] |= stage << (2 * columnOf(space));
      lines[SIZE + columnOf(space)] |= stage << (2 * rowOf(space));
    }
  }

  #wholeValue(): number {
    const { state, at } = this;
    const { byRound } = this.#judge;
    this.#sprouts = this.#countOf(SPROUTS);
    this.#smalls = this.#countOf(SMALL_TREES);
    let value = totalOf(state, this.seat) + this.#powersWorth();
    for (let i = 0; i < SIZE; i++) {
      value += this.#rowWorth[this.#lines[i]] + this.#columnWorth[this.#lines[SIZE + i]];
    }
    for (let biome = 0; biome < BIOMES.length; biome++) {
      value += countIn(state, at + SPROUTS, biome) * this.#prices[SPROUT][biome];
      value += countIn(state, at + SMALL_TREES, biome) * this.#prices[SMALL][biome];
      value += countIn(state, at + BIG_TREES, biome) * this.#prices[BIG][biome];
    }
    value -=
      byRound.sproutCrowd[this.#round] * this.#sprouts ** 2 + byRound.smallCrowd[this.#round] * this.#smalls ** 2;
    value += byRound.bush[this.#round] * this.#countOf(BUSHES) + byRound.lake[this.#round] * this.#countOf(LAKES);
    this.#noteForest();
    return value + this.#forest;
  }

  #countOf(pieces: number): number {
    const i = this.at + pieces;
    return count(this.state.seats[i + UPPER]) + count(this.state.seats[i + LOWER]);
  }

  /** Remembers what the largest forest and the spaces beside it are worth. */
  #noteForest(): void {
    this.#forest = this.#forestWorth();
    this.#forestSize = count(mask[UPPER]) + count(mask[LOWER]);
    this.#besideUpper = besideUpper(mask[UPPER], mask[LOWER]);
    this.#besideLower = besideLower(mask[UPPER], mask[LOWER]);
  }

  #forestWorth(): number {
    const { state, at } = this;
    const { byRound } = this.#judge;
    const size = findForest(state.seats, at, mask);
    const upper = besideUpper(mask[UPPER], mask[LOWER]);
    const lower = besideLower(mask[UPPER], mask[LOWER]);
    const sprouts = count(upper & state.seats[at + SPROUTS]) + count(lower & state.seats[at + SPROUTS + LOWER]);
    const empty = count(upper & emptySpaces(state, at, UPPER)) + count(lower & emptySpaces(state, at, LOWER));
    return (
      size * this.#seasonsLeft * byRound.forest[this.#round] +
      sprouts * byRound.sproutBeside[this.#round] +
      empty * byRound.emptyBeside[this.#round]
    );
  }

  /** The strength that every power will have when it is used next. */
  #powersWorth(): number {
    const { material, seats } = this.state;
    const { powers } = this.#judge.weights;
    let worth = 0;
    for (let power = 0; power < POWERS.length; power++) {
      const track = material.tracks[power];
      worth += powers[power] * track[Math.min(seats[this.at + MARKERS + power] + 1, track.length - 1)];
    }
    return worth * (ROUNDS - 1 - this.#round);
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
    const { byRound } = this.#judge;
    if (effect === BUSH) return byRound.bush[this.#round] + this.#gainOfForest(space, BUSHES);
    return byRound.lake[this.#round] - this.#worthOfEmpty(space);
  }

  #gainOfPlant(space: number): number {
    const crowd = this.#judge.byRound.sproutCrowd[this.#round] * (2 * this.#sprouts + 1);
    return this.#price(SPROUT, space) + this.#gainOfLines(space) + this.#gainBeside(space) - crowd;
  }

  /** What an empty space is worth because it lies beside the forest, and what a sprout there adds. */
  #worthOfEmpty(space: number): number {
    return this.#isBeside(space) ? this.#judge.byRound.emptyBeside[this.#round] : 0;
  }

  #gainBeside(space: number): number {
    const { sproutBeside, emptyBeside } = this.#judge.byRound;
    return this.#isBeside(space) ? sproutBeside[this.#round] - emptyBeside[this.#round] : 0;
  }

  #gainOfSmall(space: number): number {
    const { sproutCrowd, smallCrowd } = this.#judge.byRound;
    const crowd = smallCrowd[this.#round] * (2 * this.#smalls + 1) - sproutCrowd[this.#round] * (2 * this.#sprouts - 1);
    const price = this.#price(SMALL, space) - this.#price(SPROUT, space);
    return price + this.#gainOfLines(space) + this.#gainOfForest(space, SMALL_TREES) - crowd;
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

  #isBeside(space: number): boolean {
    return ((halfOf(space) === UPPER ? this.#besideUpper : this.#besideLower) & bitOf(space)) !== 0;
  }

  /** The stages of lines.ts follow each other by one, so any growth is one more in the row and in the column. */
  #gainOfLines(space: number): number {
    const row = this.#lines[rowOf(space)];
    const column = this.#lines[SIZE + columnOf(space)];
    const newRow = row + (1 << (2 * columnOf(space)));
    const newColumn = column + (1 << (2 * rowOf(space)));
    return this.#rowWorth[newRow] - this.#rowWorth[row] + this.#columnWorth[newColumn] - this.#columnWorth[column];
  }

  /**
   * What it adds to put a piece of a forest on a space, found by putting it there for a moment. A piece that touches no
   * other makes no larger forest.
   */
  #gainOfForest(space: number, pieces: number): number {
    const { seats } = this.state;
    if (this.#forestSize > 1 && !this.#touchesForest(space)) return 0;
    const sprout = this.at + SPROUTS + halfOf(space);
    const piece = this.at + pieces + halfOf(space);
    const empty = this.at + EMPTY + halfOf(space);
    const wasSprout = seats[sprout];
    const wasEmpty = seats[empty];
    seats[sprout] &= ~bitOf(space);
    seats[empty] &= ~bitOf(space);
    seats[piece] |= bitOf(space);
    const gain = this.#forestWorth() - this.#forest;
    seats[sprout] = wasSprout;
    seats[empty] = wasEmpty;
    seats[piece] &= ~bitOf(space);
    return gain;
  }

  #touchesForest(space: number): boolean {
    const { seats } = this.state;
    for (let half = UPPER; half <= LOWER; half++) {
      const i = this.at + half;
      const pieces = seats[i + SMALL_TREES] | seats[i + BIG_TREES] | seats[i + BUSHES];
      if (pieces & NEIGHBOURS[space * 2 + half]) return true;
    }
    return false;
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
    else if (effect === DIG_LAKE) this.#forest -= this.#worthOfEmpty(space);
    else if (effect === BUSH) this.#noteForest();
    else this.#noteGrow(space, wasSprout);
  }

  #notePlant(space: number): void {
    this.#forest += this.#gainBeside(space);
    this.#sprouts++;
    this.#grow(space);
  }

  #noteGrow(space: number, wasSprout: boolean): void {
    this.#grow(space);
    this.#sprouts -= Number(wasSprout);
    this.#smalls += wasSprout ? 1 : -1;
    if (wasSprout) this.#noteForest();
  }

  #grow(space: number): void {
    this.#lines[rowOf(space)] += 1 << (2 * columnOf(space));
    this.#lines[SIZE + columnOf(space)] += 1 << (2 * rowOf(space));
  }

  #begin(step: number): void {
    const { seats } = this.state;
    const before = this.#powersWorth() + seats[this.at + BUD_POINTS];
    applyTurnStep(this.state, this.seat, step);
    this.value += this.#powersWorth() + seats[this.at + BUD_POINTS] - before;
  }

  /** `isCrossing`: several ways go on from here, so that it pays to remember what each step would add. */
  moment(isCrossing = false): Moment {
    this.#gains = isCrossing ? new Float64Array(2 * SPACES).fill(Number.NaN) : undefined;
    return {
      seat: this.state.seats.slice(this.at, this.at + SEAT_SIZE),
      lines: this.#lines.slice(),
      value: this.value,
      forestSize: this.#forestSize,
      forest: this.#forest,
      sprouts: this.#sprouts,
      smalls: this.#smalls,
      besideUpper: this.#besideUpper,
      besideLower: this.#besideLower,
      gains: this.#gains,
    };
  }

  /** Makes the planet what it was at a moment. */
  back(moment: Moment): void {
    const { seats } = this.state;
    for (let i = 0; i < SEAT_SIZE; i++) seats[this.at + i] = moment.seat[i];
    for (let i = 0; i < 2 * SIZE; i++) this.#lines[i] = moment.lines[i];
    this.value = moment.value;
    this.#forestSize = moment.forestSize;
    this.#forest = moment.forest;
    this.#sprouts = moment.sprouts;
    this.#smalls = moment.smalls;
    this.#besideUpper = moment.besideUpper;
    this.#besideLower = moment.besideLower;
    this.#gains = moment.gains;
  }
}

const rowOf = (space: number): number => (space / SIZE) | 0;
const columnOf = (space: number): number => space % SIZE;

function countIn({ seats, material }: State, pieces: number, biome: number): number {
  return (
    count(seats[pieces + UPPER] & material.land[biome * 2 + UPPER]) +
    count(seats[pieces + LOWER] & material.land[biome * 2 + LOWER])
  );
}
