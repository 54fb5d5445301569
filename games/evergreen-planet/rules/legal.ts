import { type Seat, seatBit, seatsIn } from '@grove/kernel';
import { CHOOSE_ACTION, DONE, effectOf, isPower, isTake, PLANT, spaceOf, TAKE, USE_POWER, isMove } from './move.ts';
import { bitOf, HALF_SPACES, halfOf, LOWER, lowest, UPPER } from './halves.ts';
import { ACTION, ACTIONS, NO_ACTION, POWER_USED, RIVER, SEAT_SIZE, TAKERS } from './layout.ts';
import { effectsUnderWay, powerOf, targets } from './targets.ts';
import { ACTING, DRAFTING, type State } from './types.ts';

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

function takes(state: State): number[] {
  const list: number[] = [];
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[TAKERS + place] === 0) list.push(TAKE + state.cards[RIVER + place]);
  }
  return list;
}

function turnMoves(state: State, at: number): number[] {
  const list: number[] = [];
  if (state.seats[at + ACTION] === NO_ACTION) {
    for (let action = 0; action < ACTIONS.length; action++) list.push(CHOOSE_ACTION + action);
  } else {
    list.push(DONE);
  }
  if (state.seats[at + POWER_USED] === 0) list.push(USE_POWER + powerOf(state, at));
  const effects = effectsUnderWay(state, at);
  for (let i = 0; i < effects.length; i++) pushEffects(list, state, at, effects[i]);
  return list;
}

function pushEffects(list: number[], state: State, at: number, effect: number): void {
  for (let rest = targets(state, at, effect, UPPER); rest !== 0; rest &= rest - 1) list.push(effect + lowest(rest));
  for (let rest = targets(state, at, effect, LOWER); rest !== 0; rest &= rest - 1) {
    list.push(effect + HALF_SPACES + lowest(rest));
  }
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
