import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * A legal step for a seat whose person is not there to decide: as the game says, otherwise one that ends the turn if there is
 * one. Of several the last, since games list what ends a turn last. Undefined for a seat that is not waited for.
 */
export function simplestMove<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): T['Move'] | undefined {
  if (game.simplest !== undefined) return game.simplest(state, seat);
  const moves = game.moves(state, seat);
  return moves.findLast((move) => game.notation.closes(state, move)) ?? moves[0];
}
