import type { HomeWords } from './types.ts';

export const es: HomeWords = {
  options: 'Opciones',
  withPeople: 'Con gente',
  goOn: 'Continuar',
  against: (names) => `con ${names}`,
  alone: 'en solitario',
  yourTurn: 'Te toca',
  turnOf: (name) => `Le toca a ${name}`,
  atTable: 'en línea',
  remove: 'Quitar',
  removed: 'Quitada',
  keepIt: 'Conservarla',
  streak: (days) => `racha: ${days}`,
  today: {
    open: 'Por jugar hoy',
    begun: 'Partida empezada',
    done: (points) => `Hoy: ${points === 1 ? '1 punto' : `${points} puntos`}`,
  },
};
