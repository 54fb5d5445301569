import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
  concert: { name: 'Großes Konzert', done: 'Ein Konzert, das hundert Punkte bringt.' },
  'full-club': { name: 'Voller Klub', done: 'Eine Partie mit vier oder mehr Spielern gewonnen.' },
};
