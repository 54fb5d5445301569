import type { Chance } from './chance/chance.ts';
import type { Game, GameTypes } from './game.ts';
import { randomMove } from './random-move.ts';

/**
 * Plays on at random until the game is over: of all legal steps of the first seat that is waited for, each is
 * equally likely. The plainest simulation there is; benches measure it and search builds on it.
 *
 * @returns how many steps were played
 */
export function playout<T extends GameTypes>(game: Game<T>, state: T['State'], chance: Chance, choice: Chance): number {
  let steps = 0;
  for (;;) {
    // Not by destructuring, which goes through an iterator: this loop is the hottest of all.
    const seat = game.waitingFor(state)[0];
    if (seat === undefined) return steps;
    game.play(state, seat, randomMove(game, state, seat, choice), chance);
    steps++;
  }
}
