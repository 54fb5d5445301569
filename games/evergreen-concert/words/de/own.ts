import type { OwnPhrases } from '../own.ts';

export const own: OwnPhrases = {
  you: 'Du',
  begin: 'Du beginnst.',
  picked: (card, pile) => `Du legst ${card} für deinen ${pile} Stapel bereit.`,
  played: (card, pile, owner, covered) =>
    `Du spielst ${card} auf ${owner === undefined ? `deinen eigenen ${pile} Stapel` : `den ${pile} Stapel von ${owner}`}, über ${covered}.`,
  playedOnMine: (name, card, pile, covered) => `${name} spielt ${card} auf deinen ${pile} Stapel, über ${covered}.`,
  tookDisc: (colour, value) => `Du bekommst die Künstlerscheibe ${colour} aus der Tischmitte, mit ${value}.`,
  gotDisc: (colour, from, before, after) =>
    `Die Künstlerscheibe ${colour} geht von ${from} an dich und von ${before} auf ${after}.`,
  lostDisc: (colour, to, before, after) =>
    `Die Künstlerscheibe ${colour} geht von dir an ${to} und von ${before} auf ${after}.`,
  turnedHit: (from, to) => `Du drehst die Top-Hit-Scheibe von ${from} auf ${to}.`,
  heldConcert: (points, isGala) =>
    `Du veranstaltest ${isGala ? 'das Galakonzert' : 'ein Konzert'}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}.`,
  timeIsUp: (drawn) =>
    drawn === undefined
      ? 'Deine Sanduhr ist abgelaufen: Der Zug endet sofort.'
      : `Deine Sanduhr ist abgelaufen: ${drawn.drawer} zieht ${drawn.card}.`,
  drew: (name, card) => `Die Sanduhr von ${name} ist abgelaufen: Du ziehst ${card}.`,
};
