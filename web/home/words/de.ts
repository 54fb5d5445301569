import type { HomeWords } from './types.ts';

export const de: HomeWords = {
  options: 'Optionen',
  withPeople: 'Mit Menschen',
  goOn: 'Weiterspielen',
  against: (names) => `mit ${names}`,
  alone: 'allein',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  atTable: 'online',
  remove: 'Entfernen',
  removed: 'Entfernt',
  keepIt: 'Doch behalten',
  streak: (days) => `Serie: ${days}`,
  today: {
    open: 'Heute noch nicht gespielt',
    begun: 'Angefangen, noch nicht fertig',
    done: (points) => `Heute: ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
  },
};
