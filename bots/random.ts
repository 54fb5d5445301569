import type { Bot, Game, GameTypes } from '@grove/kernel';

/** Any legal step, each equally likely. It looks at its view only through an imagined state, like every bot. */
export function randomBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  return {
    choose(view, seat, chance) {
      const moves = game.moves(game.imagine(view, chance), seat);
      return moves[chance.pick(moves.length)];
    },
  };
}
