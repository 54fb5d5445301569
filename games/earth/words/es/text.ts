import type { TextWords } from '../text/types.ts';

const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);

export const es: TextWords = {
  setUp: 'Preparación',
  gaia: 'Gaia',
  turn: (turn, active) => `Turno ${turn}, jugador activo: ${active}`,
  deck: (n) => `${cards(n)} en el mazo`,
  fauna: (number) => `Fauna ${number}`,
  common: 'Común',
  claimedBy: (names) => `reclamada por ${names}`,
  stored: (sprouts) => `${sprouts} en el almacén`,
  gaiaPile: (n) => `${cards(n)} en su pila de puntuación`,
  signs: { sprout: 'b', growth: 'c' },
  lookingAt: 'Cartas que miras',
  semicolon: '; ',
};
