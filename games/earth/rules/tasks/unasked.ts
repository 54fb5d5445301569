import { seatBit } from '@grove/kernel';
import type { Verb } from '../move.ts';
import type { Phase, State } from '../state.ts';
import { decisionOf } from '../turn/decision.ts';
import { rulesOf } from '../versions.ts';
import { mayActFreely } from './free.ts';
import { isCheckpoint } from './registry.ts';
import type { Decision } from './task.ts';

/** The steps that nobody is asked for. */
export const UNASKED = ['in-part', 'back'] as const;

/** D20: a between-turns event is taken as a whole. */
const WHOLE: ReadonlySet<Decision['kind']> = new Set(['between', 'join']);

/** E6.5: at a checkpoint a player may say that gains are to be taken in part, until benefits or activation end. */
function canTakeInPart(state: State, seat: number): boolean {
  const task = decisionOf(state, seat);
  if (task === undefined || !isCheckpoint(state, task) || WHOLE.has(task.kind)) return false;
  return rulesOf(state).takesInPart && !(state.inPart & seatBit(seat));
}

/** The steps of a turn in which everybody has something to do, or might have. */
const COMMON: ReadonlySet<Phase> = new Set([
  'plant',
  'extra',
  'reveal',
  'draw',
  'benefit',
  'activate',
  'move',
  'between',
  'share',
  'final',
]);

/** E2.8: who is done may come back as long as the step has not ended for all, to play an event or convert. */
const canComeBack = (state: State, seat: number): boolean =>
  rulesOf(state).actsAnyTime &&
  state.players[seat].tasks.length === 0 &&
  COMMON.has(state.phase) &&
  mayActFreely(state, seat);

export const allowsUnasked = (state: State, seat: number, verb: Verb): boolean =>
  (verb === 'in-part' && canTakeInPart(state, seat)) || (verb === 'back' && canComeBack(state, seat));

export function playUnasked(state: State, seat: number, verb: Verb): void {
  if (verb === 'in-part') {
    state.inPart |= seatBit(seat);
    return;
  }
  const { tasks, store } = state.players[seat];
  // In step 3 a conversion may make room for stored sprouts (E9.7).
  tasks.push(state.phase === 'move' && store > 0 ? { kind: 'move', moved: true } : { kind: 'leisure' });
}
