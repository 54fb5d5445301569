import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
  concert: { name: 'Grand concert', done: 'Un concert qui a rapporté cent points.' },
  'full-club': { name: 'Club complet', done: 'Une victoire à quatre joueurs ou plus.' },
};
