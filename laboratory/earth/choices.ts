import { colorChoices, FITTED, plantingChoices } from '@grove/games/earth/bot';
import { itemAt } from '@grove/kernel';
import { type Move, seenFrom, type State } from './rows.ts';

/** What may be chosen in a decision, and the rows of it once it is known what each choice brings. */
export interface Choices {
  readonly moves: readonly (Move | undefined)[];
  readonly rowsOf: (worths: readonly number[], decision: number) => Float32Array[];
}

/** The kinds of decisions for which there are judges. */
export const choicesOf: Readonly<Record<string, (state: State, seat: number) => Choices>> = { colors, plantings };

/** One row: what a network sees from the seat, what each colour brings (not a number where it may not be chosen), and the decision's number. */
function colors(state: State, seat: number): Choices {
  return {
    moves: colorChoices(state, seat, FITTED),
    rowsOf: (worths, decision) => [Float32Array.from([...seenFrom(state, seat), ...worths, decision])],
  };
}

/** So many plantings are compared, the best by rules of thumb. */
const MOST_PLANTINGS = 6;

/** A row for each: what a network sees of the planting, its card, what it brings, and the decision's number. */
function plantings(state: State, seat: number): Choices {
  const choices = plantingChoices(state, seat, FITTED, MOST_PLANTINGS);
  return {
    moves: choices.map(({ move }) => move),
    rowsOf: (worths, decision) =>
      choices.map(({ numbers, mark }, i) => Float32Array.from([...numbers, mark, itemAt(worths, i), decision])),
  };
}
