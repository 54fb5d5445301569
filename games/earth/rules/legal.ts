import { type Seat, seatBit } from '@grove/kernel';
import { isMove, type Move, spotOf, targetOf, verbOf } from './move.ts';
import type { State } from './state.ts';
import { addFreeMoves, allowsFree } from './tasks/free.ts';
import { decisionRules } from './tasks/registry.ts';
import { allowsUnasked, unaskedAt } from './tasks/unasked.ts';
import { decisionOf } from './turn/flow.ts';

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
  const rules = decisionRules(task.kind);
  rules.moves(state, seat, task, list);
  if (rules.checkpoint) addFreeMoves(state, seat, list);
  return list;
}

/** The legal steps that a seat is not asked for. */
export function unasked(state: State, seat: Seat): Move[] {
  const task = decisionOf(state, seat);
  return task !== undefined && decisionRules(task.kind).checkpoint ? unaskedAt(state, seat, task) : [];
}

/** Who takes the move: the decision itself, the optional things of a checkpoint or what is not asked there, or nobody because it is not legal. */
export function takerOf(state: State, seat: Seat, move: Move): 'task' | 'free' | 'unasked' | undefined {
  const task = state.players[seat] === undefined ? undefined : decisionOf(state, seat);
  const verb = verbOf(move);
  if (task === undefined || verb === undefined || !isMove(move)) return undefined;
  const rules = decisionRules(task.kind);
  if (rules.allows(state, seat, task, verb, targetOf(move), spotOf(move))) return 'task';
  if (!rules.checkpoint) return undefined;
  if (allowsFree(state, seat, verb, targetOf(move), spotOf(move))) return 'free';
  return allowsUnasked(state, seat, task, verb) ? 'unasked' : undefined;
}
