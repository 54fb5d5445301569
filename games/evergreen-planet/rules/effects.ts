import type { Tell } from '@grove/kernel';
import { nameOfSpace, POWERS } from '../material/facts.ts';
import { bitOf, halfOf } from './halves.ts';
import * as layout from './layout.ts';
import * as moveNumbers from './move.ts';
import { effectOf, isEffect, isPower, spaceOf } from './move.ts';
import { BUD_POWER, LAKE_POWER, powerOf, setActionLand } from './targets.ts';
import type { State } from './types.ts';
import type { Event } from './events.ts';

const {
  ACTION,
  ACTION_D,
  ACTIONS,
  BIG_TREES,
  BUD_POINTS,
  BUSHES,
  EMPTY,
  GROWS_LEFT,
  IN_ACTION,
  IN_POWER,
  LAKE,
  LAKE_GROWS,
  LAKES,
  MARKERS,
  PART,
  PLANTS_LEFT,
  POWER_LEFT,
  POWER_USED,
  SEAT_SIZE,
  SMALL_TREES,
  SPROUTS,
  USED,
  WATERED,
} = layout;
const { BUSH, CHOOSE_ACTION, GROW, PLANT } = moveNumbers;

/** P5.3: what each action allows, plants and grows; D allows one of the two. */
const PLANTS_OF_ACTION = [0, 3, 0, 1, 1];
const GROWS_OF_ACTION = [0, 0, 2, 1, 1];
const GROWS_OF_LAKE = 2;

function chooseAction(state: State, seat: number, action: number, tell?: Tell<Event>): void {
  const { seats } = state;
  const at = seat * SEAT_SIZE;
  seats[at + ACTION] = action;
  seats[at + PART] = IN_ACTION;
  seats[at + PLANTS_LEFT] = PLANTS_OF_ACTION[action];
  seats[at + GROWS_LEFT] = GROWS_OF_ACTION[action];
  setActionLand(state, at);
  tell?.({ kind: 'action', seat, action: ACTIONS[action - 1] });
}

/** P5.6: the marker moves first, then the power works as often as the new step says. */
function usePower(state: State, seat: number, tell?: Tell<Event>): void {
  const { seats, material } = state;
  const at = seat * SEAT_SIZE;
  const power = powerOf(state, at);
  const track = material.tracks[power];
  const step = Math.min(seats[at + MARKERS + power] + 1, track.length - 1);
  seats[at + MARKERS + power] = step;
  seats[at + POWER_USED] = 1;
  seats[at + PART] = IN_POWER;
  seats[at + POWER_LEFT] = power === BUD_POWER ? 0 : track[step];
  tell?.({ kind: 'marker', seat, power: POWERS[power], step, strength: track[step] });
  if (power === BUD_POWER) {
    seats[at + BUD_POINTS] += track[step];
    tell?.({ kind: 'buds', seat, points: track[step] });
  }
}

/** One move of a turn: an action or a power begins, or an effect is carried out. It has been found legal. */
export function applyTurnMove(state: State, seat: number, move: number, tell?: Tell<Event>): void {
  if (isEffect(move)) applyEffect(state, seat, move, tell);
  else if (isPower(move)) usePower(state, seat, tell);
  else chooseAction(state, seat, move - CHOOSE_ACTION + 1, tell);
}

function applyEffect(state: State, seat: number, move: number, tell?: Tell<Event>): void {
  const effect = effectOf(move);
  const space = spaceOf(move);
  const at = seat * SEAT_SIZE;
  putPiece(state, seat, effect, space, tell);
  if (state.seats[at + PART] === IN_ACTION) countAction(state.seats, at, effect, space);
  else countPower(state, at, effect, space);
}

function putPiece(state: State, seat: number, effect: number, space: number, tell?: Tell<Event>): void {
  const { seats } = state;
  const bit = bitOf(space);
  const i = seat * SEAT_SIZE + halfOf(space);
  seats[i + EMPTY] &= ~bit;
  if (effect === PLANT) {
    seats[i + SPROUTS] |= bit;
    tell?.({ kind: 'planted', seat, space: nameOfSpace(space) });
  } else if (effect === GROW) {
    const wasSprout = (seats[i + SPROUTS] & bit) !== 0;
    seats[i + (wasSprout ? SPROUTS : SMALL_TREES)] &= ~bit;
    seats[i + (wasSprout ? SMALL_TREES : BIG_TREES)] |= bit;
    tell?.({ kind: 'grown', seat, space: nameOfSpace(space), to: wasSprout ? 'small' : 'big' });
  } else {
    seats[i + (effect === BUSH ? BUSHES : LAKES)] |= bit;
    tell?.({ kind: effect === BUSH ? 'bush' : 'lake', seat, space: nameOfSpace(space) });
  }
}

/** P5.3: the action's allowance and the spaces it has used; D is over after one effect. */
function countAction(seats: number[], at: number, effect: number, space: number): void {
  seats[at + USED + halfOf(space)] |= bitOf(space);
  if (effect === PLANT || seats[at + ACTION] === ACTION_D) seats[at + PLANTS_LEFT]--;
  if (effect === GROW || seats[at + ACTION] === ACTION_D) seats[at + GROWS_LEFT]--;
}

/** P5.6, P5.7: each lake brings two grows of its own, and they follow it at once. */
function countPower(state: State, at: number, effect: number, space: number): void {
  const { seats } = state;
  if (powerOf(state, at) !== LAKE_POWER) {
    seats[at + POWER_LEFT]--;
  } else if (effect === GROW) {
    seats[at + LAKE_GROWS]--;
    seats[at + WATERED + halfOf(space)] |= bitOf(space);
  } else {
    seats[at + POWER_LEFT]--;
    seats[at + LAKE] = space + 1;
    seats[at + LAKE_GROWS] = GROWS_OF_LAKE;
    seats[at + WATERED] = 0;
    seats[at + WATERED + 1] = 0;
  }
}
