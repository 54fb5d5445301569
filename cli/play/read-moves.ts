import { BadInput, type Game, type GameTypes, isInterruption, type Match, type Seat } from '@grove/kernel';

/**
 * What somebody typed as steps to play: one step, or a whole turn as it stands in records; a text that could be both is
 * the step. A turn counts as a whole: it is tried on a copy first, and if one step of it is refused none is played.
 */
export function readMoves({ game, state, chance }: Match<GameTypes>, seat: Seat, text: string): unknown[] {
  const step = orBadInput(() => game.notation.readStep(state, seat, text));
  if (!(step instanceof BadInput) && game.why(state, seat, step) === undefined) {
    demandOwn(game, state, seat, step);
    return [step];
  }
  const turn = orBadInput(() => game.notation.readTurn(state, seat, text));
  // Neither a legal step nor a turn: play the step, so that the rules say what is wrong with it.
  if (turn instanceof BadInput && step instanceof BadInput) throw turn;
  if (turn instanceof BadInput) return [step];
  const trial = game.copy(state);
  const trialChance = chance.copy();
  for (const move of turn) {
    demandOwn(game, trial, seat, move);
    game.play(trial, seat, move, trialChance);
  }
  return turn;
}

/** Time runs out by itself; nobody can ask for it. */
function demandOwn(game: Game, state: GameTypes['State'], seat: Seat, move: unknown): void {
  if (!isInterruption(game, state, seat, move)) return;
  throw new BadInput(`"${game.notation.writeStep(state, move)}" is not for players: only the table does that`);
}

function orBadInput<T>(read: () => T): T | BadInput {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}
