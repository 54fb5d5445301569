import type { State } from '../state.ts';
import type { Decision } from '../tasks/task.ts';

/** The decision that a player is asked for, if any. Between steps the top of the stack is always a decision. */
export function decisionOf({ players }: State, seat: number): Decision | undefined {
  const { tasks } = players[seat];
  return tasks.length === 0 ? undefined : (tasks[tasks.length - 1] as Decision);
}
