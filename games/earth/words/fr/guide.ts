import type { EarthLessonWords } from '../../guide/lessons.ts';
import { fr as table } from './table.ts';

const { actions, choose } = table;

export const fr: EarthLessonWords = {
  island: {
    text: 'Vous allez former un tableau de seize cartes qui s’entraident. Tout commence par une île. Gardez la face indiquée : elle vous donne quatre cartes et quatre jetons Sol maintenant, et neuf PV à la fin.',
    why: 'Avec l’autre face, vous piochez plus de cartes, mais il faut en composter. Pour une première partie, celle-ci est plus simple.',
  },
  climate: {
    text: `Le climat, maintenant. Gardez la face indiquée : chaque fois que vous choisissez vous-même ${actions.blue}, vous placez deux croissances.`,
    why: 'L’autre face demande des cartes au compost, et vous n’en avez pas encore.',
  },
  plant: {
    text: `À vous. Vous choisissez l’une des quatre actions et recevez tout ce qu’elle offre ; les autres en reçoivent une plus petite part. Votre main attend d’être plantée : choisissez ${actions.green}.`,
    why: `C’est possible. Mais les cartes plantées vous aident pendant toute la partie, et vous pouvez en payer deux. Commencez par ${actions.green}.`,
  },
  firstCard: {
    text: 'Plantez le Framboisier noir pour 1 jeton Sol : choisissez la carte, puis un espace.',
    why: 'Le Framboisier noir pour 1 et l’Érable du Japon pour 3 utilisent exactement vos quatre jetons Sol.',
  },
  secondCard: {
    text: 'Puis l’Érable du Japon pour 3 jetons Sol, au contact de la première carte.',
    why: 'Vos trois jetons Sol suffisent juste pour l’Érable du Japon, qui peut porter des germes et des croissances.',
  },
  keep: {
    text: `Vous regardez quatre nouvelles cartes et en gardez une. L’Herbe à chat ne coûte rien et vous donne deux germes chaque fois qu’un joueur choisit ${actions.blue} : gardez-la.`,
    why: 'Vous n’avez plus de jetons Sol. L’Herbe à chat se plante sans.',
  },
  activate: {
    text: `Chacun active maintenant ce qui porte la couleur de l’action. Votre île porte le vert : deux jetons Sol par carte à capacité jaune plantée ce tour, ici l’Érable du Japon. Appuyez sur « ${choose.run} ».`,
  },
  minor: {
    text: `L’adversaire a choisi ${actions.red}. Vous n’êtes pas joueur actif et prenez l’un des deux bénéfices mineurs. Prenez les jetons Sol : ils paieront vos prochaines cartes.`,
  },
  skip: {
    text: 'Vos cartes s’activent aussi au tour des autres. Pour le Framboisier noir, vous compostez une carte de la main et en piochez une autre. Vous pouvez toujours passer l’activation d’une carte.',
  },
  water: {
    text: `À vous de nouveau. ${actions.blue} vous donne six germes à placer sur vos cartes ; chacun vaut un PV à la fin. Votre climat s’active aussi.`,
    why: `${actions.green} demande des jetons Sol, et vous en avez peu. Les six germes d’${actions.blue} trouvent place sur vos deux cartes.`,
  },
  growth: {
    text: 'Placez les croissances que donne votre climat. Chaque tronc vaut un PV. Une carte dont tous les emplacements de croissance sont occupés reçoit une canopée, dont les PV comptent à la place.',
  },
  goals: {
    text: 'Vous savez l’essentiel et continuez sans guide. Voici les objectifs : chacun vaut 10 PV à tous ceux qui l’atteignent. La partie s’achève avec la manche où quelqu’un a planté seize cartes.',
  },
  over: {
    text: ({ total, rival }) =>
      `${total} PV pour vous, ${rival} pour l’adversaire. Ensuite viennent graines, événements et écosystèmes : une deuxième partie guidée vous montre Abondance.`,
  },
};
