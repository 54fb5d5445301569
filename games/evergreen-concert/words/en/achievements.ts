import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
  concert: { name: 'Great concert', done: 'A concert worth a hundred points.' },
  'full-club': { name: 'Full club', done: 'First in a concert of four or more.' },
};
