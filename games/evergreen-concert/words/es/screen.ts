import type { BoardWords } from '../screen/types.ts';

const points = (count: number): string => (count === 1 ? '1 punto' : `${count} puntos`);
const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} cartas`);
const NUMBERS = ['Ninguna', 'Una', 'Dos'];

export const es: BoardWords = {
  you: 'Tú',
  table: 'Mesa',
  hand: 'Tu mano',
  handOf: (count) => `${cards(count)} en la mano`,
  hit: 'Éxito',
  countsTwice: 'cuenta doble',
  hitIs: (colour) => `Disco de éxitos: ${colour} cuenta doble`,
  noDisc: 'Sin disco',
  inTheMiddle: 'En el centro de la mesa',
  galaToCome: 'Gala pendiente',
  galaHeld: 'Gala celebrada',
  concertsLeft: (concerts) => (concerts === 1 ? 'queda 1 concierto' : `quedan ${concerts} conciertos`),
  points,
  onTurn: 'en su turno',
  pileNames: ['montón izquierdo', 'montón central', 'montón derecho'],
  pileShows: (card, below) => (below === 0 ? card : `${card}, sobre ${cards(below)}`),
  empty: 'vacío',
  faceDown: 'boca abajo',
  disc: (colour, value, next) => `disco ${colour}, popularidad ${value}, después ${next}`,
  hasHit: 'tiene el éxito',
  mayChoose: 'se puede elegir',
  glass: 'en el reloj de arena.',
  secondsLeft: (seconds) => (seconds === 1 ? 'queda 1 segundo' : `quedan ${seconds} segundos`),
  ask: {
    moreCards: (left) => `${NUMBERS[left]} ${left === 1 ? 'carta' : 'cartas'} más, o para aquí`,
    waitFor: (names) => `Esperando a ${names}`,
    turnOf: (name) => `Turno de ${name}`,
    pickNote: 'Queda boca abajo hasta que todos hayan elegido tres.',
    revealNote: 'Todas se descubren a la vez; hasta entonces puedes deshacer tu elección.',
    chooseCard: 'Elige una carta y luego cualquier montón.',
    choosePile: (card) => `Elige un montón para el ${card}.`,
    cardFirst: 'Elige primero una carta de tu mano.',
    worthNow: (count) => `Un concierto te da ahora ${points(count)}.`,
  },
  preview: ({ card, owner, covered }, discs) => {
    const place = owner === undefined ? `tu ${covered}` : `el ${covered} de ${owner}`;
    const moves = discs.map(({ colour, to, value }) =>
      to === undefined ? `te daría el disco ${colour}, a ${value}` : `llevaría el disco ${colour} a ${to}, a ${value}`,
    );
    return `El ${card} sobre ${place} ${moves.length === 0 ? 'no movería ningún disco' : moves.join(', y ')}.`;
  },
  wouldPay: (count) => `Un concierto te daría entonces ${points(count)}.`,
  choose: {
    choices: 'Opciones',
    playHere: (card) => `Jugar el ${card} aquí`,
    putAside: (card) => `Colocar el ${card}`,
    endTurn: 'Terminar turno',
    concert: (count) => `Concierto ${count}`,
    gala: (count) => `Gala ${count}`,
    hitStays: (colour) => `El éxito sigue en ${colour}`,
    hitMoved: (colour) => `El éxito pasa a ${colour}`,
    turnHit: (colour, count) => `Girar el disco de éxitos al ${colour}: un concierto daría ${count}`,
    undo: 'Deshacer',
    noUndo: 'No se puede deshacer: se han revelado cartas nuevas.',
    redo: 'Rehacer',
    typeMove: 'Escribir una jugada',
    play: 'Jugar',
    close: 'Cerrar',
  },
  log: { title: 'Registro', nothingYet: 'Aún no ha pasado nada.', newest: 'Desde tu último turno' },
  end: {
    title: 'Concierto final',
    youWin: '¡Has ganado!',
    wins: (name) => `Gana ${name}`,
    share: (names) => `${names} comparten la victoria`,
    concert: (number) => `Concierto ${number}`,
    final: 'Final',
    inConcert: (number) => `en el concierto ${number}`,
    inFinal: 'en el concierto final',
    tied: 'Empate a puntos: decide el concierto final más alto.',
    total: 'Total',
    gala: 'gala',
  },
  setUp: {
    ring: 'Orden del disco de éxitos',
    swap: 'Toca dos artistas para intercambiar sus puestos. El éxito avanza de casilla en casilla por el círculo.',
    usualRing: 'Orden habitual',
  },
};
