import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
  concert: { name: 'Great concert', done: 'A concert worth a hundred points.' },
  'full-club': { name: 'Full club', done: 'A win with four or more players at the table.' },
};
