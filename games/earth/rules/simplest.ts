import type { Seat } from '@grove/kernel';
import { type Move, verbOf } from './move.ts';
import type { State } from './state.ts';
import { decisionRules } from './tasks/registry.ts';
import { decisionOf } from './turn/decision.ts';

const ENDINGS: ReadonlySet<string | undefined> = new Set(['done', 'pass', 'decline']);

/** What brings a seat's decisions to their end without optional things (E4.4): it stops, passes and declines where it may. */
export function simplest(state: State, seat: Seat): Move | undefined {
  const task = decisionOf(state, seat);
  if (task === undefined) return undefined;
  const list: Move[] = [];
  decisionRules(task.kind).moves(state, seat, task, list);
  return list.find((move) => ENDINGS.has(verbOf(move))) ?? list[0];
}
