import type { AfterWords } from './types.ts';

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);

export const fr: AfterWords = {
  next: (name) => `Ensuite : ${name}`,
  firstScore: 'Votre premier résultat : il y en a un à battre.',
  newBest: (more) => `Nouveau record : ${points(more)} de plus qu’avant.`,
  asBest: 'Vous égalez votre record.',
  belowBest: (less, best) => `${points(less)} sous votre record de ${best}.`,
  reached: 'Obtenu avec cette partie',
};
