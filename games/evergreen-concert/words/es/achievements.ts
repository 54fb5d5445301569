import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
  concert: { name: 'Gran concierto', done: 'Un concierto que ha dado cien puntos.' },
  'full-club': { name: 'Club lleno', done: 'Una victoria con cuatro jugadores o más.' },
};
