import { type Chance, IllegalMove, type Seat, type Tell } from '@grove/kernel';
import type { Event } from './events.ts';
import { takerOf } from './legal.ts';
import { type Move, spotOf, targetOf, type Verb, verbOf } from './move.ts';
import { refusalOf } from './refusals.ts';
import { noFresh, type State, type StepContext } from './state.ts';
import { playFree } from './tasks/free.ts';
import { playUnasked } from './tasks/unasked.ts';
import { decisionRules } from './tasks/registry.ts';
import { decisionOf, settle } from './turn/flow.ts';
import { observe } from './turn/observe.ts';

/** Steps after which what was gained before may still be laid on the team board. */
const KEEPS_FRESH: ReadonlySet<Verb> = new Set(['lay', 'fetch', 'in-part']);

export function play(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): void {
  const taker = takerOf(state, seat, move);
  const task = taker === undefined ? undefined : decisionOf(state, seat);
  const verb = verbOf(move);
  if (task === undefined || verb === undefined) throw new IllegalMove(refusalOf(state, seat, move));
  const context: StepContext = { state, chance, tell };
  const player = state.players[seat];
  const rules = decisionRules(task.kind);
  // What was just gained can be laid on the team board until the next thing is started (E16.2).
  if (rules.checkpoint && !KEEPS_FRESH.has(verb)) player.fresh = noFresh();
  if (taker === 'task') {
    player.tasks.pop();
    rules.play(context, seat, task, verb, targetOf(move), spotOf(move));
  } else if (taker === 'unasked') playUnasked(state, seat);
  else playFree(context, seat, verb, targetOf(move), spotOf(move));
  settle(context);
  if (isAtCheckpoint(state, seat)) observe(state, seat);
}

/** E2.8: nothing of this player's is half done. */
function isAtCheckpoint(state: State, seat: Seat): boolean {
  const task = decisionOf(state, seat);
  return task !== undefined && decisionRules(task.kind).checkpoint;
}
