import type { Candidate } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { applyTurnMove } from '../rules/effects.ts';
import { placeInRiver } from '../rules/legal.ts';
import { DONE, isTake, TAKE } from '../rules/move.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import type { State } from '../rules/types.ts';
import type { Judge } from './network/judge.ts';
import { planTurn } from './turn.ts';
import type { ValueModel } from './value-model.ts';

/** Candidates with what the judge says of the planets after them, the best first. */
export function judgeCandidates(
  model: ValueModel,
  { judge, error }: { readonly judge: Judge; readonly error: number },
  state: State,
  seat: Seat,
  candidates: readonly Candidate<number>[],
): Candidate<number>[] {
  judge.beforeTurn(state, seat);
  const judged = candidates.map((candidate) => {
    const after = stateAfter(model, state, seat, candidate.steps);
    const value = judge.value(after, seat);
    return { ...candidate, judgement: { value, error } };
  });
  return judged.sort((a, b) => b.judgement.value - a.judgement.value);
}

/** After the turn; a card alone is judged by the turn that looks best with it. */
export function stateAfter(model: ValueModel, state: State, seat: Seat, steps: readonly number[]): State {
  const after = copy(state);
  const [take, ...others] = steps;
  if (take !== undefined && isTake(take)) takeCard(after, placeInRiver(after, take - TAKE));
  const turn = take !== undefined && isTake(take) ? others : steps;
  for (const step of turn.length > 0 ? turn : planTurn(model, after, seat).steps) {
    if (step !== DONE) applyTurnMove(after, seat, step);
  }
  return after;
}
