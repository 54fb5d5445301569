import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const fr: ConcertLessonWords = {
  pickOrange: {
    text: 'Vous êtes organisateur de concerts. La couleur d’une carte est un artiste, sa valeur votre influence : la plus grande gagne le disque de l’artiste, et vos concerts marquent vos disques. D’abord, chacun choisit trois cartes face cachée pour ses piles. Choisissez le 2 orange.',
    why: 'Toutes les cartes sont permises. Avec de petites cartes vous commencez, et le 2 orange servira bientôt.',
  },
  pickBlue: {
    text: 'Le 4 bleu va sur la pile centrale : assez haut pour garder le bleu un moment.',
    why: 'Avec le 4 bleu, le disque bleu reste chez vous pendant votre premier tour.',
  },
  pickYellow: {
    text: 'Et le 1 jaune pour la pile de droite : le plus petit total commence.',
    why: 'Avec le 1 jaune, votre total reste faible, et vous commencez.',
  },
  ownPile: {
    text: 'Vous commencez : 7 contre 13. Le 4 orange bat votre 2 orange, et ce disque est parti en face. À votre tour, vous jouez une à trois cartes, chacune sur la pile de votre choix. Personne ne montre de brun, et son disque est au centre : jouez le 4 brun sur votre 1 jaune.',
    why: 'C’est permis. Mais le 4 brun sur votre 1 jaune gagne un disque du centre de la table et montre autre chose encore.',
  },
  otherPile: {
    text: 'Le disque brun est venu chez vous. Le 1 jaune est recouvert, mais personne ne montre de jaune : le disque jaune reste chez vous. Une carte compte pour le propriétaire de la pile, mais recouvrir peut aussi être utile : jouez le 1 bleu sur le 4 orange.',
    why: 'C’est permis. Mais seul le 4 orange vous prive du disque orange.',
  },
  concert: {
    text: 'Votre 2 orange l’emporte : le disque orange est venu chez vous, à 6. Il est sous le bras de lecture : il a le tube et compte double. Un concert rapporte 5 pour le bleu, 5 pour le jaune, 5 pour le brun et deux fois 6 pour l’orange : 27. Tenez l’un de vos trois concerts.',
    why: 'Vous possédez quatre disques et le tube : un concert rapporte bien. Le Concert de gala, qui double un concert une fois, vaudra plus quand les disques auront monté.',
  },
  onYourOwn: {
    text: 'Le disque orange est reparti et montre 7 : à chaque changement de main, un disque passe à 6, 7, 8, 10, 12, puis 5. À vous de jouer, sans guide. Prenez une carte et touchez une pile : avant de jouer, vous voyez quels disques se déplaceraient et ce que rapporterait un concert.',
  },
  gala: {
    text: 'Vous avez trois concerts pour toute la partie. L’un d’eux peut être votre Concert de gala, qui double tous ses points. Personne ne reçoit de nouvelles cartes : attendez le bon moment, mais pas trop longtemps.',
  },
  over: {
    text: ({ concerts, final, total, rival }) =>
      `Au concert final, chacun marque tous ses disques, sans le tube, et double ses points s’il n’a pas encore tenu de Concert de gala. Vos concerts ont rapporté ${concerts} points et le concert final ${final} : en tout ${total}, contre ${rival}. Vous connaissez le jeu. Jouez-le à plus nombreux.`,
  },
};
