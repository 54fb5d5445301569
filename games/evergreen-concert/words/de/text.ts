import type { TextWords } from '../text/types.ts';

export const de: TextWords = {
  noTimer: 'ohne Sanduhr',
  timer: (seconds) => `${seconds} s pro Zug`,
  opening: (dealer) => `Vorrunde: Alle wählen verdeckt drei Karten. Geber: ${dealer}.`,
  turn: (turn, onTurn, cards, mostCards) => `Zug ${turn}: ${onTurn}, gespielte Karten: ${cards} von ${mostCards}`,
  hitMoved: 'Top-Hit-Scheibe gedreht',
  columns: ['links', 'Mitte', 'rechts', 'Hand', 'Konzerte', 'Scheiben'],
};
