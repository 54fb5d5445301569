import type { Achievements } from '@grove/game-kit';
import { atLeast, first, isOwn, isWon, partsOf } from '@grove/game-kit/achievements';
import { medals } from './medals.ts';
import { type AchievementName, achievementWords } from './words/achievement-words.ts';

/** In the order in which they are shown. */
export const concertAchievements: Achievements<AchievementName> = {
  reach: {
    concert: atLeast(100, (game) => Math.max(0, ...partsOf(game, 'concerts'))),
    'full-club': first((game) => game.seating.length >= 4 && isWon(game) && isOwn(game)),
  },
  words: achievementWords,
  medals,
};
