import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const fr: PlanetLessonWords = {
  welcome: {
    text: 'Voici votre Planète. Pendant quatre Saisons, vous y plantez des arbres et les faites croître ; la Lumière, les Forêts et la Fertilité rapportent des points. Jouons le Printemps ensemble.',
  },
  river: {
    text: 'Ces trois cartes forment la rivière. Vous en prenez une, le joueur virtuel en prend une. La carte non choisie change la Fertilité de son Biome.',
  },
  card: {
    text: 'En haut de la carte, son Biome, où vous effectuez votre Action ; au milieu, son Pouvoir. Les icônes Fertilité du bas ne comptent que si personne ne prend la carte.',
  },
  takeSprout: {
    text: 'Prenez la carte Forêt fleurie avec la Pousse : choisissez-la, puis confirmez.',
    why: 'Vous pourriez prendre n’importe quelle carte. Celle-ci vient d’abord, car tout commence par des Pousses.',
  },
  leftOver: {
    text: 'Le joueur virtuel a pris le Joker, et la carte Prairie est restée. Elle est maintenant dans la Zone de Fertilité : à la fin, chacun de vos Arbres en Prairie rapportera 1 point pour son icône Fertilité.',
  },
  plant: {
    text: ({ plant }) =>
      `À chaque manche, vous effectuez une Action. « ${plant} » place jusqu’à trois Pousses dans le Biome de votre carte. Choisissez-la.`,
    why: ({ plant }) =>
      `Rien ne peut encore croître, et « ${plant} » plante le plus. Les autres Actions viendront plus tard.`,
  },
  sprouts: {
    text: 'Plantez trois Pousses dans la Forêt fleurie. Les espaces marqués se touchent, et cela comptera ; d’autres espaces fleuris conviennent aussi.',
  },
  power: {
    text: 'En plus de l’Action, vous pouvez activer le Pouvoir de votre carte. Son marqueur avance d’abord d’un espace, ici de 0 à 2. Vous plantez donc deux Pousses de plus.',
    why: 'Vous pourriez vous en passer. Mais un Pouvoir non activé est perdu : activez-le d’abord.',
  },
  anywhere: {
    text: 'Un Pouvoir s’applique partout sur la Planète. Plantez les deux Pousses en Prairie, à côté des fleurs.',
  },
  finish: {
    text: ({ finish }) => `Il ne reste rien à faire dans cette manche. « ${finish} » met fin à votre tour.`,
  },
  token: {
    text: 'Le joueur virtuel avait pris la carte portant le jeton Premier Joueur : il a donc choisi en premier. Celui qui prend cette carte commence la manche suivante.',
  },
  takeSmall: {
    text: 'Prenez la carte Forêt fleurie avec l’Arbuste. Elle porte le jeton Premier Joueur, et l’autre carte fleurie, avec ses trois icônes Fertilité, restera.',
    why: 'La carte au Lac est bonne aussi. Mais si elle reste, elle rend plus fertile le Biome de vos Pousses.',
  },
  fertile: {
    text: 'Trois icônes Fertilité pour la Forêt fleurie. Chaque Arbre que vous y aurez à la fin rapportera 3 points.',
  },
  grow: {
    text: ({ grow }) =>
      `Place à la Croissance. « ${grow} » change des Pousses en Arbustes, ou des Arbustes en Arbres, sur deux espaces différents de votre Biome.`,
    why: 'Les Pousses ne rapportent rien. Faites-les croître avant d’en planter d’autres.',
  },
  smallTrees: {
    text: 'Faites croître les Pousses en d3 et f3. On ne saute pas de taille : chacune devient un Arbuste.',
  },
  smallPower: {
    text: 'Votre Pouvoir fait croître une Pousse de plus, où vous voulez.',
    why: 'Le Pouvoir serait perdu. Activez-le avant de terminer.',
  },
  thirdTree: {
    text: 'Faites croître la Pousse en e3.',
  },
  light: {
    text: 'À la fin d’une Saison, vous collectez la Lumière. Au Printemps, le Soleil est en haut et ses rayons descendent tout droit. Un Arbuste touché par la Lumière rapporte 1 point, un Arbre 2.',
  },
  suns: {
    text: 'Un Arbuste projette son ombre sur un espace, un Arbre sur deux. Dans l’ombre d’un arbre de même taille ou plus grand, on ne marque rien. Après chaque Saison, le Soleil avance d’un côté : en Été, il est à droite.',
  },
  finishSecond: {
    text: 'Terminez la manche.',
  },
  takeBig: {
    text: 'Vous avez le jeton Premier Joueur et choisissez en premier. Les Arbres rapportent le plus là où le Biome est fertile : prenez la carte Forêt fleurie avec l’Arbre.',
    why: 'Seuls les Arbres comptent pour la Fertilité, et vous n’en avez pas encore. Prenez la carte avec l’Arbre.',
  },
  drought: {
    text: 'Cette fois, une Aridité est restée. Elle a retourné la dernière carte de son Biome : le Marécage n’est plus fertile. Laissez les Aridités là où les autres sont forts.',
  },
  each: {
    text: ({ each }) =>
      `« ${each} » : planter une fois et faire croître une fois, sur deux espaces différents, dans l’ordre voulu.`,
    why: ({ each }) => `Vous savez planter et faire croître. « ${each} » fait les deux une fois, et c’est nouveau.`,
  },
  plantAndGrow: {
    text: 'Plantez en f1 et faites croître l’Arbuste en e3 : il devient un Arbre.',
  },
  bigPower: {
    text: 'Le Pouvoir de cette carte change un Arbuste en Arbre.',
    why: 'Le Pouvoir serait perdu. Activez-le avant de terminer.',
  },
  secondBig: {
    text: 'Faites croître l’Arbuste en d3 : il devient un Arbre.',
  },
  undo: {
    text: 'Tout peut être annulé tant qu’aucune nouvelle carte n’a été révélée. Essayez si vous voulez, puis terminez.',
  },
  takeLake: {
    text: 'Le joueur virtuel a choisi en premier. Prenez la carte Prairie avec le Lac.',
    why: 'L’autre carte est encore une Aridité. Et le Lac, vous ne le connaissez pas encore.',
  },
  powerFirst: {
    text: 'Le Pouvoir peut aussi venir avant l’Action, jamais au milieu. Activez d’abord le Lac.',
    why: 'L’Action peut attendre : cette fois, le Pouvoir vient d’abord.',
  },
  dig: {
    text: 'Un Lac fait croître aussitôt jusqu’à deux espaces adjacents. Placez-le en f2, entre vos arbres.',
    why: 'En f2, le Lac touche deux espaces qui peuvent croître.',
  },
  water: {
    text: 'Faites croître la Pousse en f1 et l’Arbuste en f3.',
  },
  actionAfter: {
    text: ({ grow }) =>
      `L’Action, maintenant. Votre carte vaut pour la Prairie, et deux Pousses y attendent : « ${grow} ».`,
    why: ({ grow }) => `Deux Pousses attendent en Prairie. « ${grow} » en fait deux Arbustes.`,
  },
  meadow: {
    text: 'Faites croître les Pousses en b3 et c3.',
  },
  forest: {
    text: 'Arbustes, Arbres et Buissons adjacents forment une Forêt. À la fin de la Saison, la Forêt principale rapporte 1 point par pion. Un arbre derrière un Lac n’en fait pas partie : Lacs et Pousses ne relient pas.',
  },
  lastOfSpring: {
    text: 'La dernière manche du Printemps. À vous de choisir : le Buisson irait bien, mais toutes les cartes se valent.',
  },
  bush: {
    text: 'Un Buisson ne croît jamais, ne projette pas d’ombre et ne collecte pas de Lumière, mais il compte dans une Forêt. Avec une autre carte, voyez ce que fait son Pouvoir.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `« ${whatItScores} » montre sur chaque espace ce que vous y gagneriez, sous ce Soleil et les suivants. Finissez la manche comme il vous plaît.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `Le Printemps est fini. La Lumière vous a rapporté ${springLight} points, et votre Forêt principale ${springForest}. Le Soleil avance : voyez où tomberont les ombres.`,
  },
  onYourOwn: {
    text: 'À partir d’ici, vous jouez sans guide ; je n’interviens plus que de temps en temps. L’Été a quatre manches, l’Automne trois, l’Hiver deux.',
  },
  tracks: {
    text: 'Chaque fois que vous activez un Pouvoir, sa force augmente. Mieux vaut souvent en choisir quelques-uns et s’y tenir.',
  },
  autumn: {
    text: 'L’Automne. Le Soleil vient d’en bas. Pensez à la fin : seuls les Arbres comptent pour la Fertilité de leur Biome.',
  },
  winter: {
    text: 'Les deux dernières manches. Ce qui devient encore un Arbre dans un Biome fertile peut compter deux fois : pour la Lumière et pour la Fertilité.',
  },
  overLight: {
    text: ({ light, forest, buds }) =>
      `L’année est finie. La Lumière vous a rapporté ${light} points en quatre Saisons, vos Forêts principales ${forest}, les Bourgeons ${buds}.`,
  },
  overFertility: {
    text: ({ fertility }) =>
      `À la fin, chaque Biome a compté sa Fertilité multipliée par vos Arbres : ${fertility} points.`,
  },
  overTitle: {
    text: ({ total, title }) =>
      `En tout ${total} points : ${title}. Vous connaissez le jeu. Rejouez avec d’autres cartes, ou avec des amis.`,
  },
};
