import type { ConcertLessonWords } from '../lessons.ts';

export const fr: ConcertLessonWords = {
  welcome: {
    text: 'Vous organisez des concerts. Qui a le plus d’influence sur un artiste tient son disque, et vos concerts paient les disques que vous tenez.',
  },
  discs: {
    text: 'Il y a six artistes. Chaque disque montre la popularité du sien, 5 pour l’instant. Chaque fois qu’un disque passe d’un joueur à l’autre, il avance : 6, 7, 8, 10, 12, puis de nouveau 5.',
  },
  hand: {
    text: 'Ces treize cartes sont tout ce que vous aurez dans la partie. La couleur désigne l’artiste, le nombre est votre influence.',
  },
  pickOrange: {
    text: 'D’abord, chacun choisit en secret trois cartes pour ses trois piles. La plus petite somme commence. Choisissez l’orange 2.',
    why: 'Toute carte est permise. Avec de petites cartes vous commencez, et l’orange 2 servira bientôt.',
  },
  pickBlue: {
    text: 'Le bleu 4 va sur la pile centrale : assez haut pour garder le bleu un moment.',
    why: 'Avec le bleu 4, le disque bleu reste chez vous pendant votre premier tour.',
  },
  pickYellow: {
    text: 'Et le jaune 1 pour la pile de droite.',
    why: 'Le jaune 1 garde votre somme petite, pour que vous commenciez.',
  },
  revealed: {
    text: 'Les cartes sont révélées. Votre somme est 7, l’autre 13 : vous commencez. Le bleu et le jaune sont à vous. L’orange 4 bat votre orange 2 : le disque orange est parti en face.',
  },
  ownPile: {
    text: 'À votre tour, vous jouez une, deux ou trois cartes, chacune sur n’importe quelle pile. Personne ne montre de brun, et son disque est au milieu. Jouez le brun 4 sur votre jaune 1.',
    why: 'C’est permis. Mais le brun 4 sur votre jaune 1 gagne un disque du milieu et montre autre chose encore.',
  },
  stays: {
    text: 'Le disque brun est venu chez vous, à 5. Le jaune 1 est couvert et hors jeu ; aucune carte jaune n’est plus visible, et le disque jaune reste chez vous.',
  },
  otherPile: {
    text: 'Une carte compte pour le propriétaire de la pile. Jouer chez l’autre peut pourtant être bon, car elle couvre quelque chose. Jouez le bleu 1 sur l’orange 4.',
    why: 'C’est permis. Mais l’orange 4 est tout ce qui vous prive du disque orange.',
  },
  won: {
    text: 'Votre orange 2 mène : le disque orange est venu chez vous et passe à 6. Le bleu reste à vous, car 4 vaut plus que 1.',
  },
  hit: {
    text: 'L’artiste sous le bras a le tube et compte double. Après vos cartes, vous pouvez tourner le disque des tubes d’un pas à gauche ou à droite. Il est sur l’orange, qui est à vous : laissez-le.',
  },
  concert: {
    text: 'Une troisième carte est permise, mais vous tenez quatre disques. Un concert paie 5 pour le bleu, 5 pour le jaune, 5 pour le brun et deux fois 6 pour l’orange : 27. Donnez l’un de vos trois concerts.',
    why: 'Vous tenez quatre disques et le tube : un concert paie bien. Le gala, qui double un concert une fois, vaudra plus quand les disques auront monté.',
  },
  lost: {
    text: 'Le disque orange est reparti et montre 7. Les disques qui changent souvent de main valent de plus en plus. Après 12 vient 5.',
  },
  onYourOwn: {
    text: 'À partir d’ici, vous jouez sans guide. Tenez une carte au-dessus d’une pile pour voir quels disques bougeraient et ce que paierait un concert.',
  },
  gala: {
    text: 'Il vous reste deux concerts et le gala. Les cartes s’épuisent des deux côtés : attendez un bon moment, mais pas trop longtemps.',
  },
  overFinal: {
    text: 'La dernière carte est jouée. Au concert final, chacun marque tous ses disques, sans le tube, et double pour qui n’a pas eu de gala.',
  },
  overTotal: {
    text: 'Vos concerts ont donné {concerts} points et le concert final {final} : en tout {total}, contre {rival}. Vous connaissez le jeu. Jouez-le à plus nombreux.',
  },
};
