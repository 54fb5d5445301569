import type { ReasonWords } from '../reasons/types.ts';

export const es: ReasonWords = {
  terms: {
    paid: 'puntos del concierto ahora',
    hit: 'dónde está el éxito',
    later: 'conciertos guardados para después',
    gala: 'la gala guardada para después',
    disc: ({ name }) => `disco ${name} para otros conciertos`,
    rivalLess: ({ name }) => `${name} tiene menos`,
    rivalMore: ({ name }) => `${name} tiene más`,
    cards: 'cartas que quedan en la mano',
    opening: ({ name }) => `el valor para la ronda inicial (mejor cercano a ${name})`,
  },
  strongest: 'el rival más fuerte',
  mistakes: {
    paid: 'Un concierto de pocos puntos',
    hit: 'El éxito cedido a otros',
    later: 'Conciertos celebrados demasiado pronto',
    gala: 'La gala celebrada demasiado pronto',
    disc: 'Discos sin ganar',
    rival: 'Discos cedidos a un rival',
    cards: 'Demasiadas cartas gastadas',
    opening: 'Cartas poco aptas para la ronda inicial',
  },
};
