import type { OwnPhrases } from '../own.ts';

export const own: OwnPhrases = {
  you: 'Vous',
  begin: 'Vous commencez.',
  picked: (card, pile) => `Vous réservez le ${card} pour votre pile ${pile}.`,
  played: (card, pile, owner, covered) =>
    `Vous jouez le ${card} sur ${owner === undefined ? `votre propre pile ${pile}` : `la pile ${pile} de ${owner}`} et recouvrez le ${covered}.`,
  playedOnMine: (name, card, pile, covered) =>
    `${name} joue le ${card} sur votre pile ${pile} et recouvre le ${covered}.`,
  tookDisc: (colour, value) => `Vous prenez au centre de la table le disque ${colour}, à ${value}.`,
  gotDisc: (colour, from, before, after) => `Le disque ${colour} passe de ${from} à vous et de ${before} à ${after}.`,
  lostDisc: (colour, to, before, after) => `Le disque ${colour} passe de vous à ${to} et de ${before} à ${after}.`,
  turnedHit: (from, to) => `Vous tournez le disque des tubes : le tube passe de l’artiste ${from} à l’artiste ${to}.`,
  heldConcert: (points, isGala) =>
    `Vous tenez ${isGala ? 'votre Concert de gala' : 'un concert'} : ${points} ${points < 2 ? 'point' : 'points'}.`,
  timeIsUp: (drawn) =>
    drawn === undefined
      ? 'Votre sablier est écoulé : le tour s’arrête là.'
      : `Votre sablier est écoulé : ${drawn.drawer} prend au hasard le ${drawn.card}.`,
  drew: (name, card) => `Le sablier de ${name} est écoulé : vous prenez au hasard le ${card}.`,
};
