import type { Tell } from '@grove/kernel';
import type { Event } from '../events.ts';
import { seatAfterActive, type State, type StepContext } from '../state.ts';
import type { Task } from '../tasks/task.ts';
import { viewPlayer } from '../view.ts';
import { faceDownCells, type Waiting } from './face-down.ts';

/** E18.5: from here on the others see what they see now, and backs of cards. */
export function beginFaceDown(state: State): void {
  if (state.options.planting !== 'faceDown') return;
  const { players, discard, openDiscard, inPart } = state;
  state.faceDown = {
    before: players.map((player) => viewPlayer(player)),
    discardSize: discard.length,
    openDiscard: [...openDiscard],
    inPart,
    untold: [],
    waiting: [],
  };
}

/** What is laid on a team board, or taken from it, is done in the open. */
const OPEN: ReadonlySet<Event['kind']> = new Set(['laid', 'fetched']);

/** Who listens to a game with this option: only the seat itself hears at once what it does in secret. */
export function tellInSecret(state: State, tell: Tell<Event> | undefined): Tell<Event> | undefined {
  if (state.options.planting !== 'faceDown') return tell;
  return (event) => {
    const { faceDown } = state;
    if (faceDown === null || !('seat' in event) || OPEN.has(event.kind)) {
      tell?.(event);
      return;
    }
    // Kept also while nobody listens: the state must not depend on that.
    state.faceDown = { ...faceDown, untold: [...faceDown.untold, event] };
    tell?.({ ...event, only: 'seat' });
  };
}

/** E18.5: everybody has chosen. All cards are turned up, and what had to wait for it follows in the order of E4.3. */
export function turnUp({ state, tell }: StepContext): void {
  const { faceDown, players } = state;
  if (faceDown === null) return;
  const isAnyHidden = players.some((_, seat) => faceDownCells(state, faceDown, seat).length > 0);
  state.faceDown = null;
  if (isAnyHidden) tell?.({ kind: 'turned-up' });
  for (let steps = 0; steps < players.length; steps++) {
    const seat = seatAfterActive(state, steps);
    for (const event of faceDown.untold) {
      if ('seat' in event && event.seat === seat) tell?.({ ...event, only: 'others' });
    }
  }
  // The last task pushed is the first to run.
  for (const waiting of faceDown.waiting.toReversed()) players[waiting.seat].tasks.push(taskNow(state, waiting));
}

/** Where the card of an ability lies now: later plantings may have moved it. */
const taskNow = ({ players }: State, { seat, task }: Waiting): Task =>
  task.kind === 'ability' && task.cell >= 0 ? { ...task, cell: players[seat].cells.indexOf(task.card) } : task;
