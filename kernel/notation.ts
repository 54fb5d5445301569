import type { GameTypes } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * Moves as short text. A step is what `play` takes; a turn is what a record shows as one entry: all steps that a
 * seat made from one closing step to the next. A state is passed along because names may depend on the material in
 * use; any state of the same game will do for writing, reading may look at what the seat is doing now.
 *
 * Readers throw BadInput that names the bad word. They need not check legality: `play` does.
 */
export interface Notation<T extends GameTypes> {
  writeStep(state: T['State'], move: T['Move']): string;
  readStep(state: T['State'], seat: Seat, text: string): T['Move'];
  writeTurn(state: T['State'], steps: readonly T['Move'][]): string;
  readTurn(state: T['State'], seat: Seat, text: string): T['Move'][];
  /** Whether this step ends its seat's entry in the record. */
  closes(state: T['State'], move: T['Move']): boolean;
}

/** The words of a text, whatever white space parts them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** For games whose every step is an entry of its own: the turn's notation follows from the step's. */
export function oneStepTurns<T extends GameTypes>(steps: Pick<Notation<T>, 'writeStep' | 'readStep'>): Notation<T> {
  return {
    ...steps,
    // Almost always there is one: a record need not make a list of it.
    writeTurn: (state, moves) =>
      moves.length === 1
        ? steps.writeStep(state, moves[0])
        : moves.map((move) => steps.writeStep(state, move)).join(' '),
    readTurn: (state, seat, text) => [steps.readStep(state, seat, text)],
    closes: () => true,
  };
}
