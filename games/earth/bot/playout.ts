import type { Chance, Seat } from '@grove/kernel';
import { waitingSet } from '../rules/legal.ts';
import { plantedCards } from '../rules/places.ts';
import { play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { marginOf } from './margin.ts';
import type { Lead } from './network/lead.ts';
import { policyMove } from './policy.ts';
import type { WeightsByMode } from './weights.ts';

/**
 * Who says how far ahead a seat will be in a game of two, after so many turns of a playout. It is asked in the first playouts of a
 * candidate: they scatter less, and it takes many whole ones to see where it is wrong.
 */
export interface Foresight {
  readonly lead: Lead;
  readonly turns: number;
  readonly playouts: number;
  /** By how many points priors are usually off in games of two: quick playouts soon know better. */
  readonly priorError: number;
}

/** Playouts of games that last longer than this are evaluated as they stand. */
const MOST_TURNS = 100;
/** With more cards planted the end is near: then it matters who ends the game and when, and playouts to the end are short. */
const MOST_PLANTED = 11;
/** Later turns are rare, and so are those like them from which a network could learn. */
const LATEST_TURN = 26;

/** Everybody follows the policy, to the end of the game or as far as is foreseen; how far the seat is ahead then. */
export function playout(
  state: State,
  seat: Seat,
  weights: WeightsByMode,
  chance: Chance,
  foresight: Foresight | undefined,
): number {
  const last = Math.max(MOST_TURNS, state.turn + 1);
  const until = state.turn + (foresight?.turns ?? Infinity);
  for (let set = waitingSet(state); set !== 0 && state.turn < last; set = waitingSet(state)) {
    if (foresight !== undefined && state.turn >= until && isForeseeable(state)) return foresight.lead(state, seat);
    const next = 31 - Math.clz32(set & -set);
    play(state, next, policyMove(state, next, weights), chance);
  }
  return marginOf(state, seat);
}

/** Whether a network knows what may come of it: the beginning of a turn of two players with the end not near. */
export function isForeseeable(state: State): boolean {
  const { phase, ending, turn, players } = state;
  if (players.length !== 2 || phase !== 'color' || ending !== 0 || turn > LATEST_TURN) return false;
  return players.every((player) => plantedCards(player) <= MOST_PLANTED);
}
