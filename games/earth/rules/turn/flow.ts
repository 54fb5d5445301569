import { isAutomatic, runAutomatic } from '../effects/automatic.ts';
import type { Phase, StepContext } from '../state.ts';
import { waitingSet } from '../legal.ts';
import { decisionRules } from '../tasks/registry.ts';
import type { Decision, Task } from '../tasks/task.ts';
import { observeAll } from './observe.ts';
import { phases } from './phases.ts';

const isDecision = (task: Task): task is Decision => !isAutomatic(task.kind);

/** Runs a player's tasks until one waits for a decision or none is left. */
function runTasks(context: StepContext, seat: number): void {
  const { tasks } = context.state.players[seat];
  while (tasks.length > 0) {
    const task = tasks[tasks.length - 1];
    if (isDecision(task)) {
      if (!decisionRules(task.kind).lapses?.(context.state, seat, task)) return;
      tasks.pop();
    } else {
      tasks.pop();
      runAutomatic(context, seat, task);
    }
  }
}

/** E4.3: players are dealt with in turn order from the active player. */
function runAll(context: StepContext): boolean {
  const { players, active } = context.state;
  const from = Math.max(active, 0);
  for (let steps = 0; steps < players.length; steps++) runTasks(context, (from + steps) % players.length);
  return waitingSet(context.state) !== 0;
}

/** E13.2: fauna cards are looked at from the first turn on. */
const isBeforeTurns = (phase: Phase): boolean => phase === 'sides' || phase === 'hands';

/** Everything that follows without a decision: effects, and the next steps and turns. */
export function settle(context: StepContext): void {
  const { state } = context;
  while (!runAll(context) && state.phase !== 'over') {
    if (!isBeforeTurns(state.phase)) observeAll(state);
    state.phase = phases[state.phase].next(state);
    phases[state.phase].begin(context);
  }
}
