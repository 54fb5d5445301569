import { gameModules } from '@grove/games/loaded';
import { itemAt, SeededChance } from '@grove/kernel';
import { fuzzGame, settingsOf } from './methods/fuzz.ts';

/**
 * Lets bots of all levels play so many games of every game, with every number of players and every combination of
 * options in turn: `node laboratory/fuzz-bots.ts GAMES SEED`, with a third word only of the game with that id. An
 * illegal move, an error or a game without end stops it and says which game it was.
 */
const [games = 100, seed = 1] = process.argv.slice(2, 4).map(Number);
const [only] = process.argv.slice(4);

for (const module of gameModules.filter(({ game }) => only === undefined || game.id === only)) {
  const settings = settingsOf(module.game);
  SeededChance.from(`fuzz ${seed}`).shuffle(settings);
  const begin = performance.now();
  let steps = 0;
  for (let number = 0; number < games; number++) {
    steps += fuzzGame(module, itemAt(settings, number % settings.length), `${seed}/${number}`).steps;
  }
  const tried = Math.min(games, settings.length);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${module.game.id}: ${games} games, ${steps} steps, ${tried} of ${settings.length} settings, no error, ${seconds} s`,
  );
}
