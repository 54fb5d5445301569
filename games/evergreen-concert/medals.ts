import type { Medal } from '@grove/game-kit/achievements';
import type { AchievementName } from './words/achievement-words.ts';

const CLUB = { ground: '#2B5A5C', lit: '#FFF3DC', dark: '#E0C48F' };

export const medals: Readonly<Record<AchievementName, Medal>> = {
  concert: { ...CLUB, symbol: 'M15 9 30 6v19a5 4.5 0 1 1-3-4V12l-9 2v15a5 4.5 0 1 1-3-4Z' },
  'full-club': { ...CLUB, symbol: 'M5 13h30v5a3 3 0 0 0 0 5v5H5v-5a3 3 0 0 0 0-5Z' },
};
