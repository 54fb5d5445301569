import { itemAt, type Seat } from '@grove/kernel';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import type { Task } from '../rules/tasks/task.ts';
import type { View } from '../rules/view.ts';

/** A situation of Earth as its lessons tell it. */
export interface EarthSituation extends Readonly<Record<string, string | number | boolean>> {
  readonly phase: View['phase'];
  /** Turns begun by anybody. */
  readonly turn: number;
  /** What the learner is asked; `nothing` while others decide. */
  readonly asks: Task['kind'] | 'nothing';
  /** Island, climate, sprout or growth: what the question is about. */
  readonly of: string;
  /** How many are left to plant, place or compost. */
  readonly left: number;
  readonly color: string;
  readonly seeds: number;
}

export function situationOf({ phase, turn, color, players }: View, seat: Seat): EarthSituation {
  const { tasks, seeds } = itemAt(players, seat);
  const task = tasks.at(-1);
  return {
    phase,
    turn,
    asks: task?.kind ?? 'nothing',
    of: subjectOf(task),
    left: task !== undefined && 'n' in task ? task.n : 0,
    color: ACTION_COLORS[color] ?? 'none',
    seeds,
  };
}

function subjectOf(task: Task | undefined): string {
  if (task?.kind === 'side') return task.of;
  return task?.kind === 'place' ? task.what : '';
}
