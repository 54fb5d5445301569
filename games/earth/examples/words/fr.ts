import type { EarthExampleWords } from './types.ts';

export const fr: EarthExampleWords = {
  'E5.1': [
    'C’est votre tour. En haut, ce que vous avez ; en bas, ce que possède Ana.',
    ({ soil, cards }) =>
      `Vous choisissez le rouge, Compostage. Vous gagnez ${soil} jetons Sol et compostez ${cards} cartes du deck Terre sans les regarder.`,
    ({ soil }) => `Ana perçoit le bénéfice mineur et prend une des possibilités : ${soil} jetons Sol.`,
  ],
  'E5.3': [
    ({ soil }) =>
      `Vous avez choisi le vert, Plantation, et avez ${soil} jetons Sol. Le disque de chaque carte en main indique son coût.`,
    ({ paid, left }) =>
      `Le chêne est planté à côté d’une carte de votre tableau. Il coûte ${paid} jetons Sol ; il vous en reste ${left}.`,
    ({ cards }) => `La menthe ne coûte rien. Après la plantation, vous regardez ${cards} cartes du deck Terre.`,
    'Vous gardez le palmier, les autres vont à la défausse.',
  ],
  'E5.4': [
    'Votre tableau avant une action bleue, Arrosement.',
    ({ placed, spaces }) =>
      `Les germes vont sur les emplacements Germe disponibles, répartis à votre gré : ${placed} sur le chêne, qui n’en a que ${spaces}.`,
    ({ placed, soil }) => `Les ${placed} autres vont sur l’herbe. Puis viennent ${soil} jetons Sol.`,
  ],
  'E6.3': [
    'Le rouge est activé. Les capacités rouges s’activent ligne par ligne, chacune de gauche à droite.',
    ({ cards }) => `D’abord la carte en haut à gauche : vous piochez ${cards} carte.`,
    ({ sprouts }) => `Puis la carte à sa droite : ${sprouts} germes, que vous placez dessus.`,
    ({ paid, soil }) =>
      `Puis la ligne du dessous : ${paid} germe parmi ceux que vous venez de gagner paie ${soil} jetons Sol. La carte sans capacité rouge est ignorée.`,
  ],
  'E7.4': [
    ({ cost, soil }) =>
      `Le chêne coûte ${cost} jetons Sol, et vous n’en avez que ${soil}. Mais la capacité brune de votre terrain rend les arbres moins chers.`,
    ({ paid, soil }) => `Le chêne coûte donc ${paid} jetons Sol, et il vous en reste ${soil}.`,
  ],
  'E8.1': [
    ({ sprouts }) => `Il y a ${sprouts} germes sur votre herbe, mais presque pas de jetons Sol.`,
    ({ paid, soil }) => `À une pause, vous convertissez ${paid} germes en ${soil} jetons Sol.`,
  ],
  'E9.3': [
    ({ sprouts }) => `Tous les emplacements Germe de votre tableau sont occupés : ${sprouts} germes y sont.`,
    ({ stored }) =>
      `Une capacité jaune en donne d’autres. Aucun emplacement n’étant disponible, vous stockez ${stored} germes sur le plateau Abondance.`,
  ],
  'E10.3': [
    ({ spaces }) => `Ce buisson a ${spaces} emplacements de croissance, et sa capacité jaune donne de la croissance.`,
    'La première croissance est un tronc.',
    ({ points, pieces }) =>
      `Celle qui occupe le dernier emplacement est la canopée. À la fin, elle rapporte ${points} PV au lieu de ${pieces} pour ses croissances.`,
  ],
  'E12.2': [
    'Vous dépensez une graine pour la faire germer et énoncez votre critère de recherche : un arbre. Voici votre main pour l’instant.',
    ({ revealed }) =>
      `Les cartes du dessous du deck Terre sont révélées. Après ${revealed} cartes, le premier arbre est là.`,
    'Vous le prenez en main ; les autres cartes révélées vont à la défausse.',
  ],
  'E15.1': [
    ({ cards }) =>
      `Une partie d’un score. D’abord les PV sur les fanions des cartes, île et climat compris : ${cards}.`,
    ({ sprouts, growth }) =>
      `Puis ${sprouts} PV pour les germes et ${growth} pour les croissances : la carte complète rapporte sa canopée, l’autre son tronc.`,
    ({ terrain, compost }) =>
      `Puis la capacité brune du terrain avec ${terrain} PV, et ${compost} pour les cartes du compost.`,
  ],
  'E17.3': [
    'Le tour de Gaïa : sa carte suivante est révélée. Elle est bleue, Arrosement, et vous donne le bénéfice mineur.',
    ({ soil }) => `Vous prenez ${soil} jetons Sol.`,
    ({ sprouts }) => `Puis vous activez le bleu, comme à chaque tour : ${sprouts} germes pour vous.`,
    ({ card, blue, sprouts }) =>
      `Enfin, Gaïa prend sa part : ${card} germes, et ${blue} de plus pour les cartes bleues de votre zone de jeu. Elle en a maintenant ${sprouts}.`,
  ],
};
