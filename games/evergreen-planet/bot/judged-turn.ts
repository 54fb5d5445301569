import type { Seat } from '@grove/kernel';
import { applyTurnMove } from '../rules/effects.ts';
import { TAKERS } from '../rules/layout.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { ACTING, type State } from '../rules/types.ts';
import { beamSearch, stepsTo } from './beam.ts';
import type { Pick } from './draft.ts';
import type { Judge } from './network/judge.ts';
import { PlanetValue } from './planet-value.ts';
import { type PlannedTurn, planTurn } from './turn.ts';
import type { ValueModel } from './value-model.ts';

/** How turns are found that are laid before a judge. */
export interface Breadth {
  /** How many planets the beam keeps. */
  readonly width: number;
  /** How many turns of every card the judge looks at: those that the value model likes best. */
  readonly turns: number;
}

/** The card after whose best turn the planet is worth most to the judge. */
export function bestJudgedPick(model: ValueModel, judge: Judge, state: State, breadth?: Breadth): Pick {
  judge.beforeTurn(state, state.picker);
  let best: Pick | undefined;
  for (let slot = 0; slot < state.riverSize; slot++) {
    if (state.cards[TAKERS + slot] !== 0) continue;
    const pick = judgePick(model, judge, state, slot, breadth);
    if (best === undefined || pick.value > best.value) best = pick;
  }
  return best as Pick;
}

function judgePick(model: ValueModel, judge: Judge, state: State, slot: number, breadth?: Breadth): Pick {
  const seat = state.picker;
  const after = copy(state);
  takeCard(after, slot);
  const plan =
    breadth === undefined ? judgedPlan(model, judge, after, seat) : bestOfBeam(model, judge, after, seat, breadth);
  return { slot, plan, value: plan.value, isSettled: after.phase === ACTING };
}

/** The turn that looks best to the value model, with what the judge says of it. The state is changed. */
function judgedPlan(model: ValueModel, judge: Judge, state: State, seat: Seat): PlannedTurn {
  const { steps } = planTurn(model, state, seat);
  for (const step of steps) applyTurnMove(state, seat, step);
  return { steps, value: judge.value(state, seat) };
}

/** The turn of a seat that the judge likes best; `judge.beforeTurn` has been told. The state is left as it was. */
export function bestOfBeam(
  model: ValueModel,
  judge: Judge,
  state: State,
  seat: Seat,
  { width, turns }: Breadth,
): PlannedTurn {
  const planet = new PlanetValue(model, state, seat);
  const start = planet.snapshot();
  const ends = beamSearch(planet, width).sort((a, b) => b.snapshot.value - a.snapshot.value);
  let best = ends[0];
  let value = -Infinity;
  for (const end of ends.slice(0, turns)) {
    planet.restore(end.snapshot);
    const judged = judge.value(state, seat);
    if (judged > value) {
      value = judged;
      best = end;
    }
  }
  planet.restore(start);
  return { steps: stepsTo(best), value };
}
