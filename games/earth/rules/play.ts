import { type Chance, IllegalMove, type Refusal, type Seat, seatBit, type Tell } from '@grove/kernel';
import type { Event } from './event.ts';
import { explain, type Reason } from './explain.ts';
import { isMove, type Move, spotOf, targetOf, verbOf } from './move.ts';
import { noFresh, type State, type Table } from './state.ts';
import { addFreeMoves, allowsFree, playFree } from './tasks/free.ts';
import { rulesOf } from './tasks/registry.ts';
import { decisionOf, settle } from './turn/flow.ts';
import { observe } from './turn/observe.ts';

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
  const rules = rulesOf(task.kind);
  rules.moves(state, seat, task, list);
  if (rules.checkpoint) addFreeMoves(state, seat, list);
  return list;
}

/** Who takes the move: the decision itself, the optional things of a checkpoint, or nobody. */
function takerOf(state: State, seat: Seat, move: Move): 'task' | 'free' | undefined {
  const task = state.players[seat] === undefined ? undefined : decisionOf(state, seat);
  const verb = verbOf(move);
  if (task === undefined || verb === undefined || !isMove(move)) return undefined;
  const rules = rulesOf(task.kind);
  if (rules.allows(state, seat, task, verb, targetOf(move), spotOf(move))) return 'task';
  const free = rules.checkpoint && allowsFree(state, seat, verb, targetOf(move), spotOf(move));
  return free ? 'free' : undefined;
}

export function why(state: State, seat: Seat, move: Move): Refusal<Reason> | undefined {
  return takerOf(state, seat, move) === undefined ? explain(state, seat, move) : undefined;
}

export function play(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): void {
  const taker = takerOf(state, seat, move);
  const task = taker === undefined ? undefined : decisionOf(state, seat);
  const verb = verbOf(move);
  if (task === undefined || verb === undefined) throw new IllegalMove(explain(state, seat, move));
  const table: Table = { state, chance, tell };
  const player = state.players[seat];
  const rules = rulesOf(task.kind);
  // What was just gained can be laid on the team board until the next thing is started (E16.2).
  if (rules.checkpoint && verb !== 'lay' && verb !== 'fetch') player.fresh = noFresh();
  if (taker === 'task') {
    player.tasks.pop();
    rules.play(table, seat, task, verb, targetOf(move), spotOf(move));
  } else playFree(table, seat, verb, targetOf(move), spotOf(move));
  settle(table);
  if (isAtCheckpoint(state, seat)) observe(state, seat);
}

/** E2.8: nothing of this player's is half done. */
function isAtCheckpoint(state: State, seat: Seat): boolean {
  const task = decisionOf(state, seat);
  return task !== undefined && rulesOf(task.kind).checkpoint;
}
