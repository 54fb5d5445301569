import type { Chance, Seat } from '@grove/kernel';
import { waitingSet } from '../rules/legal.ts';
import { plantedCards } from '../rules/places.ts';
import { play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { marginOf } from './margin.ts';
import type { LeadValue } from './network/value.ts';
import { policyMove } from './policy.ts';
import type { WeightsByMode } from './weights.ts';

/** Who says how far ahead a seat will be, and after how many turns of a playout it is asked. */
export interface Foresight {
  readonly turns: number;
  /** Nobody for tables that no network was trained for. */
  readonly lead: (state: State) => LeadValue | undefined;
}

/** Playouts of games that last longer than this are evaluated as they stand. */
const MOST_TURNS = 100;
/** With more cards planted the end is near: then it matters who ends the game and when, and playouts to the end are short. */
const MOST_PLANTED = Number(process.env.FAR ?? 11);
/** Games that go on for longer are none that a network knows. */
const LATEST = Number(process.env.LATEST ?? 26);

/** Everybody follows the policy, to the end of the game or as far as is foreseen; how far a seat is ahead then. */
export function playout(
  state: State,
  seat: Seat,
  weights: WeightsByMode,
  chance: Chance,
  foresight: Foresight | undefined,
): number {
  const lead = foresight?.lead(state);
  const asked = foresight === undefined || lead === undefined ? Infinity : state.turn + foresight.turns;
  const last = Math.max(MOST_TURNS, state.turn + 1);
  for (let set = waitingSet(state); set !== 0 && state.turn < last; set = waitingSet(state)) {
    if (state.turn >= asked && lead !== undefined && isForeseen(state)) return lead(state, seat);
    const next = 31 - Math.clz32(set & -set);
    play(state, next, policyMove(state, next, weights), chance);
  }
  return marginOf(state, seat);
}

/** Networks look at the beginning of a turn. */
function isForeseen({ phase, ending, turn, players }: State): boolean {
  if (phase !== 'color' || ending !== 0 || turn > LATEST) return false;
  for (const player of players) if (plantedCards(player) > MOST_PLANTED) return false;
  return true;
}
