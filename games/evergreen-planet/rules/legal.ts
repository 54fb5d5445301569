import { type Seat, seatBit, seatsIn } from '@grove/kernel';
import { CHOOSE_ACTION, DONE, effectOf, isPower, isTake, PLANT, spaceOf, STEPS, TAKE, USE_POWER } from './steps.ts';
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
  return state.phase === DRAFTING ? takes(state) : turnSteps(state, seat * SEAT_SIZE);
}

function takes(state: State): number[] {
  const steps: number[] = [];
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[TAKERS + place] === 0) steps.push(TAKE + state.cards[RIVER + place]);
  }
  return steps;
}

function turnSteps(state: State, at: number): number[] {
  const steps: number[] = [];
  if (state.seats[at + ACTION] === NO_ACTION) {
    for (let action = 0; action < ACTIONS.length; action++) steps.push(CHOOSE_ACTION + action);
  } else {
    steps.push(DONE);
  }
  if (state.seats[at + POWER_USED] === 0) steps.push(USE_POWER + powerOf(state, at));
  const effects = effectsUnderWay(state, at);
  for (let i = 0; i < effects.length; i++) pushEffects(steps, state, at, effects[i]);
  return steps;
}

function pushEffects(steps: number[], state: State, at: number, effect: number): void {
  for (let rest = targets(state, at, effect, UPPER); rest !== 0; rest &= rest - 1) steps.push(effect + lowest(rest));
  for (let rest = targets(state, at, effect, LOWER); rest !== 0; rest &= rest - 1) {
    steps.push(effect + HALF_SPACES + lowest(rest));
  }
}

/** Whether a step is among `moves`, found without making the list. */
export function isLegal(state: State, seat: Seat, step: number): boolean {
  if (!isWaitedFor(state, seat) || !isStep(step)) return false;
  if (state.phase === DRAFTING) return isTake(step) && placeInRiver(state, step - TAKE) >= 0;
  const at = seat * SEAT_SIZE;
  if (step >= PLANT) {
    const space = spaceOf(step);
    return (targets(state, at, effectOf(step), halfOf(space)) & bitOf(space)) !== 0;
  }
  if (step === DONE) return state.seats[at + ACTION] !== NO_ACTION;
  if (isPower(step)) return state.seats[at + POWER_USED] === 0 && step - USE_POWER === powerOf(state, at);
  return !isTake(step) && state.seats[at + ACTION] === NO_ACTION;
}

export const isStep = (step: number): boolean => Number.isInteger(step) && step >= 0 && step < STEPS;

/** Where a card lies in the river, if nobody has taken it; else -1. */
export function placeInRiver(state: State, card: number): number {
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[RIVER + place] === card && state.cards[TAKERS + place] === 0) return place;
  }
  return -1;
}
