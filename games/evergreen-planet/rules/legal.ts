import { type Chance, type Seat, seatBit, seatsIn } from '@grove/kernel';
import { POWERS } from '../material/facts.ts';
import * as moveNumbers from './move.ts';
import { effectOf, isMove, isPower, isTake, spaceOf } from './move.ts';
import * as halves from './halves.ts';
import { bitOf, count, halfOf, lowest } from './halves.ts';
import * as layout from './layout.ts';
import { effectsUnderWay, powerOf, targets } from './targets.ts';
import * as phases from './types.ts';
import type { State } from './types.ts';

const { CHOOSE_ACTION, DONE, PLANT, TAKE, USE_POWER } = moveNumbers;
const { HALF_SPACES, LOWER, UPPER } = halves;
const { ACTION, ACTIONS, NO_ACTION, POWER_USED, RIVER, SEAT_SIZE, TAKERS } = layout;
const { ACTING, DRAFTING } = phases;

/** The set of seats that may move now. The virtual opponent is never waited for: it moves by itself. */
function waitingSet(state: State): number {
  if (state.phase === DRAFTING) return seatBit(state.picker);
  return state.phase === ACTING ? state.acting : 0;
}

export const waitingFor = (state: State): readonly Seat[] => seatsIn(waitingSet(state));

export const isSeat = (state: State, seat: Seat): boolean => seat >>> 0 === seat && seat < state.players;

export const isWaitedFor = (state: State, seat: Seat): boolean =>
  isSeat(state, seat) && (waitingSet(state) & seatBit(seat)) !== 0;

export function moves(state: State, seat: Seat): number[] {
  if (!isWaitedFor(state, seat)) return [];
  return state.phase === DRAFTING ? takes(state) : turnMoves(state, seat * SEAT_SIZE);
}

/** One of `moves`, found by counting. */
export function randomMove(state: State, seat: Seat, choice: Chance): number {
  return state.phase === DRAFTING ? randomTake(state, choice) : randomTurnMove(state, seat * SEAT_SIZE, choice);
}

function takes(state: State): number[] {
  const list: number[] = [];
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[TAKERS + place] === 0) list.push(TAKE + state.cards[RIVER + place]);
  }
  return list;
}

function randomTake(state: State, choice: Chance): number {
  const { cards, riverSize } = state;
  let left = 0;
  for (let place = 0; place < riverSize; place++) if (cards[TAKERS + place] === 0) left++;
  let rest = choice.pick(left);
  let place = 0;
  while (cards[TAKERS + place] !== 0 || rest-- > 0) place++;
  return TAKE + cards[RIVER + place];
}

/** How a turn can go on apart from effects, by whether an action has been chosen and which power can be used, if any. */
const NO_POWER = POWERS.length;
const withPowers = (first: readonly number[]): readonly (readonly number[])[] =>
  POWERS.map((_, power) => first.concat(USE_POWER + power)).concat([first.slice()]);
const BEGINNINGS = [withPowers(ACTIONS.map((_, action) => CHOOSE_ACTION + action)), withPowers([DONE])];

function beginningsOf(state: State, at: number): readonly number[] {
  const power = state.seats[at + POWER_USED] === 0 ? powerOf(state, at) : NO_POWER;
  return BEGINNINGS[state.seats[at + ACTION] === NO_ACTION ? 0 : 1][power];
}

/** Where `findTargets` writes its answer: two halves for each effect under way, of which there are at most two. */
const found = [0, 0, 0, 0];

/** Finds the spaces of the effects that a turn can go on with, and says how many there are in all. */
function findTargets(state: State, at: number, effects: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < effects.length; i++) {
    const upper = targets(state, at, effects[i], UPPER);
    const lower = targets(state, at, effects[i], LOWER);
    found[2 * i + UPPER] = upper;
    found[2 * i + LOWER] = lower;
    total += count(upper) + count(lower);
  }
  return total;
}

function turnMoves(state: State, at: number): number[] {
  const list = beginningsOf(state, at).slice();
  const effects = effectsUnderWay(state, at);
  findTargets(state, at, effects);
  for (let i = 0; i < effects.length; i++) {
    for (let rest = found[2 * i + UPPER]; rest !== 0; rest &= rest - 1) list.push(effects[i] + lowest(rest));
    for (let rest = found[2 * i + LOWER]; rest !== 0; rest &= rest - 1) {
      list.push(effects[i] + HALF_SPACES + lowest(rest));
    }
  }
  return list;
}

function randomTurnMove(state: State, at: number, choice: Chance): number {
  const beginnings = beginningsOf(state, at);
  const effects = effectsUnderWay(state, at);
  let place = choice.pick(beginnings.length + findTargets(state, at, effects));
  if (place < beginnings.length) return beginnings[place];
  place -= beginnings.length;
  let half = 0;
  for (let size = count(found[0]); place >= size; size = count(found[half])) {
    place -= size;
    half++;
  }
  let rest = found[half];
  while (place-- > 0) rest &= rest - 1;
  return effects[half >> 1] + (half & 1) * HALF_SPACES + lowest(rest);
}

/** Whether a move is among `moves`, found without making the list. */
export function isLegal(state: State, seat: Seat, move: number): boolean {
  if (!isWaitedFor(state, seat) || !isMove(move)) return false;
  if (state.phase === DRAFTING) return isTake(move) && placeInRiver(state, move - TAKE) >= 0;
  const at = seat * SEAT_SIZE;
  if (move >= PLANT) {
    const space = spaceOf(move);
    return (targets(state, at, effectOf(move), halfOf(space)) & bitOf(space)) !== 0;
  }
  if (move === DONE) return state.seats[at + ACTION] !== NO_ACTION;
  if (isPower(move)) return state.seats[at + POWER_USED] === 0 && move - USE_POWER === powerOf(state, at);
  return !isTake(move) && state.seats[at + ACTION] === NO_ACTION;
}

/** Where a card lies in the river, if nobody has taken it; else -1. */
export function placeInRiver(state: State, card: number): number {
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[RIVER + place] === card && state.cards[TAKERS + place] === 0) return place;
  }
  return -1;
}
