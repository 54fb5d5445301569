import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const fr: PlanetLessonWords = {
  welcome: {
    text: 'Voici votre Planète. Pendant quatre Saisons, vous y plantez des arbres et les faites croître ; la Lumière, les Forêts et la Fertilité rapportent des points. Jouons le Printemps ensemble.',
  },
  takeSprout: {
    text: 'La rivière compte trois cartes : vous en prenez une, le joueur virtuel une autre, et la troisième change la Fertilité. En haut, le Biome de votre Action ; au milieu, le Pouvoir. Touchez la carte Forêt fleurie avec la Pousse pour la prendre.',
    why: 'Vous pourriez prendre n’importe quelle carte. Celle-ci vient d’abord, car tout commence par des Pousses.',
  },
  plant: {
    text: 'À chaque manche, vous effectuez une Action dans le Biome de votre carte. Touchez les espaces marqués pour planter trois Pousses. Ils se touchent, et cela comptera ; d’autres espaces fleuris conviennent aussi.',
  },
  power: {
    text: 'S’y ajoute le Pouvoir de votre carte. Son marqueur avance d’abord d’un espace, ici de 0 à 2 : vous plantez donc deux Pousses de plus, partout sur la Planète. Placez-les en Prairie, à côté des fleurs.',
  },
  finish: {
    text: 'C’était votre tour. Quand il ne reste rien à faire, il se termine tout seul ; tout peut être annulé tant qu’aucune nouvelle carte n’a été révélée.',
  },
  takeSmall: {
    text: 'Le joueur virtuel avait pris la carte portant le jeton Premier Joueur : il a donc choisi en premier. Prenez la carte Forêt fleurie avec l’Arbuste : elle porte le jeton, et l’autre carte fleurie, avec trois icônes Fertilité, restera.',
    why: 'La carte au Lac est bonne aussi. Mais si elle reste, elle rend plus fertile le Biome de vos Pousses.',
  },
  fertile: {
    text: 'La carte restante apporte trois icônes Fertilité à la Forêt fleurie. Chaque Arbre que vous y aurez à la fin rapportera 3 points.',
  },
  grow: {
    text: 'Place à la Croissance. Touchez deux de vos Pousses fleuries, et la troisième avec votre Pouvoir : chacune devient un Arbuste. Les Arbustes deviennent des Arbres ; on ne saute pas de taille.',
  },
  light: {
    text: 'À la fin d’une Saison, vous collectez la Lumière. Au Printemps, le Soleil est en haut et ses rayons descendent tout droit. Un Arbuste touché par la Lumière rapporte 1 point, un Arbre 2. Dans l’ombre d’un arbre de même taille ou plus grand, on ne marque rien.',
  },
  takeBig: {
    text: 'Vous avez le jeton Premier Joueur et choisissez en premier. Les Arbres rapportent le plus là où le Biome est fertile : prenez la carte Forêt fleurie avec l’Arbre.',
    why: 'Seuls les Arbres comptent pour la Fertilité, et vous n’en avez pas encore. Prenez la carte avec l’Arbre.',
  },
  drought: {
    text: 'Cette fois, une Aridité est restée. Elle a retourné la dernière carte de son Biome : le Marécage n’est plus fertile. Mieux vaut ce Biome que celui de vos arbres.',
  },
  each: {
    text: ({ each }) =>
      `Les deux, maintenant : plantez en f1, puis faites croître e3. C’est l’Action « ${each} ». Votre Pouvoir change encore un Arbuste en Arbre : d3.`,
  },
  takeLake: {
    text: 'Le joueur virtuel a choisi en premier. Prenez la carte Prairie avec le Lac.',
    why: 'L’autre carte est encore une Aridité. Et le Lac, vous ne le connaissez pas encore.',
  },
  dig: {
    text: 'Un Lac fait croître aussitôt jusqu’à deux espaces adjacents. Le Pouvoir peut aussi venir avant l’Action, jamais au milieu : touchez f2, entre vos arbres, pour y placer le Lac.',
  },
  water: {
    text: 'Faites croître la Pousse en f1 et l’Arbuste en f3.',
  },
  meadow: {
    text: 'L’Action, maintenant. Votre carte vaut pour la Prairie, et deux Pousses y attendent : faites croître b3 et c3.',
  },
  forest: {
    text: 'Arbustes, Arbres et Buissons adjacents forment une Forêt. À la fin de la Saison, la Forêt principale rapporte 1 point par pion. Un arbre derrière un Lac n’en fait pas partie : Lacs et Pousses ne relient pas.',
  },
  lastOfSpring: {
    text: 'La dernière manche du Printemps, et à vous de choisir. Un Buisson ne croît jamais, ne projette pas d’ombre et ne collecte pas de Lumière, mais il compte dans une Forêt ; toute autre carte convient aussi.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `« ${whatItScores} » montre sur chaque espace ce que vous y gagneriez, sous ce Soleil et les suivants.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `Le Printemps vous a rapporté ${springLight} points de Lumière et ${springForest} pour votre Forêt principale. Le Soleil est passé à droite : voyez où tombent les ombres, longues d’un espace derrière les Arbustes, de deux derrière les Arbres.`,
  },
  onYourOwn: {
    text: 'À partir d’ici, vous jouez sans guide. L’Été a quatre manches, l’Automne trois, l’Hiver deux. Chaque fois que vous activez un Pouvoir, sa force augmente ; mieux vaut souvent en choisir quelques-uns.',
  },
  autumn: {
    text: 'L’Automne. Le Soleil vient d’en bas. Pensez à la fin : seuls les Arbres comptent pour la Fertilité de leur Biome.',
  },
  over: {
    text: ({ light, forest, fertility, total, title }) =>
      `La Lumière vous a rapporté ${light} points, vos Forêts principales ${forest}, la Fertilité multipliée par vos Arbres ${fertility}. En tout ${total} points : ${title}. Vous connaissez le jeu.`,
  },
};
