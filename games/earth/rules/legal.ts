import { type Chance, type Seat, seatBit } from '@grove/kernel';
import { isMove, type Move, type MoveList, moveOf, spotOf, targetOf, verbOf } from './move.ts';
import type { State } from './state.ts';
import { addFreeMoves, allowsFree } from './tasks/free.ts';
import { decisionRules, isCheckpointOf, type WholeRules } from './tasks/registry.ts';
import { allowsUnasked, UNASKED } from './tasks/unasked.ts';
import { decisionOf } from './turn/decision.ts';

/** The seats that have a decision to make, as a set. */
export function waitingSet({ players }: State): number {
  let set = 0;
  for (let seat = 0; seat < players.length; seat++) if (players[seat].tasks.length > 0) set |= seatBit(seat);
  return set;
}

export function moves(state: State, seat: Seat): Move[] {
  const list: Move[] = [];
  addMoves(state, seat, list);
  return list;
}

function addMoves(state: State, seat: Seat, list: MoveList): void {
  const task = decisionOf(state, seat);
  if (task === undefined) return;
  const rules = decisionRules(task.kind);
  rules.moves(state, seat, task, list);
  if (isCheckpointOf(state, rules)) addFreeMoves(state, seat, list);
}

/** A list that is used again and again, so that it need not grow anew for every random move. */
const scratch = {
  items: Array.from({ length: 1024 }, (): Move => 0),
  size: 0,
  push(move: Move): void {
    scratch.items[scratch.size++] = move;
  },
};

/** One of `moves`. */
export function randomMove(state: State, seat: Seat, choice: Chance): Move {
  scratch.size = 0;
  addMoves(state, seat, scratch);
  return scratch.items[choice.pick(scratch.size)];
}

/** The legal steps that a seat is not asked for. */
export const unasked = (state: State, seat: Seat): Move[] =>
  UNASKED.filter((verb) => allowsUnasked(state, seat, verb)).map((verb) => moveOf(verb));

/** Who takes the move: the rules of the decision itself, the optional things of a checkpoint, what is not asked for, or nobody. */
export function takerOf(state: State, seat: Seat, move: Move): WholeRules | 'free' | 'unasked' | undefined {
  const verb = verbOf(move);
  if (state.players[seat] === undefined || verb === undefined || !isMove(move)) return undefined;
  const task = decisionOf(state, seat);
  if (task === undefined) return allowsUnasked(state, seat, verb) ? 'unasked' : undefined;
  const rules = decisionRules(task.kind);
  if (rules.allows(state, seat, task, verb, targetOf(move), spotOf(move))) return rules;
  if (!isCheckpointOf(state, rules)) return undefined;
  if (allowsFree(state, seat, verb, targetOf(move), spotOf(move))) return 'free';
  return allowsUnasked(state, seat, verb) ? 'unasked' : undefined;
}
