import { Match, recordOf, replay, SeededChance, type GameTypes, type Seat, type Step } from '../../index.ts';
import type { Check } from '../context.ts';
import { chooseStep, mustEndSoon } from '../random-game.ts';
import { must, mustEqual, mustMatch } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

/** After one step in so many, steps are taken back and played again, at most so many. */
const BACK_EVERY = 4;
const DEEPEST = 12;
/** Steps that are taken back for good, so that the game goes another way. */
const CHANGES_OF_MIND = 20;

/** Steps go back as far as is free, and forth again, to the very same states; then the game goes on. */
export const undoesAndRedoes: Check = (game, { randomGames }) => {
  eachGame(randomGames, ({ players, options, seed }) => {
    const match = new Match(game, players, options, SeededChance.from(seed));
    const choice = SeededChance.from(seed, 'undo');
    const saved = [textOf(match)];
    for (let changes = 0; ;) {
      const step = chooseStep(game, match.state, choice);
      if (step === undefined) break;
      mustEndSoon(match.steps.length);
      match.play(step.seat, step.move);
      saved[match.steps.length] = textOf(match);
      if (choice.pick(BACK_EVERY) === 0) backAndForth(match, saved);
      if (changes < CHANGES_OF_MIND && choice.pick(4) === 0 && changeMind(match, choice.pick(players), saved))
        changes++;
    }
    const again = replay(game, recordOf(match, { seed }));
    mustMatch(game.result(again.state), game.result(match.state), 'after undo, the record ends elsewhere');
  });
};

const textOf = <T extends GameTypes>({ game, state, chance }: Match<T>): string =>
  JSON.stringify([game.save(state), chance.save()]);

/** `saved` holds the text after so many steps, as far as it is known. */
function backAndForth<T extends GameTypes>(match: Match<T>, saved: readonly (string | undefined)[]): void {
  const wayBack: Step<T['Move']>[] = [];
  while (wayBack.length < DEEPEST) {
    const last = match.steps.at(-1);
    if (last === undefined || !match.canUndo(last.seat)) break;
    match.undo(last.seat);
    wayBack.push(last);
    compare(match, saved, 'undo does not lead back to the state before the step');
  }
  for (const { seat, move } of wayBack.toReversed()) {
    const isLegal = match.game.why(match.state, seat, move) === undefined;
    must(isLegal, `seat index ${seat} cannot play the step again that it took back`);
    match.play(seat, move);
    compare(match, saved, 'a step played again does not lead to the state after it');
  }
}

function compare<T extends GameTypes>(
  match: Match<T>,
  saved: readonly (string | undefined)[],
  complaint: string,
): void {
  const expected = saved[match.steps.length];
  if (expected !== undefined) mustEqual(textOf(match), expected, complaint);
}

/** Takes a step back that need not be the last one of all; the states on the way are others then. */
function changeMind<T extends GameTypes>(match: Match<T>, seat: Seat, saved: (string | undefined)[]): boolean {
  if (!match.canUndo(seat)) return false;
  match.undo(seat);
  saved.fill(undefined);
  saved[match.steps.length] = textOf(match);
  return true;
}
