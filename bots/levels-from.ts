import type { GameTypes } from '@grove/kernel';
import type { Evaluator } from './evaluator.ts';
import { type GameBots, type Level, LEVELS } from './levels.ts';
import { randomBot } from './random.ts';
import { limitedSearchBot } from './search/limited-search-bot.ts';
import { greedyBot, searchBot, type SearchSettings } from './search/search-bot.ts';

/** So many playouts for each candidate reach all of them once: the first round may take a quarter of the budget. */
const FEWEST_EACH = 4;

/**
 * All bots of a game from its evaluator. The ancient searches as its settings say, or as long as it may; each level
 * below makes so many times fewer playouts, down to the seedling, whose few just reach every candidate. A game that knows
 * better how beginners play replaces single levels: `{ ...levelsFrom(evaluator, settings), seedling }`.
 */
export function levelsFrom<T extends GameTypes>(evaluator: Evaluator<T>, settings: SearchSettings): GameBots<T> {
  const limited = (level: Level) => ({ ...settings, playouts: playoutsOf(level, settings) });
  return {
    random: randomBot,
    seedling: (game) => limitedSearchBot(game, evaluator, limited('seedling')),
    sapling: (game) => limitedSearchBot(game, evaluator, limited('sapling')),
    greedy: (game) => greedyBot(game, evaluator),
    tree: (game) => limitedSearchBot(game, evaluator, limited('tree')),
    ancient: (game) => searchBot(game, evaluator, settings),
  };
}

/** Levels are the same factor apart. */
function playoutsOf(level: Level, { width, playouts }: SearchSettings): number {
  const fewest = Math.min(playouts, FEWEST_EACH * width);
  const share = LEVELS.indexOf(level) / (LEVELS.length - 1);
  return Math.round(fewest * (playouts / fewest) ** share);
}
