import { ROUNDS } from '../material/facts.ts';
import { TAKERS } from '../rules/layout.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { ACTING, type State } from '../rules/types.ts';
import type { Judge } from './judge.ts';
import { type Plan, planTurn } from './turn.ts';

/** A card that can be taken: where it lies, the turn it would give and what both are worth. */
export interface Pick {
  readonly place: number;
  readonly plan: Plan;
  readonly value: number;
  /** Whether the plan holds: with the draft over, nothing that it is based on can change any more. */
  readonly isSettled: boolean;
}

/**
 * The card whose turn looks best to the seat that is to take one. The last to take knows which card is left over and
 * what it does to the zone (P4.5); so does a solo player, because the virtual opponent chooses by rule (P9.2).
 */
export function bestPick(judge: Judge, state: State): Pick {
  let best: Pick | undefined;
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[TAKERS + place] !== 0) continue;
    const pick = weighPick(judge, state, place);
    if (best === undefined || pick.value > best.value) best = pick;
  }
  return best as Pick;
}

function weighPick(judge: Judge, state: State, place: number): Pick {
  const seat = state.picker;
  const after = copy(state);
  takeCard(after, place);
  const plan = planTurn(judge, after, seat);
  const token = after.nextFirst === seat ? judge.weights.token * (ROUNDS - 1 - state.round) : 0;
  return { place, plan, value: plan.value + token, isSettled: after.phase === ACTING };
}
