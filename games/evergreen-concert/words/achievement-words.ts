import { type AchievementWords, type ByLanguage, typesetWords } from '@grove/game-kit';

export type AchievementName = 'concert' | 'full-club';

export const achievementWords: ByLanguage<Readonly<Record<AchievementName, AchievementWords>>> = typesetWords({
  en: {
    concert: { name: 'Great concert', done: 'A concert worth a hundred points.' },
    'full-club': { name: 'Full club', done: 'First in a concert of four or more.' },
  },
  fr: {
    concert: { name: 'Grand concert', done: 'Un concert qui a rapporté cent points.' },
    'full-club': { name: 'Club complet', done: 'Première place d’un concert à quatre ou plus.' },
  },
  de: {
    concert: { name: 'Großes Konzert', done: 'Ein Konzert, das hundert Punkte bringt.' },
    'full-club': { name: 'Voller Klub', done: 'Erster in einem Konzert zu viert oder mehr.' },
  },
  es: {
    concert: { name: 'Gran concierto', done: 'Un concierto que ha dado cien puntos.' },
    'full-club': { name: 'Club lleno', done: 'Primer puesto en un concierto de cuatro o más.' },
  },
});
