import { POWERS, WILD } from '../material/facts.ts';
import { LOWER, NEIGHBOURS, UPPER } from './halves.ts';
import * as layout from './layout.ts';
import * as moveNumbers from './move.ts';
import type { State } from './types.ts';

const {
  ACTION,
  ACTION_D,
  ACTION_LAND,
  CARD,
  EMPTY,
  GROWS_LEFT,
  IN_ACTION,
  IN_POWER,
  LAKE,
  LAKE_GROWS,
  PART,
  PLANTS_LEFT,
  POWER,
  POWER_LEFT,
  SMALL_TREES,
  SPROUTS,
  USED,
  WATERED,
} = layout;
const { BUSH, DIG_LAKE, GROW, PLANT } = moveNumbers;

const SPROUT_POWER = POWERS.indexOf('sprout');
export const SMALL_POWER = POWERS.indexOf('small');
export const BIG_POWER = POWERS.indexOf('big');
export const BUSH_POWER = POWERS.indexOf('bush');
export const LAKE_POWER = POWERS.indexOf('lake');
export const BUD_POWER = POWERS.indexOf('bud');

/** P5.3: the effects that each action has, by its number; none before one is chosen. */
const EFFECTS_OF_ACTION: readonly (readonly number[])[] = [[], [PLANT], [GROW], [PLANT, GROW], [PLANT, GROW]];
/** P5.7: the effects that each power has, in the order of POWERS. */
export const EFFECTS_OF_POWER: readonly (readonly number[])[] = [[PLANT], [GROW], [GROW], [BUSH], [GROW, DIG_LAKE], []];
const NO_EFFECTS: readonly number[] = [];

/** The effects that the part under way has, whether or not any is left. */
export function effectsUnderWay(state: State, at: number): readonly number[] {
  const part = state.seats[at + PART];
  if (part === IN_ACTION) return EFFECTS_OF_ACTION[state.seats[at + ACTION]];
  return part === IN_POWER ? EFFECTS_OF_POWER[powerOf(state, at)] : NO_EFFECTS;
}

/** The power of the card that a seat took this round. */
export const powerOf = (state: State, at: number): number => state.seats[at + POWER];

/** Spaces of a half without a piece, crevasses left out (P1.5). */
export const emptySpaces = (state: State, at: number, half: number): number => state.seats[at + EMPTY + half];

/** Pieces of a half that can grow (P5.2). */
export const growingPieces = (state: State, at: number, half: number): number =>
  state.seats[at + half + SPROUTS] | state.seats[at + half + SMALL_TREES];

/** The land of a half where the action works. */
export const landOfAction = (state: State, at: number, half: number): number => state.seats[at + ACTION_LAND + half];

/** P5.4: the card's biome; all of the planet with a wild card and for D. */
export function setActionLand(state: State, at: number): void {
  const { seats, material } = state;
  const biome = seats[at + ACTION] === ACTION_D ? WILD : material.biomeOfCard[seats[at + CARD]];
  seats[at + ACTION_LAND + UPPER] = material.land[biome * 2 + UPPER];
  seats[at + ACTION_LAND + LOWER] = material.land[biome * 2 + LOWER];
}

/**
 * The spaces of a half on which a seat may carry out an effect now. This is the one place that says so: the list of
 * moves, the check of a move, hints and boards all ask here.
 */
export function targets(state: State, at: number, effect: number, half: number): number {
  const part = state.seats[at + PART];
  if (part === IN_ACTION) return actionTargets(state, at, effect, half);
  return part === IN_POWER ? powerTargets(state, at, effect, half) : 0;
}

/** P5.3, P5.4. */
function actionTargets(state: State, at: number, effect: number, half: number): number {
  const { seats } = state;
  if (effect === PLANT && seats[at + PLANTS_LEFT] > 0) {
    return emptySpaces(state, at, half) & landOfAction(state, at, half);
  }
  if (effect === GROW && seats[at + GROWS_LEFT] > 0) {
    return growingPieces(state, at, half) & landOfAction(state, at, half) & ~seats[at + USED + half];
  }
  return 0;
}

/** P5.6, P5.7. */
function powerTargets(state: State, at: number, effect: number, half: number): number {
  const power = powerOf(state, at);
  if (power === LAKE_POWER && effect === GROW) return besideLake(state, at, half);
  if (state.seats[at + POWER_LEFT] === 0) return 0;
  if (effect === PLANT && power === SPROUT_POWER) return emptySpaces(state, at, half);
  if (effect === GROW && power === SMALL_POWER) return state.seats[at + SPROUTS + half];
  if (effect === GROW && power === BIG_POWER) return state.seats[at + SMALL_TREES + half];
  if (effect === BUSH && power === BUSH_POWER) return emptySpaces(state, at, half);
  if (effect === DIG_LAKE && power === LAKE_POWER) return emptySpaces(state, at, half);
  return 0;
}

/** P5.7: up to two grows on different spaces next to the lake just dug. */
function besideLake(state: State, at: number, half: number): number {
  const { seats } = state;
  if (seats[at + LAKE_GROWS] === 0) return 0;
  const neighbours = NEIGHBOURS[(seats[at + LAKE] - 1) * 2 + half];
  return neighbours & growingPieces(state, at, half) & ~seats[at + WATERED + half];
}
