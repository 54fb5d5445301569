import type { GameTypes } from '@grove/kernel';
import type { Evaluator } from './evaluator.ts';
import type { SearchSettings } from './search/search-bot.ts';

/** Who gives hints and reviews for a game: the evaluator of its strongest bot, and how it searches. */
export interface Advisor<T extends GameTypes = GameTypes> {
  readonly evaluator: Evaluator<T>;
  readonly settings: SearchSettings;
}
