import { type Seat, seatBit } from '@grove/kernel';
import { isMove, type Move, moveOf, spotOf, targetOf, verbOf } from './move.ts';
import type { State } from './state.ts';
import { addFreeMoves, allowsFree } from './tasks/free.ts';
import { decisionRules, isCheckpoint } from './tasks/registry.ts';
import { allowsUnasked, UNASKED } from './tasks/unasked.ts';
import { decisionOf } from './turn/decision.ts';

/** The seats that have a decision to make, as a set. */
export function waitingSet({ players }: State): number {
  let set = 0;
  players.forEach(({ tasks }, seat) => {
    if (tasks.length > 0) set |= seatBit(seat);
  });
  return set;
}

export function moves(state: State, seat: Seat): Move[] {
  const list: Move[] = [];
  const task = decisionOf(state, seat);
  if (task === undefined) return list;
  decisionRules(task.kind).moves(state, seat, task, list);
  if (isCheckpoint(state, task)) addFreeMoves(state, seat, list);
  return list;
}

/** The legal steps that a seat is not asked for. */
export const unasked = (state: State, seat: Seat): Move[] =>
  UNASKED.filter((verb) => allowsUnasked(state, seat, verb)).map((verb) => moveOf(verb));

/** Who takes the move: the decision itself, the optional things of a checkpoint, what is not asked for, or nobody. */
export function takerOf(state: State, seat: Seat, move: Move): 'task' | 'free' | 'unasked' | undefined {
  const verb = verbOf(move);
  if (state.players[seat] === undefined || verb === undefined || !isMove(move)) return undefined;
  const task = decisionOf(state, seat);
  if (task === undefined) return allowsUnasked(state, seat, verb) ? 'unasked' : undefined;
  const rules = decisionRules(task.kind);
  if (rules.allows(state, seat, task, verb, targetOf(move), spotOf(move))) return 'task';
  if (!isCheckpoint(state, task)) return undefined;
  if (allowsFree(state, seat, verb, targetOf(move), spotOf(move))) return 'free';
  return allowsUnasked(state, seat, verb) ? 'unasked' : undefined;
}
