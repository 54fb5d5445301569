import { type Game, type GameTypes, IllegalMove, refuse, type Seat } from '@grove/kernel';

export const NEXT_RULES = 'test-next';

/**
 * A game whose rules have changed once more, for tests: by the newest ones the last of several steps that a seat could
 * make is forbidden. By all others nothing has changed.
 */
export function withNextRules<T extends GameTypes>(game: Game<T>): Game<T> {
  const next = game.rulesVersions.length;
  const isForbidden = (state: T['State'], seat: Seat, move: T['Move']): boolean => {
    if (state.rules !== next) return false;
    const texts = game.moves(state, seat).map((legal) => game.notation.writeStep(state, legal));
    return texts.length > 1 && game.notation.writeStep(state, move) === texts.at(-1);
  };
  const why: Game<T>['why'] = (state, seat, move) =>
    game.why(state, seat, move) ?? (isForbidden(state, seat, move) ? refuse('X1', 'forbidden-now') : undefined);
  return {
    ...game,
    rulesVersions: [...game.rulesVersions, NEXT_RULES],
    start: (players, options, chance, rules = next) => game.start(players, options, chance, rules),
    moves: (state, seat) => {
      const moves = game.moves(state, seat);
      return state.rules === next && moves.length > 1 ? moves.slice(0, -1) : moves;
    },
    why,
    play: (state, seat, move, chance, tell) => {
      const refusal = why(state, seat, move);
      if (refusal !== undefined) throw new IllegalMove(refusal);
      game.play(state, seat, move, chance, tell);
    },
  };
}
