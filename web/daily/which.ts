import type { Shelved } from '@grove/games/shelf.ts';

/** The game whose deal of the day everybody plays. */
export const DAILY_GAME = 'evergreen-planet';

export const dailyOn = (shelf: readonly Shelved[]): Shelved | undefined =>
  shelf.find(({ cover }) => cover.id === DAILY_GAME);
