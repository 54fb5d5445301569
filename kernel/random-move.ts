import type { Chance } from './chance/chance.ts';
import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';

/** A legal step of a seat that is waited for, each equally likely. */
export function randomMove<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  choice: Chance,
): T['Move'] {
  if (game.randomMove !== undefined) return game.randomMove(state, seat, choice);
  const moves = game.moves(state, seat);
  return moves[choice.pick(moves.length)];
}
