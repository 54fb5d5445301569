import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const fr: ConcertLessonWords = {
  welcome: {
    text: 'Vous êtes organisateur de concerts. Qui a la plus grande influence sur un artiste possède son disque, et vos concerts rapportent la valeur de vos disques.',
  },
  discs: {
    text: 'Il y a six artistes. Chaque disque montre la popularité du sien, 5 pour l’instant. Chaque fois qu’un disque passe d’un joueur à l’autre, sa valeur change : 6, 7, 8, 10, 12, puis de nouveau 5.',
  },
  hand: {
    text: 'Ces treize cartes sont tout ce que vous aurez dans la partie. La couleur désigne l’artiste, la valeur est votre influence.',
  },
  pickOrange: {
    text: 'D’abord, chacun choisit face cachée trois cartes pour ses trois piles. Le total le plus faible commence. Choisissez le 2 orange.',
    why: 'Toutes les cartes sont permises. Avec de petites cartes vous commencez, et le 2 orange servira bientôt.',
  },
  pickBlue: {
    text: 'Le 4 bleu va sur la pile centrale : assez haut pour garder le bleu un moment.',
    why: 'Avec le 4 bleu, le disque bleu reste chez vous pendant votre premier tour.',
  },
  pickYellow: {
    text: 'Et le 1 jaune pour la pile de droite.',
    why: 'Avec le 1 jaune, votre total reste faible, et vous commencez.',
  },
  revealed: {
    text: 'Les cartes sont révélées. Votre total est 7, l’autre 13 : vous commencez. Le bleu et le jaune sont à vous. Le 4 orange bat votre 2 orange : le disque orange est parti en face.',
  },
  ownPile: {
    text: 'À votre tour, vous jouez une, deux ou trois cartes, chacune sur la pile de votre choix. Personne ne montre de brun, et son disque est au centre de la table. Jouez le 4 brun sur votre 1 jaune.',
    why: 'C’est permis. Mais le 4 brun sur votre 1 jaune gagne un disque du centre de la table et montre autre chose encore.',
  },
  stays: {
    text: 'Le disque brun est venu chez vous, à 5. Le 1 jaune est recouvert et ne compte plus ; aucune carte jaune n’est visible, et le disque jaune reste chez vous.',
  },
  otherPile: {
    text: 'Une carte compte pour le propriétaire de la pile. Jouer chez l’autre peut pourtant être utile, car elle recouvre quelque chose. Jouez le 1 bleu sur le 4 orange.',
    why: 'C’est permis. Mais seul le 4 orange vous prive du disque orange.',
  },
  won: {
    text: 'Avec le 2 orange, vous avez la plus grande influence : le disque orange est venu chez vous et passe à 6. Le bleu reste à vous, car 4 vaut plus que 1.',
  },
  hit: {
    text: 'L’artiste sous le bras de lecture a le tube et compte double. Après vos cartes, vous pouvez tourner le disque des tubes d’un cran à gauche ou à droite. Il est sur l’orange, qui est à vous : laissez-le.',
  },
  concert: {
    text: 'Une troisième carte est permise, mais vous possédez quatre disques. Un concert rapporte 5 pour le bleu, 5 pour le jaune, 5 pour le brun et deux fois 6 pour l’orange : 27. Tenez l’un de vos trois concerts.',
    why: 'Vous possédez quatre disques et le tube : un concert rapporte bien. Le Concert de gala, qui double un concert une fois, vaudra plus quand les disques auront monté.',
  },
  lost: {
    text: 'Le disque orange est reparti et montre 7. Les disques qui changent souvent de main valent de plus en plus. Après 12, on revient à 5.',
  },
  onYourOwn: {
    text: 'À partir d’ici, vous jouez sans guide. Tenez une carte au-dessus d’une pile pour voir quels disques se déplaceraient et ce que rapporterait un concert.',
  },
  gala: {
    text: 'Il vous reste deux concerts et le Concert de gala. Les cartes s’épuisent des deux côtés : attendez le bon moment, mais pas trop longtemps.',
  },
  overFinal: {
    text: 'La dernière carte est jouée. Au concert final, chacun marque tous ses disques, sans le tube, et double ses points s’il n’a pas encore tenu de Concert de gala.',
  },
  overTotal: {
    text: ({ concerts, final, total, rival }) =>
      `Vos concerts ont rapporté ${concerts} points et le concert final ${final} : en tout ${total}, contre ${rival}. Vous connaissez le jeu. Jouez-le à plus nombreux.`,
  },
};
