import type { Achievements } from '@grove/game-kit';
import { first, isOwn, isWon, partsOf } from '@grove/game-kit/achievements';
import { type AchievementName, achievementWords } from './words/achievement-words.ts';

/** In the order in which they are shown. */
export const concertAchievements: Achievements<AchievementName> = {
  reach: {
    concert: first((game) => Math.max(0, ...partsOf(game, 'concerts')) >= 100),
    'full-club': first((game) => game.seating.length >= 4 && isWon(game) && isOwn(game)),
  },
  words: achievementWords,
};
