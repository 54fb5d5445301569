import type { OwnPhrases } from '../own.ts';

export const own: OwnPhrases = {
  you: 'You',
  begin: 'You begin.',
  picked: (card, pile) => `You place ${card} for your ${pile} pile.`,
  played: (card, pile, owner, covered) =>
    `You play ${card} on ${owner === undefined ? `your own ${pile} pile` : `the ${pile} pile of ${owner}`}, over ${covered}.`,
  playedOnMine: (name, card, pile, covered) => `${name} plays ${card} on your ${pile} pile, over ${covered}.`,
  tookDisc: (colour, value) => `You take the ${colour} disc from the middle, at ${value}.`,
  gotDisc: (colour, from, before, after) =>
    `The ${colour} disc goes from ${from} to you and from ${before} to ${after}.`,
  lostDisc: (colour, to, before, after) => `The ${colour} disc goes from you to ${to} and from ${before} to ${after}.`,
  turnedHit: (from, to) => `You turn the hit disc from ${from} to ${to}.`,
  heldConcert: (points, isGala) =>
    `You hold ${isGala ? 'the gala concert' : 'a concert'}: ${points} ${points === 1 ? 'point' : 'points'}.`,
  timeIsUp: (drawn) =>
    drawn === undefined
      ? 'Your time is up: the turn ends there.'
      : `Your time is up: ${drawn.drawer} draws ${drawn.card}.`,
  drew: (name, card) => `Time is up for ${name}: you draw ${card}.`,
};
