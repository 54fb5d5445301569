import type { BoardWords } from './types.ts';

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
  inTheMiddle: 'En el centro',
  galaToCome: 'Gala pendiente',
  galaHeld: 'Gala celebrada',
  concertsLeft: (concerts) => (concerts === 1 ? 'queda 1 concierto' : `quedan ${concerts} conciertos`),
  points,
  onTurn: 'en su turno',
  pileNames: ['montón izquierdo', 'montón central', 'montón derecho'],
  pileShows: (card, below) => (below === 0 ? card : `${card}, sobre ${cards(below)}`),
  empty: 'vacío',
  faceDown: 'boca abajo',
  disc: (colour, value, next) => `disco ${colour} a ${value}, después ${next}`,
  hasHit: 'tiene el éxito',
  mayChoose: 'se puede elegir',
  glass: 'en el reloj.',
  secondsLeft: (seconds) => `quedan ${seconds} segundos`,
  ask: {
    moreCards: (left) => `${NUMBERS[left]} ${left === 1 ? 'carta' : 'cartas'} más, o para aquí`,
    waitFor: (names) => `Esperando a ${names}`,
    turnOf: (name) => `Es el turno de ${name}`,
    pickNote: 'Nadie la ve hasta que todos tengan tres.',
    revealNote: 'Todas se descubren a la vez; hasta entonces puedes retirar las tuyas.',
    chooseCard: 'Elige una carta y luego un montón de cualquiera.',
    choosePile: (card) => `Elige un montón para el ${card}.`,
    cardFirst: 'Elige primero una carta de tu mano.',
    worthNow: (count) => `Un concierto te da ${count} ahora.`,
  },
  preview: ({ card, owner, covered }, discs) => {
    const place = owner === undefined ? `tu ${covered}` : `el ${covered} de ${owner}`;
    const moves = discs.map(({ colour, to, value }) =>
      to === undefined ? `te daría el disco ${colour}, a ${value}` : `llevaría el disco ${colour} a ${to}, a ${value}`,
    );
    return `El ${card} sobre ${place} ${moves.length === 0 ? 'no movería ningún disco' : moves.join(', y ')}.`;
  },
  wouldPay: (count) => `Un concierto te daría ${count}.`,
  choose: {
    choices: 'Opciones',
    playHere: (card) => `Jugar el ${card} aquí`,
    putAside: (card) => `Apartar el ${card}`,
    endTurn: 'Terminar turno',
    concert: (count) => `Concierto ${count}`,
    gala: (count) => `Gala ${count}`,
    hitStays: (colour) => `Éxito: sigue ${colour}`,
    hitMoved: (colour) => `Éxito girado: ${colour}`,
    turnHit: (colour, count) => `Girar el éxito a ${colour}: un concierto daría ${count}`,
    undo: 'Deshacer',
    noUndo: 'Ahora no se puede deshacer nada: lo visto queda visto.',
    redo: 'Rehacer',
    typeMove: 'Escribe una jugada',
    play: 'Jugar',
    close: 'Cerrar',
  },
  log: { title: 'Qué ha pasado', nothingYet: 'Aún no ha pasado nada.', newest: 'Desde tu último turno' },
  end: {
    title: 'Concierto final',
    youWin: 'Has ganado',
    wins: (name) => `Gana ${name}`,
    share: (names) => `${names} comparten la victoria`,
    concert: (number) => `Concierto ${number}`,
    final: 'Final',
    total: 'Total',
    gala: 'gala',
  },
};
