import { type Chance, IllegalMove, type Seat, type Tell } from '@grove/kernel';
import type { Event } from './events.ts';
import { tellInSecret } from './face-down/reveal.ts';
import { takerOf } from './legal.ts';
import { type Move, spotOf, targetOf, type Verb, verbOf } from './move.ts';
import { refusalOf } from './refusals.ts';
import { type Fresh, noFresh, type State, type StepContext } from './state.ts';
import { playFree } from './tasks/free.ts';
import { playUnasked } from './tasks/unasked.ts';
import { isCheckpoint } from './tasks/registry.ts';
import type { Decision } from './tasks/task.ts';
import { decisionOf } from './turn/decision.ts';
import { settle } from './turn/flow.ts';
import { observe } from './turn/observe.ts';

/** Steps after which what was gained before may still be laid on the team board. */
const keepsFresh = (verb: Verb): boolean => verb === 'lay' || verb === 'fetch' || verb === 'in-part' || verb === 'back';

export function play(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): void {
  const taker = takerOf(state, seat, move);
  const verb = verbOf(move);
  if (taker === undefined || verb === undefined) throw new IllegalMove(refusalOf(state, seat, move));
  const context: StepContext = { state, chance, tell: tellInSecret(state, tell) };
  const player = state.players[seat];
  // What was just gained can be laid on the team board until the next thing is started (E16.2).
  if (hasGained(player.fresh) && !keepsFresh(verb) && isAtCheckpoint(state, seat)) player.fresh = noFresh();
  if (taker === 'unasked') playUnasked(state, seat, verb);
  else if (taker === 'free') playFree(context, seat, verb, targetOf(move), spotOf(move));
  else taker.play(context, seat, player.tasks.pop() as Decision, verb, targetOf(move), spotOf(move));
  if (settle(context) && isAtCheckpoint(state, seat)) observe(state, seat);
}

const hasGained = ({ soil, seeds, compost, cards }: Fresh): boolean =>
  soil !== 0 || seeds !== 0 || compost !== 0 || cards.length > 0;

/** E2.8: nothing of this player's is half done. */
function isAtCheckpoint(state: State, seat: Seat): boolean {
  const task = decisionOf(state, seat);
  return task !== undefined && isCheckpoint(state, task);
}
