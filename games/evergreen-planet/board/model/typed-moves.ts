import { type Refusal, type Seat, wordsOf } from '@grove/kernel';
import { applyTurnMove } from '../../rules/effects.ts';
import { planet } from '../../rules/index.ts';
import { isTurnMove } from '../../rules/move.ts';
import type { Reason, State } from '../../rules/types.ts';

interface TypedMoves {
  readonly steps: readonly number[];
  /** Why the first impossible step is refused; then nothing is to be played. */
  readonly refusal: Refusal<Reason> | undefined;
}

/** Reads one step or a whole turn and tries it out. Throws BadInput for what cannot be read. */
export function readMoves(state: State, seat: Seat, text: string): TypedMoves {
  const isStep = wordsOf(text).length === 1 || wordsOf(text)[0] === 'take';
  const { notation } = planet;
  const steps = isStep ? [notation.readStep(state, seat, text)] : notation.readTurn(state, seat, text);
  const trial = planet.copy(state);
  for (const step of steps) {
    const refusal = planet.why(trial, seat, step);
    if (refusal !== undefined) return { steps: [], refusal };
    if (isTurnMove(step)) applyTurnMove(trial, seat, step);
  }
  return { steps, refusal: undefined };
}
