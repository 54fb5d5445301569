import { BadInput, canonical, type Game, type GameTypes, type Seat, SeededChance, type Step } from '../../index.ts';
import type { Check } from '../context.ts';
import { randomGame, sample } from '../random-game.ts';
import { Breach, must, mustEqual, withoutStacks } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

const WRITTEN = 8;

/** Steps and turns are written and read back; text that means nothing is refused as bad input. */
export const notationRoundTrips: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    const turns = turnReader(game);
    const choice = SeededChance.from(seeded.seed, 'samples');
    for (const { state, next } of randomGame(game, seeded)) {
      if (next === undefined) break;
      checkStep(game, state, next.seat, next.move);
      for (const move of sample(game.moves(state, next.seat), WRITTEN, choice)) checkStep(game, state, next.seat, move);
      turns(state, next);
    }
  });
};

function checkStep<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, move: T['Move']): void {
  const text = game.notation.writeStep(state, move);
  must(
    text.trim() === text && text !== '' && !text.includes('\n'),
    () => `${JSON.stringify(text)} is not a line of text`,
  );
  const read = game.notation.readStep(state, seat, text);
  mustEqual(canonical(read), canonical(move), `the step "${text}" is read as another one`);
  mustBeBad(() => game.notation.readStep(state, seat, `${text} zzz`), `the step "${text} zzz"`);
  mustBeBad(() => game.notation.readTurn(state, seat, `zzz ${text}`), `the turn "zzz ${text}"`);
}

/** Collects the steps of each seat until its turn closes, then writes the turn and reads it where it began. */
function turnReader<T extends GameTypes>(game: Game<T>) {
  const open = new Map<Seat, { start: T['State']; steps: T['Move'][] }>();
  return (state: T['State'], { seat, move }: Step<T['Move']>): void => {
    const turn = open.get(seat) ?? { start: game.copy(state), steps: [] };
    open.set(seat, turn);
    turn.steps.push(move);
    if (!game.notation.closes(state, move)) return;
    open.delete(seat);
    const text = game.notation.writeTurn(state, turn.steps);
    const read = game.notation.readTurn(turn.start, seat, text);
    mustEqual(canonical(read), canonical(turn.steps), `the turn "${text}" is read as another one`);
  };
}

function mustBeBad(read: () => unknown, what: string): void {
  try {
    withoutStacks(read);
  } catch (error) {
    if (error instanceof BadInput) return;
    throw new Breach(`${what} is met with ${String(error)} instead of BadInput`, { cause: error });
  }
  throw new Breach(`${what} means nothing, but is read without complaint`);
}
