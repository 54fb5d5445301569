import { type Bot, type Game, type GameTypes, randomMove } from '@grove/kernel';

/** Any legal step, each equally likely. It looks at its view only through an imagined state, like every bot. */
export function randomBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  return {
    choose(view, seat, chance) {
      return randomMove(game, game.imagine(view, chance), seat, chance);
    },
  };
}
