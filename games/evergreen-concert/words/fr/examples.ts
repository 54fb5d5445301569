import type { ConcertExampleWords } from '../../examples/words.ts';

export const fr: ConcertExampleWords = {
  'C2.3': [
    ({ cards }) => `Vous avez ${cards} cartes, Ana aussi. Personne ne recevra d’autres cartes de toute la partie.`,
    ({ cards }) =>
      `Lors de la préparation initiale, vous en posez quelques-unes pour former vos piles, de gauche à droite. Il vous reste ${cards} cartes pour toute la partie.`,
  ],
  'C3.1': [
    'Avant votre premier tour, vous choisissez des cartes pour vos piles, de gauche à droite.',
    ({ value }) =>
      `Le ${value} bleu formera votre pile gauche. Ana a choisi une carte elle aussi, mais vous n’en voyez que le dos, comme elle ne voit que celui de la vôtre.`,
    'Quand tous ont choisi, toutes les cartes sont révélées en même temps. Ce sont vos piles, et seule la carte visible de chacune compte désormais.',
  ],
  'C3.2': [
    'Chacun choisit ses cartes face cachée. Vous voyez les vôtres ; il en manque une à Ana.',
    ({ yours, hers }) =>
      `Toutes les cartes sont révélées. Les vôtres totalisent ${yours}, celles d’Ana ${hers} : le total le plus faible commence, le premier tour est donc à vous.`,
  ],
  'C3.3': [
    'Avant la révélation, tous les disques d’artiste sont au centre de la table.',
    ({ first, second, yours, hers }) =>
      `En bleu, vous avez ${first} + ${second} = ${yours}, plus que le ${hers} d’Ana : le disque bleu est à vous. Le vert et le jaune vont à Ana. Les couleurs que personne ne montre restent au centre.`,
  ],
  'C4.2': [
    ({ cards }) => `C’est votre tour, et vous avez ${cards} cartes en main.`,
    ({ played, covered }) =>
      `Vous jouez le ${played} vert sur votre propre pile. Il recouvre le ${covered} lilas, qui n’a plus d’impact sur le jeu.`,
    ({ played, covered }) =>
      `Vous pouvez aussi jouer sur les piles d’Ana, et une carte plus faible peut en recouvrir une plus forte : le ${played} orange sur son ${covered} bleu. Il compte maintenant pour Ana, puisque la pile est à elle.`,
  ],
  'C4.3': [
    ({ hers, yours }) => `Ana possède le disque bleu : son ${hers} vaut plus que votre ${yours}.`,
    ({ before, after, kept }) =>
      `Vous jouez une carte orange sur la carte bleue d’Ana. Vous avez maintenant la plus grande influence sur le bleu : le disque vient à vous et passe de ${before} à ${after}. L’orange est à Ana ; son disque vient du centre de la table et garde son ${kept}.`,
    ({ shown }) =>
      `Vous recouvrez aussi votre propre carte bleue. Plus aucune carte bleue n’est visible : le disque reste chez vous, à ${shown}.`,
  ],
  'C4.4': [
    'Les cartes sont jouées. Le tube est à l’orange, et le bleu est à côté.',
    ({ value }) =>
      `Vous tournez le disque des tubes d’un cran : le bleu a maintenant le tube, et son ${value} est doublé lors d’un concert.`,
  ],
  'C4.5': [
    ({ points }) => `Vos disques montrent ce que rapporterait un concert : ${points} points.`,
    ({ after, points }) =>
      `Une haute carte brune sur votre propre pile dépasse celle d’Ana : le disque brun vient à vous et passe à ${after}. L’artiste dont vous avez recouvert la carte reste chez vous. Le concert rapporterait ${points} points.`,
    ({ value, points }) =>
      `Puis le tube : un cran plus loin, le bleu, dont le ${value} est doublé. Cela fait ${points} points.`,
    ({ points }) => `Vous tenez le concert et marquez ${points} points. Un de vos billets est utilisé.`,
  ],
  'C4.6': [
    ({ points }) => `Avec le tube au bleu, un concert rapporterait ${points} points.`,
    ({ points }) =>
      `Vous le désignez comme Concert de gala : tout est doublé, ${points} points. Vous n’en aurez pas d’autre.`,
  ],
  'C5.3': [
    ({ seconds }) => `Les ${seconds} secondes sont presque écoulées, et vous n’avez joué aucune carte.`,
    ({ cards }) =>
      `Le temps est écoulé. Votre voisin de droite prend une carte au hasard dans votre main, et elle va sur votre pile centrale. Il vous reste ${cards} cartes, et la main passe.`,
  ],
  'C6.2': [
    ({ sum }) =>
      `Vous jouez la toute dernière carte. Vos disques totalisent ${sum} ; le tube ne compte pas au concert final.`,
    ({ yours, hers }) =>
      `Tous participent au concert final. Personne n’a encore tenu de Concert de gala : c’en est donc un, et il est doublé : ${yours} points pour vous, ${hers} pour Ana.`,
  ],
};
