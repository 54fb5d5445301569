import { byPrior, type Candidate, type Evaluator } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import type { EarthTypes } from '../rules/types.ts';
import type { Move } from '../rules/move.ts';
import { isSolo, type State } from '../rules/state.ts';
import { decisionOf } from '../rules/turn/decision.ts';
import { candidatesFor } from './candidates.ts';
import { marginOf } from './margin.ts';
import { contextOf } from './heuristics/context.ts';
import { stepTerms } from './terms/step-terms.ts';
import { type ByPlayers, forPlayers } from './by-players.ts';
import { type Foresight, playout } from './playout.ts';
import { type Policy, policyMove } from './policy.ts';

/** Searches colours, plantings, cards to keep and the like; everything else, and playouts, go by the policy. */
export function earthEvaluator(policy: Policy, foresights: ByPlayers<Foresight> = {}): Evaluator<EarthTypes> {
  return {
    value: marginOf,
    candidates(state, seat, most) {
      const candidates = candidatesAt(state, seat, most, policy);
      const foresight = forPlayers(state, foresights);
      if (foresight === undefined) return candidates;
      return candidates.map(({ steps, prior }) => ({
        steps,
        prior,
        judgement: { value: prior, error: foresight.priorError },
      }));
    },
    terms: (state, seat, steps) => stepTerms(state, seat, steps, policy),
    playout: (state, seat, chance, earlier = Infinity) =>
      playout(state, seat, policy, chance, forPlayers(state, foresights), earlier),
  };
}

function candidatesAt(state: State, seat: Seat, most: number, policy: Policy): Candidate<Move>[] {
  const task = decisionOf(state, seat);
  const usual = policyMove(state, seat, policy);
  if (task === undefined || most === 1) return [{ steps: [usual], prior: 0 }];
  const context = contextOf(state, seat, isSolo(state) ? policy.solo : policy.table);
  return candidatesFor(context, task, usual).sort(byPrior).slice(0, most);
}
