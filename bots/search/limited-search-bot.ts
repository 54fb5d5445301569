import type { Bot, Game, GameTypes } from '@grove/kernel';
import { playoutBudget, whicheverFirst } from '../budget.ts';
import type { Evaluator } from '../evaluator.ts';
import { searchBot, type SearchSettings } from './search-bot.ts';

/**
 * Searches like `searchBot`, but never with more playouts than its settings say, however long it may: for levels below
 * the strongest, which would be as strong as that one otherwise.
 */
export function limitedSearchBot<T extends GameTypes>(
  game: Game<T>,
  evaluator: Evaluator<T>,
  settings: SearchSettings,
): Bot<T> {
  const bot = searchBot(game, evaluator, settings);
  return {
    choose(view, seat, chance, budget) {
      const limit = playoutBudget(settings.playouts);
      return bot.choose(view, seat, chance, budget === undefined ? limit : whicheverFirst(budget, limit));
    },
  };
}
