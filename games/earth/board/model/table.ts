import { itemAt, NO_CHANCE, type Seat, type Viewer } from '@grove/kernel';
import { withoutHidden } from '../../rules/face-down/imagine.ts';
import { imagine } from '../../rules/imagine.ts';
import type { Move } from '../../rules/move.ts';
import type { Player, State } from '../../rules/state.ts';
import { isCheckpoint } from '../../rules/tasks/registry.ts';
import type { Decision } from '../../rules/tasks/task.ts';
import { decisionOf } from '../../rules/turn/decision.ts';
import type { View } from '../../rules/view.ts';
import { moves, unasked } from '../../rules/legal.ts';

/** What a board can ask about a view: it imagines a state that agrees with it and asks the rules. */
export interface TableModel {
  readonly view: View;
  readonly state: State;
  readonly seat: Seat;
  /** The viewer's own, or that of the first seat for those who only watch. */
  readonly player: Player;
  /** What the viewer is asked now; undefined while others are. */
  readonly task: Decision | undefined;
  readonly moves: readonly Move[];
  /** Legal steps besides those, which the board offers in a quiet place. */
  readonly unasked: readonly Move[];
  /** Whether nothing is half done, so that optional things may be started (E2.8). */
  readonly isCheckpoint: boolean;
}

export function modelOf(view: View, viewer: Viewer, mayAct: boolean): TableModel {
  const state = imagine(withoutHidden(view), NO_CHANCE);
  const seat = viewer === 'public' ? 0 : viewer;
  const task = mayAct && viewer !== 'public' ? decisionOf(state, seat) : undefined;
  return {
    view,
    state,
    seat,
    player: itemAt(state.players, seat),
    task,
    moves: task === undefined ? [] : moves(state, seat),
    unasked: viewer === 'public' ? [] : unasked(state, seat),
    isCheckpoint: task !== undefined && isCheckpoint(state, task),
  };
}

export const isOpen = ({ moves }: TableModel, move: Move): boolean => moves.includes(move);
