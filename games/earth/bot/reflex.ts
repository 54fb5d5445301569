import type { Bot } from '@grove/kernel';
import type { EarthTypes } from '../rules/earth-types.ts';
import { imagine } from '../rules/imagine.ts';
import type { Move } from '../rules/move.ts';
import { isSolo, type State } from '../rules/state.ts';
import { rulesOf } from '../rules/tasks/registry.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { decisionOf } from '../rules/turn/flow.ts';
import { habits } from './mind/habits.ts';
import { type Mind, mindOf } from './mind/mind.ts';
import { optionalMove } from './mind/optional.ts';
import type { Character } from './mind/worths.ts';

/** The step that a player makes by rules of thumb: everything is weighed, nothing tried out. */
export function reflex(state: State, seat: number, { table, solo }: Character): Move {
  const task = decisionOf(state, seat);
  if (task === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  const mind = mindOf(state, seat, isSolo(state) ? solo : table);
  const optional = rulesOf(task.kind).checkpoint ? optionalMove(mind, task) : undefined;
  return optional ?? habitOf(task.kind)(mind, task);
}

const habitOf = (kind: Decision['kind']) => habits[kind] as (mind: Mind, task: Decision) => Move;

/** A player that always follows its first thought. */
export const reflexBot = (character: Character) => (): Bot<EarthTypes> => ({
  choose: (view, seat, chance) => reflex(imagine(view, chance), seat, character),
});
