import type { AfterWords } from './types.ts';

const points = (count: number): string => (count === 1 ? '1 punto' : `${count} puntos`);

export const es: AfterWords = {
  next: (name) => `Siguiente: ${name}`,
  firstScore: 'Tu primer resultado: ya hay uno que batir.',
  newBest: (more) => `Nuevo récord: ${points(more)} más que antes.`,
  asBest: 'Igualas tu récord.',
  belowBest: (less, best) => `${points(less)} por debajo de tu récord de ${best}.`,
  reached: 'Conseguido con esta partida',
};
