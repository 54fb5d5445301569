import type { DailyWords } from './types.ts';

export const es: DailyWords = {
  openUntil: (time) => `Abierto hasta las ${time}.`,
  goOn: 'Seguir jugando',
  begun: 'Ya has empezado; tu partida te espera.',
  scored: (points, title) =>
    `${points === 1 ? '1 punto' : `${points} puntos`}${title === undefined ? '' : `: ${title}`}`,
  rankOf: (rank, players) => `Puesto ${rank} de ${players}.`,
  sent: {
    no: 'Se guarda aquí y se enviará en cuanto responda el servidor.',
    late: 'No se pudo enviar ese día y no cuenta.',
    other: 'Ese día enviaste otra partida; cuenta aquella.',
    refused: 'El servidor no ha aceptado esta partida.',
  },
  handIn: 'Enviar ahora',
  notPlayed: 'Ese día no jugaste.',
  dayBefore: 'El día anterior',
  dayAfter: 'El día siguiente',
  practice: 'Jugar para practicar',
  practiceNote: 'La práctica no cuenta.',
  practising: 'Práctica',
  results: 'Resultados',
  resultsAfter: 'Verás los resultados en cuanto hayas jugado; mañana los verán todos.',
  noResults: 'Nadie ha enviado una partida.',
  noServer: 'El servidor no responde ahora. Puedes jugar igualmente.',
  loading: 'Un momento…',
  rank: 'Puesto',
  player: 'Nombre',
  points: 'Puntos',
  watch: 'Ver',
  watchOf: (name) => `Ver la partida de ${name}`,
  you: 'tú',
};
