import type { AbundanceLessonWords } from '../../guide/abundance-lessons.ts';
import { fr as table } from './table.ts';

const { actions, choose, exchange } = table;

export const fr: AbundanceLessonWords = {
  island: {
    text: 'Une deuxième partie, avec Abondance : graines, écosystèmes et événements auxquels tous peuvent participer. Gardez la face indiquée de votre île.',
    why: 'L’autre face n’est pas moins bonne. Celle-ci convient à ce que cette partie va vous montrer.',
  },
  climate: {
    text: 'Maintenant, la face indiquée du climat.',
    why: 'L’autre face n’est pas moins bonne. Celle-ci convient à ce que cette partie va vous montrer.',
  },
  ecosystem: {
    text: 'Les écosystèmes sont des objectifs pour la fin de la partie : un à vous, et deux que tous marquent. Gardez la face du vôtre qui vous plaît.',
  },
  compost: {
    text: 'Votre île envoie une carte de la main au compost, où elle vaut un PV. Donnez l’une des cartes indiquées.',
    why: 'Gardez Pommier et Strophante : ces cartes coûtent peu, et vous pouvez planter les deux tout de suite.',
  },
  plant: {
    text: `Vous savez comment commencer : choisissez ${actions.green}.`,
    why: `C’est possible. Mais les cartes plantées vous aident pendant toute la partie, et vous pouvez en payer deux. Commencez par ${actions.green}.`,
  },
  firstCard: {
    text: 'Plantez Pommier. Désert du Grand Bassin, un écosystème commun, donne 3 PV par lot de deux cartes qui coûtent au plus 3 jetons Sol.',
    why: 'Pommier coûte 1 jeton Sol, et Désert du Grand Bassin le compte.',
  },
  secondCard: {
    text: 'Puis Strophante, la deuxième carte de ce genre.',
    why: 'Strophante coûte 1 jeton Sol, et Désert du Grand Bassin le compte aussi.',
  },
  sprouts: {
    text: `L’adversaire a choisi ${actions.blue}. Prenez cette fois les deux germes : vous pourrez bientôt payer avec.`,
    why: 'Les jetons Sol seraient bons aussi. Mais pour la suite, il vous faut deux germes sur vos cartes.',
  },
  join: {
    text: `Ère glaciaire est un événement qui se joue entre deux tours. L’adversaire a dû le payer. Vous pouvez faire de même : deux germes pour trois nouvelles cartes. Appuyez sur « ${choose.join} ».`,
  },
  seed: {
    text: `Passons aux graines. Vous pouvez en utiliser une à tout moment : pour des jetons Sol, des croissances, des germes, du compost, ou pour chercher une carte. Sur un grand écran, appuyez sur le bouton indiqué ; sur un téléphone, la feuille indiquée l’ouvre sous le nom « ${exchange.use} ».`,
    why: 'Avant de choisir une action, utilisez une graine.',
  },
  search: {
    text: `Avec « ${choose.germinate} », vous énoncez ce que vous voulez. On révèle les cartes du dessous du deck Terre jusqu’à ce que l’une convienne ; elle est à vous. Cherchez un événement.`,
    why: 'Il vous reste une autre graine pour cela. Avec celle-ci, cherchez un événement.',
  },
  event: {
    text: 'Mousson. Un tel événement se joue à tout moment et ne se plante pas ; ses PV comptent à la fin. Vous gagnez germes et croissances, les autres peuvent stocker trois germes. Choisissez-le et jouez-le.',
    why: 'Jouez d’abord Mousson : cela ne vous coûte rien.',
  },
  plantAgain: {
    text: `Avec ces nouvelles cartes en main, choisissez de nouveau ${actions.green}.`,
    why: `Vous avez de nouvelles cartes à planter : choisissez ${actions.green}.`,
  },
  soil: {
    text: 'Votre dernière graine peut devenir deux jetons Sol, si cela vous permet de planter ce que vous voulez. Ou bien gardez-la pour plus tard.',
  },
  store: {
    text: 'L’île de l’adversaire vous offre deux germes. Les germes venus des autres vont sur votre plateau Abondance. Après l’activation, vous pouvez les déplacer vers des emplacements libres ; là seulement ils comptent et servent à payer.',
  },
  convert: {
    text: 'Vous pouvez aussi convertir à tout moment : trois germes en deux jetons Sol, quatre en une graine, ou une feuille en une graine. Chaque germe vaut un PV : convertissez si le sol vous sert davantage.',
  },
  goals: {
    text: 'Voilà Abondance ; vous continuez sans guide. Sur une carte Faune, le premier marque 15 PV, le suivant 11, puis 8. Vos écosystèmes montrent ce qu’ils comptent, et le premier à seize cartes gagne 11 PV.',
  },
  over: {
    text: ({ total, rival }) =>
      `${total} PV pour vous, ${rival} pour l’adversaire. Vous êtes prêt pour toutes les tables.`,
  },
};
