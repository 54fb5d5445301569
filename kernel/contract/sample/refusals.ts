import { refuse, type Refusal, type Seat } from '@grove/kernel';
import { isOver } from './legal.ts';
import type { Move } from './move.ts';
import { NONE, type Reason, type State } from './types.ts';

export function why(state: State, seat: Seat, card: Move): Refusal<Reason> | undefined {
  if (isOver(state)) return refuse('A3', 'game-over');
  if (state.chosen[seat] !== NONE) return refuse('A1', 'already-chosen');
  if (!state.hands[seat]?.includes(card)) return refuse('A1', 'not-in-hand', { card });
  return undefined;
}
