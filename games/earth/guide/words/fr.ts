import type { EarthLessonWords } from '../lessons.ts';

export const fr: EarthLessonWords = {
  welcome: {
    text: 'Vous allez faire pousser une île de seize cartes qui s’entraident. Choisissez d’abord une face d’île et une face de climat. Chacune dit avec quoi vous commencez, ou ce qu’elle pourra faire.',
  },
  island: {
    text: 'Gardez cette face : quatre cartes et quatre terres au départ, neuf points à la fin. Quand le vert est activé, elle paie deux terres par carte à capacité jaune que vous avez plantée ce tour.',
    why: 'L’autre face pioche plus de cartes, mais il faut en écarter. Pour une première partie, celle-ci est plus simple.',
  },
  climate: {
    text: 'Le climat maintenant. Cette face vous laisse poser deux croissances quand vous choisissez vous-même le bleu.',
    why: 'L’autre face demande des cartes au compost, et vous n’en avez pas encore.',
  },
  hand: {
    text: 'Voici votre main. Flore et terrains se plantent pour la terre indiquée en haut à gauche. Les bandes de couleur en bas sont des capacités.',
  },
  colors: {
    text: 'À chaque tour, le joueur actif choisit l’une des quatre couleurs et en reçoit le plus ; les autres en reçoivent un peu. Puis chacun active ses cartes de cette couleur.',
  },
  green: {
    text: 'Vous êtes actif. Le vert fait planter deux cartes, puis vous piochez quatre cartes et en gardez une. Choisissez le vert.',
    why: 'Rien n’est planté : les autres couleurs ne trouveraient rien à faire. Commencez par le vert.',
  },
  firstCard: {
    text: 'Plantez les Black Raspberries. Elles coûtent 1 terre, et la première carte va n’importe où.',
    why: 'Vous avez 4 terres : les Black Raspberries pour 1 et le Japanese Maple pour 3 les utilisent toutes.',
  },
  secondCard: {
    text: 'Puis le Japanese Maple pour 3 terres, sur une case qui touche la première carte par un côté ou un coin. L’île peut atteindre quatre sur quatre.',
    why: 'Il vous reste 3 terres, juste assez pour le Japanese Maple, qui a de la place pour pousses et croissance.',
  },
  keep: {
    text: 'Vous regardez quatre nouvelles cartes et en gardez une. La Cat Grass ne coûte rien et s’arrose elle-même : gardez-la.',
    why: 'Votre terre est épuisée. La Cat Grass se plante sans.',
  },
  activate: {
    text: 'On active maintenant les cartes de la couleur choisie, île et climat compris. Votre île répond au vert : le Japanese Maple a une capacité jaune et vient d’être planté, vous recevez donc deux terres.',
  },
  minor: {
    text: 'L’autre joueur a choisi le rouge. Vous n’êtes pas actif et choisissez l’un de deux petits bénéfices : deux terres, ou deux cartes de la pioche au compost, un point chacune. Prenez la terre.',
  },
  red: {
    text: 'Le rouge s’active aussi chez vous. Les Black Raspberries demandent une carte de la main et vous en font piocher une autre. Toute carte peut être passée.',
  },
  blue: {
    text: 'À vous de nouveau. Le bleu donne six pousses et deux terres à qui le choisit. Chaque pousse sur vos cartes est un point.',
    why: 'Le vert demande de la terre, et vous en avez peu. Le bleu donne six pousses, qui ont leur place sur vos deux cartes.',
  },
  sprouts: {
    text: 'Posez les pousses sur votre flore. Chaque carte montre combien elle en porte.',
  },
  monsoon: {
    text: 'Vous avez choisi le bleu vous-même : votre climat répond, deux croissances.',
  },
  growth: {
    text: 'Posez la croissance. Une carte dont toutes les cases de croissance sont pleines reçoit une canopée, dont les points comptent à la place des pièces.',
  },
  onYourOwn: {
    text: 'Vous savez l’essentiel. Le vert plante, le rouge apporte terre et compost, le bleu des pousses, le jaune des cartes et de la croissance. À partir d’ici, vous choisissez sans guide.',
  },
  fauna: {
    text: 'Voici des buts pour tous. À ce niveau, chacun de ceux que vous atteignez vaut 10 points, peu importe qui est premier. Vous le marquez d’une feuille.',
  },
  engine: {
    text: 'Regardez les bandes de vos cartes avant de choisir une couleur : plus il y en a qui répondent, plus elle vous apporte, même quand un autre la choisit.',
  },
  ending: {
    text: 'Quand quelqu’un a planté seize cartes, on finit la manche et la partie s’achève. Le premier reçoit 7 points.',
  },
  overLines: {
    text: 'La partie est finie. Chaque ligne compte quelque chose : points imprimés, événements, compost, pousses, croissance, terrains, et faune avec le bonus.',
  },
  overTotal: {
    text: 'Vous avez {total} points contre {rival}. Essayez ensuite le niveau standard avec ses écosystèmes, et Abundance avec ses graines.',
  },
};
