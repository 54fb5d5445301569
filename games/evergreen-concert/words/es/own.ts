import type { OwnPhrases } from '../own.ts';

export const own: OwnPhrases = {
  you: 'Tú',
  begin: 'Empiezas tú.',
  picked: (card, pile) => `Apartas el ${card} para tu montón ${pile}.`,
  played: (card, pile, owner, covered) =>
    `Juegas el ${card} sobre ${owner === undefined ? `tu propio montón ${pile}` : `el montón ${pile} de ${owner}`}, sobre el ${covered}.`,
  playedOnMine: (name, card, pile, covered) => `${name} juega el ${card} sobre tu montón ${pile}, sobre el ${covered}.`,
  tookDisc: (colour, value) => `Tomas del centro de la mesa el disco ${colour}, con ${value}.`,
  gotDisc: (colour, from, before, after) => `El disco ${colour} pasa de ${from} a ti y de ${before} a ${after}.`,
  lostDisc: (colour, to, before, after) => `El disco ${colour} pasa de ti a ${to} y de ${before} a ${after}.`,
  turnedHit: (from, to) => `Giras el disco de éxitos del ${from} al ${to}.`,
  heldConcert: (points, isGala) =>
    `Celebras ${isGala ? 'el concierto de gala' : 'un concierto'}: ${points} ${points === 1 ? 'punto' : 'puntos'}.`,
  timeIsUp: (drawn) =>
    drawn === undefined
      ? 'Se acabó tu tiempo: el turno termina ahí.'
      : `Se acabó tu tiempo: ${drawn.drawer} saca al azar el ${drawn.card}.`,
  drew: (name, card) => `Se acabó el tiempo de ${name}: sacas al azar el ${card}.`,
};
