import { own } from './own.ts';
import { fromMiddle, hadToDraw } from '../happened.ts';
import type { Phrases } from '../phrases.ts';

export const fr: Phrases = {
  colours: { orange: 'orange', blue: 'bleu', lilac: 'lilas', green: 'vert', yellow: 'jaune', brown: 'brun' },
  piles: ['gauche', 'centrale', 'droite'],
  card: (colour, value) => `${value} ${colour}`,
  questions: {
    pick: (pile) => `Choisissez une carte pour votre pile ${pile}`,
    wait: () => 'Attendez les autres',
    'first-card': () => 'Jouez une carte sur la pile de votre choix',
    'next-card': () => 'Jouez une autre carte, tournez le disque des tubes ou finissez votre tour',
    'hit-or-concert': () => 'Tournez le disque des tubes, tenez un concert ou finissez votre tour',
    hit: () => 'Tournez le disque des tubes ou finissez votre tour',
    concert: () => 'Tenez un concert ou finissez votre tour',
    over: () => 'La partie est terminée',
  },
  steps: {
    play: (card, pile, owner) =>
      owner === undefined ? `${card} sur votre pile ${pile}` : `${card} sur la pile ${pile} de ${owner}`,
    pick: (card, pile, owner) =>
      owner === undefined ? `${card} pour votre pile ${pile}` : `${card} pour la pile ${pile} de ${owner}`,
    hit: (colour) => `tourner le disque des tubes vers l’artiste ${colour}`,
    concert: 'tenir un concert',
    gala: 'tenir le Concert de gala',
    done: 'finir le tour',
  },
  why: {
    concert: (before, after) => `un concert vaut ${after} au lieu de ${before}`,
    paid: (points) => `il rapporte ${points}`,
    openingSum: (sum) => `les piles totalisent ${sum} pour l’instant, et la plus petite somme commence`,
    keepsOfArtist: (cards) =>
      cards === '' ? 'aucune autre carte de cet artiste en main' : `autres cartes de cet artiste en main : ${cards}`,
  },
  refusals: {
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': ({ onTurn }) => `C’est le tour de la place ${onTurn}.`,
    'not-in-the-opening': () => 'D’abord, chacun choisit trois cartes pour la préparation initiale.',
    'opening-is-over': () => 'La préparation initiale est terminée : les cartes se jouent maintenant sur les piles.',
    'three-picked': () => 'Vos trois cartes sont choisies ; les autres choisissent encore.',
    'pile-out-of-order': ({ next }) => `Choisissez de gauche à droite : la prochaine carte est pour la pile ${next}.`,
    'not-in-hand': (_facts, card) => `Vous n’avez pas le ${card} en main.`,
    'no-such-pile': ({ players }) => `Cette place est vide : la partie se joue à ${players}.`,
    'no-such-move': () => 'Ce coup n’existe pas.',
    'three-cards-played': () => 'Vous avez joué trois cartes, le maximum pour un tour.',
    'cards-come-first': () => 'Les cartes se jouent avant le disque des tubes, que vous avez déjà tourné.',
    'play-a-card-first': () => 'Jouez d’abord au moins une carte.',
    'hit-already-moved': () => 'Le disque des tubes ne tourne que d’un cran par tour.',
    'concert-still-open': () => 'Un concert est encore possible : tourner le disque des tubes ne finit pas votre tour.',
    'no-concerts-left': ({ allowed }) => `Vous avez déjà tenu vos ${allowed} concerts.`,
    'gala-already-held': () => 'Vous avez déjà tenu votre Concert de gala.',
    'no-timer': () => 'Cette table joue sans sablier.',
  },
  begins: (name) => `${name} commence.`,
  own,
  events: {
    picked: ({ seat, card, pile }, say) =>
      `${say.name(seat)} réserve le ${say.card(card)} pour la pile ${say.pile(pile)}.`,
    'picked-secretly': ({ seat, pile }, say) => `${say.name(seat)} choisit une carte en secret, ${pile + 1} sur 3.`,
    revealed: ({ picks, first }, say) =>
      `Les cartes de la préparation initiale sont révélées. ${picks.map((cards, seat) => `${say.name(seat)} : ${say.cards(cards)}.`).join(' ')} ${say.begins(first)}`,
    'card-played': ({ seat, card, owner, pile, covered }, say) =>
      seat === owner
        ? `${say.name(seat)} joue le ${say.card(card)} sur sa propre pile ${say.pile(pile)} et recouvre le ${say.card(covered)}.`
        : `${say.name(seat)} joue le ${say.card(card)} sur la pile ${say.pile(pile)} de ${say.name(owner)} et recouvre le ${say.card(covered)}.`,
    'disc-moved': (event, say) =>
      fromMiddle(event)
        ? `${say.name(event.to)} prend au centre de la table le disque ${say.colour(event.colour)}, à ${event.after}.`
        : `Le disque ${say.colour(event.colour)} passe de ${say.name(event.from)} à ${say.name(event.to)} et de ${event.before} à ${event.after}.`,
    'hit-moved': ({ seat, from, to }, say) =>
      `${say.name(seat)} tourne le disque des tubes : le tube passe de l’artiste ${say.colour(from)} à l’artiste ${say.colour(to)}.`,
    'concert-held': ({ seat, gala, points }, say) =>
      `${say.name(seat)} tient ${gala ? 'son Concert de gala' : 'un concert'} : ${points} ${points < 2 ? 'point' : 'points'}.`,
    'timed-out': (event, say) =>
      hadToDraw(event)
        ? `Le sablier de ${say.name(event.seat)} est écoulé : ${say.name(event.drawer)} prend au hasard le ${say.card(event.card)}.`
        : `Le sablier de ${say.name(event.seat)} est écoulé : le tour s’arrête là.`,
    'final-held': ({ points, galas }, say) =>
      `Concert final. ${points.map((score, seat) => `${say.name(seat)} : ${score}${galas[seat] ? ' (gala)' : ''}.`).join(' ')}`,
  },
};
