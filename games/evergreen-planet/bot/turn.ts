import type { Seat } from '@grove/kernel';
import { HALF_SPACES, LOWER, lowest, NEIGHBOURS, UPPER } from '../rules/halves.ts';
import {
  ACTION,
  ACTIONS,
  IN_ACTION,
  LAKE_GROWS,
  NO_ACTION,
  NO_PART,
  PART,
  POWER_LEFT,
  POWER_USED,
} from '../rules/layout.ts';
import { BUSH, CHOOSE_ACTION, DIG_LAKE, GROW, PLANT, USE_POWER } from '../rules/steps.ts';
import { BIG_POWER, BUD_POWER, BUSH_POWER, growingPieces, powerOf, targets } from '../rules/targets.ts';
import type { State } from '../rules/types.ts';
import { Garden } from './garden.ts';
import type { Judge } from './judge.ts';

/** The rest of a turn: the steps still to be made, `done` not among them, and how good the planet looks then. */
export interface Plan {
  readonly steps: readonly number[];
  readonly value: number;
}

/**
 * The best way found to finish a turn. Every order of the parts that are still open is tried: action before power,
 * power before action, action alone; inside a part the effects are chosen one by one, each time the best. (Widening
 * that search gains little: the parts matter, not the order of effects.) The state is left as it was.
 */
export function planTurn(judge: Judge, state: State, seat: Seat): Plan {
  const garden = new Garden(judge, state, seat);
  const start = garden.moment();
  const best = { steps: [] as number[], value: -Infinity };
  const path: number[] = [];
  fillPart(garden, path);
  tryOpenings(garden, path, best);
  garden.back(start);
  return best;
}

/** Compares the turn as it stands with the best, then begins every part that is still open. */
function tryOpenings(garden: Garden, path: number[], best: { steps: number[]; value: number }): void {
  if (garden.state.seats[garden.at + ACTION] !== NO_ACTION && garden.value > best.value) {
    best.value = garden.value;
    best.steps = path.slice();
  }
  const openings = openingsOf(garden.state, garden.at);
  if (openings.length === 0) return;
  const here = garden.moment(openings.length > 1);
  const length = path.length;
  for (const opening of openings) {
    garden.take(opening);
    path.push(opening);
    fillPart(garden, path);
    tryOpenings(garden, path, best);
    path.length = length;
    garden.back(here);
  }
}

/** Powers with nothing to gain from coming first: what they do, the action could not build on. */
const WAITING_POWERS = new Set([BIG_POWER, BUSH_POWER, BUD_POWER]);

/** The parts of the turn not begun yet. */
export function openingsOf(state: State, at: number): number[] {
  const openings: number[] = [];
  const needsAction = state.seats[at + ACTION] === NO_ACTION;
  if (needsAction) for (let action = 0; action < ACTIONS.length; action++) openings.push(CHOOSE_ACTION + action);
  const power = powerOf(state, at);
  const waits = needsAction && WAITING_POWERS.has(power);
  if (state.seats[at + POWER_USED] === 0 && !waits) openings.push(USE_POWER + power);
  return openings;
}

/** Carries out the effects of the part that is under way, the best first, as long as they help. */
function fillPart(garden: Garden, path: number[]): void {
  for (;;) {
    const step = bestEffect(garden);
    if (step < 0) return;
    garden.take(step);
    path.push(step);
  }
}

let bestStep = -1;
let bestGain = 0;

/** The effect that adds most, or -1 when none adds anything. */
function bestEffect(garden: Garden): number {
  const { seats } = garden.state;
  bestStep = -1;
  bestGain = 0;
  if (seats[garden.at + PART] === NO_PART) return -1;
  weigh(garden, PLANT);
  weigh(garden, GROW);
  if (seats[garden.at + PART] === IN_ACTION) return bestStep;
  weigh(garden, BUSH);
  if (seats[garden.at + POWER_LEFT] > 0) weighLakes(garden);
  return bestStep;
}

function weigh(garden: Garden, effect: number): void {
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = targets(garden.state, garden.at, effect, half); rest !== 0; rest &= rest - 1) {
      const step = effect + lowest(rest) + half * HALF_SPACES;
      const gain = garden.gain(step);
      if (gain <= bestGain) continue;
      bestGain = gain;
      bestStep = step;
    }
  }
}

const growGains = new Float64Array(2 * HALF_SPACES);

/** A lake is worth itself and the two best grows beside it, taken as if they did not touch each other. */
function weighLakes(garden: Garden): void {
  const { state, at } = garden;
  if (state.seats[at + LAKE_GROWS] > 0 && bestStep >= 0) return;
  const upper = targets(state, at, DIG_LAKE, UPPER);
  const lower = targets(state, at, DIG_LAKE, LOWER);
  if (upper === 0 && lower === 0) return;
  noteGrowGains(garden);
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = half === UPPER ? upper : lower; rest !== 0; rest &= rest - 1) {
      const space = lowest(rest) + half * HALF_SPACES;
      const gain = garden.gain(DIG_LAKE + space) + twoBestBeside(space);
      if (gain <= bestGain) continue;
      bestGain = gain;
      bestStep = DIG_LAKE + space;
    }
  }
}

export function noteGrowGains(garden: Garden): void {
  growGains.fill(0);
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = growingPieces(garden.state, garden.at, half); rest !== 0; rest &= rest - 1) {
      const space = lowest(rest) + half * HALF_SPACES;
      growGains[space] = Math.max(0, garden.gain(GROW + space));
    }
  }
}

export function twoBestBeside(space: number): number {
  let first = 0;
  let second = 0;
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = NEIGHBOURS[space * 2 + half]; rest !== 0; rest &= rest - 1) {
      const gain = growGains[lowest(rest) + half * HALF_SPACES];
      if (gain > first) {
        second = first;
        first = gain;
      } else if (gain > second) second = gain;
    }
  }
  return first + second;
}
