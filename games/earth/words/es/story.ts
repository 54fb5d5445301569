import type { StoryWords } from '../story/types.ts';

const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);

export const story: StoryWords = {
  chose: {
    green: (name) => `${name} ha plantado`,
    red: (name) => `${name} ha compostado`,
    blue: (name) => `${name} ha regado`,
    yellow: (name) => `${name} ha hecho crecer`,
  },
  besides: 'en turnos de los demás',
  besidesYou: 'en tus turnos',
  planted: (names) => names,
  faceDown: (n) => `${cards(n)} boca abajo`,
  fromCards: (goods, n) => `luego ${goods} de ${cards(n)}`,
  activated: (n) => `${cards(n)} ${n === 1 ? 'activada' : 'activadas'}`,
  paid: (goods) => `pagado: ${goods}`,
  played: (names) => `jugado: ${names}`,
  germinated: (names) => `germinado: ${names}`,
  claimed: (names) => `reclamado: ${names}`,
  bonus: 'bonificación tomada',
  revealed: (card) => `revelado: ${card}`,
};
