import type { Box, Game } from '../index.ts';
import { digestOfGame } from './digest.ts';
import type { Trial } from './trial.ts';

/** Started by `sameInAnotherProcess` with a module, the id of the game in it, and the trials to play. */
const [door, id, trials] = process.argv.slice(2);
const game = gameIn((await import(door)) as Record<string, Partial<Box & Game>>);
console.log(JSON.stringify((JSON.parse(trials) as Trial[]).map((trial) => digestOfGame(game, trial))));

function gameIn(module: Record<string, Partial<Box & Game>>): Game {
  for (const exported of Object.values(module)) {
    if (exported.id === id) return exported as Game;
    if (exported.game?.id === id) return exported.game;
  }
  throw new Error(`${door} exports no game with the id ${id}, and no box with one`);
}
