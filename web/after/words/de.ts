import type { AfterWords } from './types.ts';

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

export const de: AfterWords = {
  next: (name) => `Als Nächstes: ${name}`,
  firstScore: 'Dein erstes Ergebnis: Jetzt gibt es eins zu schlagen.',
  newBest: (more) => `Neue Bestleistung: ${points(more)} mehr als bisher.`,
  asBest: 'So gut wie deine Bestleistung.',
  belowBest: (less, best) => `${points(less)} unter deiner Bestleistung von ${best}.`,
  reached: 'Mit dieser Partie erreicht',
};
