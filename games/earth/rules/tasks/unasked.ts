import { seatBit } from '@grove/kernel';
import { type Move, moveOf, type Verb } from '../move.ts';
import type { State } from '../state.ts';
import { rulesOf } from '../versions.ts';
import type { Decision } from './task.ts';

/** D20: a between-turns event is taken as a whole. */
const WHOLE: ReadonlySet<Decision['kind']> = new Set(['between', 'join']);

/** E6.5: whether a player at a checkpoint may say that gains are to be taken in part, until benefits or activation end. */
const canTakeInPart = (state: State, seat: number, task: Decision): boolean =>
  rulesOf(state).takesInPart && !(state.inPart & seatBit(seat)) && !WHOLE.has(task.kind);

/** The steps at a checkpoint that nobody is asked for. */
export const unaskedAt = (state: State, seat: number, task: Decision): Move[] =>
  canTakeInPart(state, seat, task) ? [moveOf('in-part')] : [];

export const allowsUnasked = (state: State, seat: number, task: Decision, verb: Verb): boolean =>
  verb === 'in-part' && canTakeInPart(state, seat, task);

export function playUnasked(state: State, seat: number): void {
  state.inPart |= seatBit(seat);
}
