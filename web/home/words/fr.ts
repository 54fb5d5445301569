import type { HomeWords } from './types.ts';

export const fr: HomeWords = {
  options: 'Options',
  withPeople: 'Avec d’autres',
  goOn: 'Continuer',
  against: (names) => `avec ${names}`,
  alone: 'en solo',
  yourTurn: 'À vous de jouer',
  turnOf: (name) => `Au tour de ${name}`,
  atTable: 'en ligne',
  remove: 'Retirer',
  removed: 'Retirée',
  keepIt: 'La garder',
  streak: (days) => `série : ${days}`,
  today: {
    open: 'À jouer aujourd’hui',
    begun: 'Partie commencée',
    done: (points) => `Aujourd’hui : ${points < 2 ? `${points} point` : `${points} points`}`,
  },
};
