import { type MoveList, moveOf, type Verb, withTarget } from '../move.ts';
import type { State, StepContext } from '../state.ts';
import type { Decision, DecisionOf } from './task.ts';

/**
 * The rules of one kind of decision. `moves` and `allows` ask the same helpers, so that what is offered and what is
 * accepted cannot differ; `play` finds the task already taken off the stack and puts back what is left of it.
 */
export interface DecisionRules<Kind extends Decision['kind'] = Decision['kind']> {
  /** Whether nothing is half done while it waits (E2.8), so that optional things may be started; for one it depends on the rules. */
  readonly checkpoint: boolean | ((state: State) => boolean);
  /** Whether there is nothing to decide, as everybody can see. */
  lapses?(state: State, seat: number, task: DecisionOf<Kind>): boolean;
  moves(state: State, seat: number, task: DecisionOf<Kind>, list: MoveList): void;
  allows(state: State, seat: number, task: DecisionOf<Kind>, verb: Verb, target: number, spot: number): boolean;
  play(context: StepContext, seat: number, task: DecisionOf<Kind>, verb: Verb, target: number, spot: number): void;
}

/** Adds a move for every member of a set: of cells, of fauna cards, of colours. */
export function addMembers(list: MoveList, set: number, verb: Verb): void {
  const move = moveOf(verb);
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(withTarget(move, 31 - Math.clz32(rest & -rest)));
}

/** Adds a move for every target of a list. */
export function addEach(list: MoveList, targets: readonly number[], verb: Verb): void {
  const move = moveOf(verb);
  for (let i = 0; i < targets.length; i++) list.push(withTarget(move, targets[i]));
}
