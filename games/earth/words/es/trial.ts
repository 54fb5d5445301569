import type { TrialWords } from '../trial/types.ts';

export const es: TrialWords = {
  begin: 'Probar',
  title: 'Solo una prueba, no se juega nada',
  note: 'Aquí los demás no hacen nada, las cartas que robarías siguen sin conocerse y un reloj sigue corriendo.',
  play: 'Jugarlo así',
  drop: 'Descartar la prueba',
  changes: 'Lo que cambia',
  nothing: 'Tus PV no cambian de momento.',
  points: 'PV',
  total: 'Total',
  fauna: 'Fauna',
  reached: 'alcanzado',
  becomes: (now, then) => `${now} → ${then}`,
  unknownCards: (cards) => (cards === 1 ? 'Y 1 carta que aún no conoces.' : `Y ${cards} cartas que aún no conoces.`),
  stops: {
    turn: 'Aquí terminaría el turno',
    unknown: 'Aquí verías cartas nuevas',
  },
  stopNotes: {
    turn: 'Juega estos pasos, deshaz el último o descártalos todos.',
    unknown: 'Nadie puede saber cuáles son. Juega los pasos hasta aquí o descártalos todos.',
  },
  playing: (left) => (left === 1 ? 'Se juega tu plan, queda 1 paso' : `Se juega tu plan, quedan ${left} pasos`),
  stopped: {
    illegal: 'El plan se detiene: su siguiente paso ya no es posible. Sigue desde aquí.',
    turn: 'El plan se detiene: el turno siguió sin él.',
    refused: 'El plan se detiene: la mesa rechazó su siguiente paso. Sigue tú desde aquí.',
  },
};
