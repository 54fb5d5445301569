import { runAutomatic } from '../effects/automatic.ts';
import { waitingSet } from '../legal.ts';
import type { Phase, StepContext } from '../state.ts';
import { rulesOfTask } from '../tasks/registry.ts';
import type { Automatic, Decision } from '../tasks/task.ts';
import { observeAll } from './observe.ts';
import { phases } from './phases.ts';

/** Runs a player's tasks until one waits for a decision or none is left. Says whether any of them did something. */
function runTasks(context: StepContext, seat: number): boolean {
  const { tasks } = context.state.players[seat];
  let ran = false;
  while (tasks.length > 0) {
    const task = tasks[tasks.length - 1];
    const rules = rulesOfTask(task);
    if (rules !== undefined && !rules.lapses(context.state, seat, task as Decision)) return ran;
    tasks.pop();
    if (rules !== undefined) continue;
    runAutomatic(context, seat, task as Automatic);
    ran = true;
  }
  return ran;
}

/** E4.3: players are dealt with in turn order from the active player. */
function runAll(context: StepContext): boolean {
  const { players, active } = context.state;
  const from = Math.max(active, 0);
  let ran = false;
  for (let steps = 0; steps < players.length; steps++) {
    if (runTasks(context, (from + steps) % players.length)) ran = true;
  }
  return ran;
}

/** E13.2: fauna cards are looked at from the first turn on. */
const isBeforeTurns = (phase: Phase): boolean => phase === 'sides' || phase === 'hands';

/**
 * Everything that follows without a decision: effects, and the next steps and turns. Says whether anything has happened since everybody's
 * fauna cards were looked at.
 */
export function settle(context: StepContext): boolean {
  const { state } = context;
  // Fauna cards are looked at where a step ends, unless nothing has happened since they were looked at last.
  let isChanged = true;
  for (;;) {
    if (runAll(context)) isChanged = true;
    if (waitingSet(state) !== 0 || state.phase === 'over') return isChanged;
    if (isChanged && !isBeforeTurns(state.phase)) observeAll(state);
    state.phase = phases[state.phase].next(state);
    const phase = phases[state.phase];
    phase.begin(context);
    isChanged = !phase.onlyAsks;
  }
}
