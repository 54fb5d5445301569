import type { Bot } from '@grove/kernel';
import type { EarthTypes } from '../rules/types.ts';
import { imagine } from '../rules/imagine.ts';
import type { Move } from '../rules/move.ts';
import { isSolo, type State } from '../rules/state.ts';
import { isCheckpoint } from '../rules/tasks/registry.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { decisionOf } from '../rules/turn/decision.ts';
import { policyByDecision } from './heuristics/decision-policy.ts';
import { type Context, contextOf } from './heuristics/context.ts';
import { optionalMove } from './heuristics/optional.ts';
import { type ByPlayers, forPlayers, LATEST_TURN } from './by-players.ts';
import { type Judge, judgedMove } from './judge.ts';
import type { WeightsByMode } from './weights.ts';

/** What the policy goes by: weights of the rules of thumb, and judges that know better which colour, planting or card to choose. */
export interface Policy extends WeightsByMode {
  readonly judges?: ByPlayers<Judge>;
}

/** The policy: the step that a seat makes by rules of thumb alone. Options are weighed, none is tried out. */
export function policyMove(state: State, seat: number, { table, solo, judges }: Policy): Move {
  const task = decisionOf(state, seat);
  if (task === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  const context = contextOf(state, seat, isSolo(state) ? solo : table);
  const optional = isCheckpoint(state, task) ? optionalMove(context, task) : undefined;
  if (optional !== undefined) return optional;
  const judge = judges === undefined ? undefined : judgeFor(state, judges);
  return (judge && judgedMove(context, task, judge)) ?? policyFor(task.kind)(context, task);
}

/** In late turns the rules of thumb are in a hurry, and judges are not: two of them might gather for ever. */
const judgeFor = (state: State, judges: ByPlayers<Judge>): Judge | undefined =>
  state.turn > LATEST_TURN ? undefined : forPlayers(state, judges);

const policyFor = (kind: Decision['kind']) => policyByDecision[kind] as (context: Context, task: Decision) => Move;

/** Always plays the policy's move. */
export const policyBot = (policy: Policy) => (): Bot<EarthTypes> => ({
  choose: (view, seat, chance) => policyMove(imagine(view, chance), seat, policy),
});
