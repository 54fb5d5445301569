import type { TextWords } from '../text/types.ts';

export const es: TextWords = {
  noTimer: 'sin reloj de arena',
  timer: (seconds) => `${seconds} s por turno`,
  opening: (dealer) => `Ronda inicial: todos eligen tres cartas en secreto. Reparte: ${dealer}.`,
  turn: (turn, onTurn, cards, mostCards) => `Turno ${turn}: ${onTurn}, cartas jugadas: ${cards} de ${mostCards}`,
  hitMoved: 'disco de éxitos girado',
  columns: ['izquierdo', 'central', 'derecho', 'mano', 'conciertos', 'discos'],
};
