import {
  BadInput,
  type Game,
  type GameTypes,
  itemAt,
  NO_CHANCE,
  type Refusal,
  type Seat,
  wordsOf,
} from '@grove/kernel';

export interface TypedSteps<T extends GameTypes> {
  readonly steps: readonly T['Move'][];
  /** Why the first impossible step is refused; then nothing is to be played. */
  readonly refusal: Refusal<T['Reason']> | undefined;
}

/** Reads one step or a whole turn and tries it out on a copy. Throws BadInput for what cannot be read. */
export function readTyped<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  text: string,
): TypedSteps<T> {
  const steps = stepsIn(game, state, seat, text);
  const trial = game.copy(state);
  for (const [i, step] of steps.entries()) {
    const refusal = game.why(trial, seat, step);
    if (refusal !== undefined) return { steps: [], refusal };
    // What comes of the last step is for the real game to say: only it knows what chance brings.
    if (i < steps.length - 1) game.play(trial, seat, step, NO_CHANCE);
  }
  return { steps, refusal: undefined };
}

/** A text that could be both, a step and a turn, is the step. */
function stepsIn<T extends GameTypes>(
  { notation }: Game<T>,
  state: T['State'],
  seat: Seat,
  text: string,
): readonly T['Move'][] {
  try {
    return [notation.readStep(state, seat, text)];
  } catch (error) {
    if (!(error instanceof BadInput) || wordsOf(text).length === 1) throw error;
    return notation.readTurn(state, seat, text);
  }
}

/** The first step that somebody may make now, as it is typed; undefined where there is none. */
export const exampleOf = <T extends GameTypes>(
  { notation }: Game<T>,
  { state, moves }: { readonly state: T['State']; readonly moves: readonly T['Move'][] },
): string | undefined => (moves.length === 0 ? undefined : notation.writeStep(state, itemAt(moves, 0)));
