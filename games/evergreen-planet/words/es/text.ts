import type { TextWords } from '../text/types.ts';

export const es: TextWords = {
  round: (round, rounds, season) => `Ronda ${round} de ${rounds}, ${season}`,
  sunAt: { top: 'Sol arriba', right: 'Sol a la derecha', bottom: 'Sol abajo', left: 'Sol a la izquierda' },
  letters: { snow: 'n', meadow: 'r', flowers: 'f', wheat: 't', mountain: 'd', swamp: 'a' },
  takesToken: 'da el indicador de Jugador inicial',
  yourCard: 'Tu carta',
};
