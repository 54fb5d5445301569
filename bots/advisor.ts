import type { GameTypes } from '@grove/kernel';
import type { Expert } from './expert.ts';
import type { SearchSettings } from './search/search-bot.ts';

/** Who gives hints and reviews for a game: the expert of its strongest bot, and how it searches. */
export interface Advisor<T extends GameTypes = GameTypes> {
  readonly expert: Expert<T>;
  readonly settings: SearchSettings;
}
