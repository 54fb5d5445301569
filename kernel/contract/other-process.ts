import type { Game } from '../index.ts';
import { digestOfGame } from './digest.ts';
import type { SeededGame } from './seeded-game.ts';

/** Started by `sameInAnotherProcess` with a module, the id of the game in it, and the games to play. */
const [module = '', id = '', randomGames = '[]'] = process.argv.slice(2);
const game = gameIn((await import(module)) as Record<string, unknown>);
console.log(JSON.stringify((JSON.parse(randomGames) as SeededGame[]).map((seeded) => digestOfGame(game, seeded))));

function gameIn(exports: Record<string, unknown>): Game {
  const found = Object.values(exports).find((exported) => (exported as Partial<Game> | undefined)?.id === id);
  if (found === undefined) throw new Error(`${module} exports no game with the id ${id}`);
  return found as Game;
}
