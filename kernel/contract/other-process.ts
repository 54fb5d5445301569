import type { Box, Game } from '../index.ts';
import { digestOfGame } from './digest.ts';
import type { SeededGame } from './seeded-game.ts';

/** Started by `sameInAnotherProcess` with a module, the id of the game in it, and the games to play. */
const [module, id, randomGames] = process.argv.slice(2);
const game = gameIn((await import(module)) as Record<string, Partial<Box & Game>>);
console.log(JSON.stringify((JSON.parse(randomGames) as SeededGame[]).map((seeded) => digestOfGame(game, seeded))));

function gameIn(exports: Record<string, Partial<Box & Game>>): Game {
  for (const exported of Object.values(exports)) {
    if (exported.id === id) return exported as Game;
    if (exported.game?.id === id) return exported.game;
  }
  throw new Error(`${module} exports no game with the id ${id}, and no box with one`);
}
