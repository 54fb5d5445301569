import { itemAt } from '../item-at.ts';
import { createHash } from 'node:crypto';
import { type Game, type GameTypes, viewersOf } from '../index.ts';
import { randomGame } from './random-game.ts';
import type { SeededGame } from './seeded-game.ts';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One hash over every state, list of moves and event of a random game, and over the views of one viewer after the other. */
export function digestOfGame<T extends GameTypes>(game: Game<T>, seeded: SeededGame): string {
  const hash = createHash('sha256');
  const viewers = viewersOf(seeded.players);
  for (const { index, state, events } of randomGame(game, seeded)) {
    hash.update(JSON.stringify([game.save(state), game.waitingFor(state).map((seat) => game.moves(state, seat))]));
    hash.update(JSON.stringify(game.view(state, itemAt(viewers, index % viewers.length))));
    hash.update(JSON.stringify([events, game.result(state), Array.from(game.knowers(state))]));
  }
  return hash.digest('hex');
}
