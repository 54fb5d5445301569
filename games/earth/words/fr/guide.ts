import type { EarthLessonWords } from '../../guide/lessons.ts';

export const fr: EarthLessonWords = {
  welcome: {
    text: 'Vous allez former un tableau de seize cartes qui s’entraident. Choisissez d’abord une face d’île et une face de climat. Chacune dit avec quoi vous commencez, ou ce qu’elle pourra faire.',
  },
  island: {
    text: 'Gardez cette face : quatre cartes et quatre jetons Sol au départ, neuf PV à la fin. Quand le vert est activé, elle donne deux jetons Sol par carte à capacité jaune que vous avez plantée ce tour.',
    why: 'Avec l’autre face, vous piochez plus de cartes, mais il faut en composter. Pour une première partie, celle-ci est plus simple.',
  },
  climate: {
    text: 'Le climat, maintenant. Avec cette face, vous placez deux croissances quand vous choisissez vous-même le bleu.',
    why: 'L’autre face demande des cartes au compost, et vous n’en avez pas encore.',
  },
  hand: {
    text: 'Voici votre main. Flores et terrains se plantent pour les jetons Sol indiqués en haut à gauche. Les bandes de couleur en bas sont des capacités.',
  },
  colors: {
    text: 'À chaque tour, le joueur actif choisit l’une des quatre couleurs et perçoit le bénéfice majeur ; les autres perçoivent le bénéfice mineur. Puis chacun active ses cartes de cette couleur.',
  },
  green: {
    text: 'Vous êtes joueur actif. Le vert, c’est la Plantation : vous plantez deux cartes, puis en piochez quatre et en gardez une. Choisissez le vert.',
    why: 'Rien n’est planté : les autres couleurs ne trouveraient rien à faire. Commencez par le vert.',
  },
  firstCard: {
    text: 'Plantez le Framboisier noir. Il coûte 1 jeton Sol.',
    why: 'Vous avez 4 jetons Sol : le Framboisier noir pour 1 et l’Érable du Japon pour 3 les utilisent tous.',
  },
  secondCard: {
    text: 'Puis l’Érable du Japon pour 3 jetons Sol, dans un espace adjacent à la première carte, même en diagonale. Le tableau peut atteindre 4x4.',
    why: 'Il vous reste 3 jetons Sol, juste assez pour l’Érable du Japon, qui peut porter des germes et des croissances.',
  },
  keep: {
    text: 'Vous regardez quatre nouvelles cartes et en gardez une. L’Herbe à chat ne coûte rien et s’arrose elle-même : gardez-la.',
    why: 'Vous n’avez plus de jetons Sol. L’Herbe à chat se plante sans.',
  },
  activate: {
    text: 'On active maintenant les cartes de la couleur choisie, île et climat compris. Votre île est verte : l’Érable du Japon a une capacité jaune et vient d’être planté, vous gagnez donc deux jetons Sol.',
  },
  minor: {
    text: 'L’adversaire a choisi le rouge. Vous n’êtes pas joueur actif et choisissez votre bénéfice mineur : deux jetons Sol, ou deux cartes du deck Terre au compost, un PV chacune. Prenez les jetons Sol.',
  },
  red: {
    text: 'Le rouge s’active aussi chez vous. Le Framboisier noir demande une carte de la main et vous en fait piocher une autre. Vous pouvez toujours passer l’activation d’une carte.',
  },
  blue: {
    text: 'À vous de nouveau. Le bleu, c’est l’Arrosement : six germes et deux jetons Sol pour qui le choisit. Chaque germe sur vos cartes vaut un PV.',
    why: 'Le vert demande des jetons Sol, et vous en avez peu. Le bleu donne six germes, qui trouvent place sur vos deux cartes.',
  },
  sprouts: {
    text: 'Placez les germes sur vos flores. Chaque carte montre combien elle en porte.',
  },
  monsoon: {
    text: 'Vous avez choisi le bleu vous-même : votre climat vous donne deux croissances.',
  },
  growth: {
    text: 'Placez les croissances. Une carte dont tous les emplacements de croissance sont occupés reçoit une canopée, dont les PV comptent à la place de ceux des troncs.',
  },
  onYourOwn: {
    text: 'Vous savez l’essentiel. Le vert plante, le rouge apporte jetons Sol et compost, le bleu des germes, le jaune des cartes et des croissances. À partir d’ici, vous choisissez sans guide.',
  },
  fauna: {
    text: 'Voici les objectifs Faune, pour tous. À ce niveau, chacun de ceux que vous revendiquez vaut 10 PV, peu importe qui est premier. Vous le marquez d’une feuille.',
  },
  engine: {
    text: 'Regardez les bandes de vos cartes avant de choisir une couleur : plus vous avez de cartes de cette couleur, plus elle vous rapporte, même quand un autre la choisit.',
  },
  ending: {
    text: 'Quand quelqu’un a planté seize cartes, on finit la manche et la partie s’achève. Le premier gagne 7 PV.',
  },
  overLines: {
    text: 'La partie est finie. Chaque ligne compte quelque chose : PV imprimés, événements, compost, germes, croissances, terrains, et faune avec le bonus.',
  },
  overTotal: {
    text: ({ total, rival }) =>
      `Vous avez ${total} PV contre ${rival}. Essayez ensuite le niveau Standard avec ses écosystèmes, et l’extension Abondance avec ses graines.`,
  },
};
