import { type CardChoice, colorChoices, FITTED, handChoices, plantingChoices } from '@grove/games/earth/bot';
import { type Chance, itemAt } from '@grove/kernel';
import { type Move, seenFrom, type State } from './rows.ts';

/** What may be chosen in a decision, and the rows of it once it is known what each choice brings. */
interface Choices {
  readonly moves: readonly (Move | undefined)[];
  /** Whether a move of the policy belongs to the decision: it may also do something else first. */
  readonly answers: (move: Move) => boolean;
  readonly rowsOf: (worths: readonly number[], decision: number) => Float32Array[];
}

/** A kind of decisions for which there is a judge. */
interface Kind {
  readonly choicesAt: (state: State, seat: number, chance: Chance) => Choices;
  /** After how many turns the network for leads says what came of a choice: what cards are good for takes longer to be seen. */
  readonly turns: number;
}

export const kinds: Readonly<Record<string, Kind>> = {
  colors: { choicesAt: colors, turns: 3 },
  plantings: { choicesAt: plantings, turns: 2 },
  hands: { choicesAt: hands, turns: 4 },
};

/** One row: what a network sees from the seat, what each colour brings (not a number where it may not be chosen), and the decision's number. */
function colors(state: State, seat: number): Choices {
  const moves = colorChoices(state, seat, FITTED);
  return {
    moves,
    answers: (move) => moves.includes(move),
    rowsOf: (worths, decision) => [Float32Array.from([...seenFrom(state, seat), ...worths, decision])],
  };
}

/** So many plantings are compared, the best by rules of thumb. */
const MOST_PLANTINGS = 6;

/** A row for each: what a network sees of it, its card, what it brings, and the decision's number. */
const rowsFor = (choices: readonly CardChoice[], worths: readonly number[], decision: number): Float32Array[] =>
  choices.map(({ numbers, mark }, i) => Float32Array.from([...numbers, mark, itemAt(worths, i), decision]));

function plantings(state: State, seat: number): Choices {
  const choices = plantingChoices(state, seat, FITTED, MOST_PLANTINGS);
  const moves = choices.map(({ move }) => move);
  return {
    moves,
    answers: (move) => moves.includes(move),
    rowsOf: (worths, decision) => rowsFor(choices, worths, decision),
  };
}

/** So many cards are compared, any of those that may be chosen. */
const MOST_CARDS = 6;

/** What a card is worth to have is what is lost with it, where one is given away. */
function hands(state: State, seat: number, chance: Chance): Choices {
  const { isGiven, choices: all } = handChoices(state, seat, FITTED);
  const choices = [...all];
  while (choices.length > MOST_CARDS) choices.splice(chance.pick(choices.length), 1);
  return {
    moves: choices.map(({ move }) => move),
    answers: () => true,
    rowsOf: (worths, decision) => {
      const kept = worths.map((worth) => (isGiven ? -worth : worth));
      return rowsFor(choices, kept, decision);
    },
  };
}
