import type { Game } from '../index.ts';
import { digestOfGame } from './digest.ts';
import type { Trial } from './trial.ts';

/** Started by `sameInAnotherProcess` with a module, the id of the game in it, and the trials to play. */
const [door, id, trials] = process.argv.slice(2);
const game = gameIn((await import(door)) as Record<string, unknown>);
console.log(JSON.stringify((JSON.parse(trials) as Trial[]).map((trial) => digestOfGame(game, trial))));

function gameIn(module: Record<string, unknown>): Game {
  const game = Object.values(module).find((exported) => (exported as Partial<Game> | undefined)?.id === id);
  if (game === undefined) throw new Error(`${door} exports no game with the id ${id}`);
  return game as Game;
}
