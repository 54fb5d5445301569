import { applyTurnMove } from '../rules/effects.ts';
import { TAKERS } from '../rules/layout.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { ACTING, type State } from '../rules/types.ts';
import type { Pick } from './draft.ts';
import type { Judge } from './network/judge.ts';
import { planTurn } from './turn.ts';
import type { ValueModel } from './value-model.ts';

/** The card after whose best turn by the value model the planet is worth most to the judge. */
export function bestJudgedPick(model: ValueModel, judge: Judge, state: State): Pick {
  judge.beforeTurn(state, state.picker);
  let best: Pick | undefined;
  for (let slot = 0; slot < state.riverSize; slot++) {
    if (state.cards[TAKERS + slot] !== 0) continue;
    const pick = judgePick(model, judge, state, slot);
    if (best === undefined || pick.value > best.value) best = pick;
  }
  return best as Pick;
}

function judgePick(model: ValueModel, judge: Judge, state: State, slot: number): Pick {
  const seat = state.picker;
  const after = copy(state);
  takeCard(after, slot);
  const plan = planTurn(model, after, seat);
  for (const step of plan.steps) applyTurnMove(after, seat, step);
  return { slot, plan, value: judge.value(after, seat), isSettled: after.phase === ACTING };
}
