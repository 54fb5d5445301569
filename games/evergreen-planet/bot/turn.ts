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
import { BUSH, CHOOSE_ACTION, DIG_LAKE, GROW, PLANT, USE_POWER } from '../rules/move.ts';
import { BIG_POWER, BUD_POWER, BUSH_POWER, growingPieces, powerOf, targets } from '../rules/targets.ts';
import type { State } from '../rules/types.ts';
import { PlanetValue } from './planet-value.ts';
import type { ValueModel } from './value-model.ts';

/** The rest of a turn: the steps still to be made, `done` not among them, and the value of the planet after them. */
export interface PlannedTurn {
  readonly steps: readonly number[];
  readonly value: number;
}

/**
 * The best way found to finish a turn. Every order of the parts that are still open is tried: action before power,
 * power before action, action alone; inside a part the effects are chosen greedily, one by one. (Widening that search
 * gains little: the parts matter, not the order of effects.) The state is left as it was.
 */
export function planTurn(model: ValueModel, state: State, seat: Seat): PlannedTurn {
  const planet = new PlanetValue(model, state, seat);
  const start = planet.snapshot();
  const best: BestTurn = { steps: [], value: -Infinity };
  const path: number[] = [];
  fillPart(planet, path);
  tryOpenings(planet, path, best);
  planet.restore(start);
  return best;
}

/** The best turn of those seen so far. */
interface BestTurn {
  steps: readonly number[];
  value: number;
}

/** Compares the turn as it stands, if it may end here, then begins every part that is still open. */
function tryOpenings(planet: PlanetValue, path: number[], best: BestTurn): void {
  if (planet.state.seats[planet.at + ACTION] !== NO_ACTION && planet.value > best.value) {
    best.value = planet.value;
    best.steps = path.slice();
  }
  const openings = openingsOf(planet.state, planet.at);
  if (openings.length === 0) return;
  const here = planet.snapshot(openings.length > 1);
  const length = path.length;
  for (const opening of openings) {
    planet.apply(opening);
    path.push(opening);
    fillPart(planet, path);
    tryOpenings(planet, path, best);
    path.length = length;
    planet.restore(here);
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
function fillPart(planet: PlanetValue, path: number[]): void {
  const best: BestEffect = { step: NO_STEP, gain: 0, score: 0 };
  for (;;) {
    findBestEffect(planet, best);
    if (best.step === NO_STEP) return;
    planet.applyEffect(best.step, best.gain);
    path.push(best.step);
  }
}

const NO_STEP = -1;

/** The effect that adds most of those seen so far; one object for a whole part, since this is asked by the million. */
interface BestEffect {
  step: number;
  gain: number;
  /** The gain, for a lake with that of the grows that it allows. */
  score: number;
}

/** Writes the effect that adds most into `best`, or NO_STEP when none adds anything. */
function findBestEffect(planet: PlanetValue, best: BestEffect): void {
  const { seats } = planet.state;
  best.step = NO_STEP;
  best.score = 0;
  if (seats[planet.at + PART] === NO_PART) return;
  compareTargets(planet, PLANT, best);
  compareTargets(planet, GROW, best);
  if (seats[planet.at + PART] === IN_ACTION) return;
  compareTargets(planet, BUSH, best);
  if (seats[planet.at + POWER_LEFT] > 0) compareLakes(planet, best);
}

function compareTargets(planet: PlanetValue, effect: number, best: BestEffect): void {
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = targets(planet.state, planet.at, effect, half); rest !== 0; rest &= rest - 1) {
      const step = effect + lowest(rest) + half * HALF_SPACES;
      const gain = planet.gain(step);
      compare(best, step, gain, gain);
    }
  }
}

function compare(best: BestEffect, step: number, gain: number, score: number): void {
  if (score <= best.score) return;
  best.step = step;
  best.gain = gain;
  best.score = score;
}

/** Grows that a lake allowed come before the next lake. */
function compareLakes(planet: PlanetValue, best: BestEffect): void {
  const { state, at } = planet;
  if (state.seats[at + LAKE_GROWS] > 0 && best.step !== NO_STEP) return;
  const upper = targets(state, at, DIG_LAKE, UPPER);
  const lower = targets(state, at, DIG_LAKE, LOWER);
  if (upper === 0 && lower === 0) return;
  const gains = growGainsOf(planet);
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = half === UPPER ? upper : lower; rest !== 0; rest &= rest - 1) {
      const space = lowest(rest) + half * HALF_SPACES;
      const gain = planet.gain(DIG_LAKE + space);
      compare(best, DIG_LAKE + space, gain, gain + twoBestBeside(space, gains));
    }
  }
}

const growGains = new Float64Array(2 * HALF_SPACES);

/**
 * By space: what growing there would add if a lake beside it allowed that; 0 where nothing grows.
 *
 * @returns the module's buffer, good until it is filled again
 */
export function growGainsOf(planet: PlanetValue): Float64Array {
  growGains.fill(0);
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = growingPieces(planet.state, planet.at, half); rest !== 0; rest &= rest - 1) {
      const space = lowest(rest) + half * HALF_SPACES;
      growGains[space] = Math.max(0, planet.gain(GROW + space));
    }
  }
  return growGains;
}

/** What the two best grows beside a new lake would add, taken as if they did not touch each other. */
export function twoBestBeside(space: number, gains: Float64Array): number {
  let first = 0;
  let second = 0;
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = NEIGHBOURS[space * 2 + half]; rest !== 0; rest &= rest - 1) {
      const gain = gains[lowest(rest) + half * HALF_SPACES];
      if (gain > first) {
        second = first;
        first = gain;
      } else if (gain > second) second = gain;
    }
  }
  return first + second;
}
