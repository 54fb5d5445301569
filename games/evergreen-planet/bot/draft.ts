import type { Seat } from '@grove/kernel';
import { ROUNDS } from '../material/facts.ts';
import { TAKERS } from '../rules/layout.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { ACTING, type State } from '../rules/types.ts';
import type { ValueModel } from './value-model.ts';
import { type PlannedTurn, planTurn } from './turn.ts';

/** A card that can be taken: its slot of the river, the turn it would give and the value of both. */
export interface Pick {
  readonly slot: number;
  readonly plan: PlannedTurn;
  readonly value: number;
  /** Whether the plan holds: with the draft over, nothing that it is based on can change any more. */
  readonly isSettled: boolean;
}

/**
 * The card whose turn looks best to the seat that is to take one. The last to take knows which card is left over and
 * what it does to the zone (P4.5); so does a solo player, because the virtual opponent chooses by rule (P9.2).
 */
export function bestPick(model: ValueModel, state: State): Pick {
  let best: Pick | undefined;
  for (let slot = 0; slot < state.riverSize; slot++) {
    if (state.cards[TAKERS + slot] !== 0) continue;
    const pick = evaluatePick(model, state, slot);
    if (best === undefined || pick.value > best.value) best = pick;
  }
  return best as Pick;
}

function evaluatePick(model: ValueModel, state: State, slot: number): Pick {
  const seat = state.picker;
  const after = copy(state);
  takeCard(after, slot);
  const plan = planTurn(model, after, seat);
  const value = plan.value + tokenValue(model, after, seat);
  return { slot, plan, value, isSettled: after.phase === ACTING };
}

/** What it is worth to a seat to begin the next round, if it does. */
export const tokenValue = ({ weights }: ValueModel, { nextFirst, round }: State, seat: Seat): number =>
  nextFirst === seat ? weights.token * (ROUNDS - 1 - round) : 0;
