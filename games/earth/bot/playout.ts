import type { Chance, Seat } from '@grove/kernel';
import { waitingSet } from '../rules/legal.ts';
import { plantedCards } from '../rules/places.ts';
import { play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { LATEST_TURN } from './by-players.ts';
import { marginOf } from './margin.ts';
import type { Lead } from './network/lead.ts';
import { type Policy, policyMove } from './policy.ts';

/**
 * Who says how far ahead a seat will be, after some turns of a playout. It is asked in the first playouts of a
 * candidate: they scatter less, and it takes many whole ones to see where it is wrong.
 */
export interface Foresight {
  readonly lead: Lead;
  /** How many turns the first playouts of a candidate take, the next ones, and so on; further ones go to the end. */
  readonly stages: readonly Stage[];
  /** By how many points priors are usually off where there is foresight: quick playouts soon know better. */
  readonly priorError: number;
}

interface Stage {
  readonly playouts: number;
  readonly turns: number;
}

/** After how many turns a playout ends that has so many before it. */
function turnsOf(stages: readonly Stage[], earlier: number): number {
  let left = earlier;
  for (const { playouts, turns } of stages) {
    if (left < playouts) return turns;
    left -= playouts;
  }
  return Infinity;
}

/** Playouts of games that last longer than this are evaluated as they stand. */
const MOST_TURNS = 100;
/** With more cards planted the end is near: then it matters who ends the game and when, and playouts to the end are short. */
const MOST_PLANTED = 13;

/** Everybody follows the policy, to the end of the game or as far as is foreseen; how far the seat is ahead then. */
export function playout(
  state: State,
  seat: Seat,
  policy: Policy,
  chance: Chance,
  foresight: Foresight | undefined,
  earlier: number,
): number {
  const last = Math.max(MOST_TURNS, state.turn + 1);
  const until = foresight === undefined ? Infinity : state.turn + turnsOf(foresight.stages, earlier);
  for (let set = waitingSet(state); set !== 0 && state.turn < last; set = waitingSet(state)) {
    if (state.turn >= until && foresight !== undefined && isForeseeable(state)) return foresight.lead(state, seat);
    const next = 31 - Math.clz32(set & -set);
    play(state, next, policyMove(state, next, policy), chance);
  }
  return marginOf(state, seat);
}

/** Whether a network knows what may come of it: the beginning of a turn of two players, or of one alone, with the end not near. */
export function isForeseeable(state: State): boolean {
  const { phase, ending, turn, players } = state;
  if (players.length > 2 || phase !== 'color' || ending !== 0 || turn > LATEST_TURN) return false;
  return players.every((player) => plantedCards(player) <= MOST_PLANTED);
}
