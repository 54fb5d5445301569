import type { Seat } from '@grove/kernel';
import { applyTurnMove } from '../rules/effects.ts';
import { TAKERS } from '../rules/layout.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { ACTING, type State } from '../rules/types.ts';
import type { Pick } from './draft.ts';
import type { Judge } from './network/judge.ts';
import { type PlannedTurn, turnsOf } from './turn.ts';
import type { ValueModel } from './value-model.ts';

/** A judge, and how many turns of a card it is asked about: the best by the value model. */
export interface Judging {
  readonly judge: Judge;
  readonly turns: number;
}

/** The card, and the turn with it, after which the planet is worth most to the judge. */
export function bestJudgedPick(model: ValueModel, judging: Judging, state: State): Pick {
  const seat = state.picker;
  judging.judge.beforeTurn(state, seat);
  let best: Pick | undefined;
  for (let slot = 0; slot < state.riverSize; slot++) {
    if (state.cards[TAKERS + slot] !== 0) continue;
    const after = copy(state);
    takeCard(after, slot);
    const plan = bestOf(model, judging, after, seat);
    if (best === undefined || plan.value > best.value) {
      best = { slot, plan, value: plan.value, isSettled: after.phase === ACTING };
    }
  }
  return best as Pick;
}

/** The turn with the card that has been taken after which the planet is worth most to the judge. */
export function bestJudgedTurn(model: ValueModel, judging: Judging, state: State, seat: Seat): PlannedTurn {
  judging.judge.beforeTurn(state, seat);
  return bestOf(model, judging, state, seat);
}

function bestOf(model: ValueModel, { judge, turns }: Judging, state: State, seat: Seat): PlannedTurn {
  let best: PlannedTurn | undefined;
  for (const { steps, value } of different(turnsOf(model, state, seat), turns)) {
    const judged = judgeAfter(judge, state, seat, steps, value);
    if (best === undefined || judged > best.value) best = { steps, value: judged };
  }
  return best as PlannedTurn;
}

/** The value of the planet after the steps of a turn; the state is left as it was. */
function judgeAfter(judge: Judge, state: State, seat: Seat, steps: readonly number[], byModel: number): number {
  const after = copy(state);
  for (const step of steps) applyTurnMove(after, seat, step);
  return judge.value(after, seat, byModel);
}

/** The best so many, the same planet once: two planets of the same value are nearly always the same. */
function different(turns: PlannedTurn[], most: number): PlannedTurn[] {
  turns.sort((a, b) => b.value - a.value);
  const found: PlannedTurn[] = [];
  for (const turn of turns) {
    if (found.length === most) break;
    if ((found.at(-1)?.value ?? Infinity) - turn.value > 1e-9) found.push(turn);
  }
  return found;
}
