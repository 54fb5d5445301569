import type { PlanetExampleWords } from '../../examples/words.ts';

export const fr: PlanetExampleWords = {
  'P2.1': [
    'Le sort a désigné Ana : elle est première joueuse et reçoit le jeton Premier Joueur.',
    ({ first, second, third, yours }) =>
      `À partir d’elle, dans l’ordre de passage, chacun commence avec un point de plus que le précédent : Ana avec ${first}, Ben avec ${second}, Cleo avec ${third} et vous avec ${yours}. Ana prend la première carte.`,
  ],
  'P2.3': [
    ({ cards, icons }) =>
      `Des cartes ont été retournées jusqu’à ce qu’il y ait assez de Fertilité : ${cards} cartes avec ${icons} icônes Fertilité sont dans la Zone de Fertilité.`,
    'Votre Planète est vide. Le Printemps commence, et le Soleil brille d’en haut.',
    ({ yours, hers }) =>
      `Vous êtes premier joueur et commencez avec ${yours} point, Ana avec ${hers}. La première rivière est en place.`,
  ],
  'P3.2': [
    'Une manche commence par le choix de carte : vous avez pris la carte Forêt enneigée, Ana la carte Prairie. Votre Planète est encore vide.',
    ({ sprouts }) =>
      `Puis viennent les Actions. Vous choisissez l’Action A et plantez ${sprouts} Pousses dans la Forêt enneigée.`,
    ({ sprouts }) =>
      `Le marqueur du Pouvoir de votre carte avance, et vous plantez ${sprouts} Pousses de plus, partout sur la Planète.`,
    ({ round, cards }) =>
      `Ana et vous avez terminé, et la manche s’achève. La manche ${round} commence avec une nouvelle rivière de ${cards} cartes.`,
  ],
  'P4.4': [
    ({ players, cards }) => `À ${players} joueurs, la rivière compte ${cards} cartes. Vous êtes premier joueur.`,
    'Vous prenez la carte Forêt enneigée. Aussitôt, le jeton Premier Joueur va sur la carte restante la plus à gauche.',
    'Ana prend cette carte, et le jeton avec : elle commencera la prochaine manche. La carte Champs de blé reste.',
  ],
  'P4.5': [
    ({ icons }) =>
      `La pile Forêt enneigée montre ${icons} icônes Fertilité. Dans la rivière attend une carte Forêt enneigée avec Aridité.`,
    'Vous prenez le Joker. Ana a encore le choix.',
    ({ icons }) =>
      `Ana prend la Prairie : l’Aridité reste. Elle retourne la dernière carte Forêt enneigée et se place dessus. Il ne reste que ${icons} icônes Fertilité visibles.`,
  ],
  'P5.2': [
    'Vous avez pris une carte Forêt enneigée avec le Pouvoir Arbre et choisissez l’Action C : planter une fois et faire croître une fois, dans ce Biome.',
    ({ space }) => `Planter : une Pousse arrive dans l’espace vide ${space}.`,
    ({ space }) => `Croissance : la Pousse en ${space} devient un Arbuste.`,
    ({ space }) =>
      `Le Pouvoir fait croître encore une fois, partout sur la Planète : l’Arbuste en ${space} devient un Arbre.`,
  ],
  'P5.3': [
    ({ grows, targets }) =>
      `Action B avec une carte Forêt enneigée : faire croître jusqu’à ${grows} fois dans ce Biome. C’est possible dans ${targets} espaces.`,
    ({ space, targets }) =>
      `L’Arbuste en ${space} devient un Arbre. Ensuite, il faut un autre espace : il en reste ${targets} au choix.`,
    ({ space }) => `La Pousse en ${space} devient un Arbuste. Les Pousses des autres Biomes attendent.`,
  ],
  'P5.6': [
    'Votre carte montre le Pouvoir Pousse. Son marqueur est encore sur le premier espace.',
    ({ strength }) =>
      `Activez le Pouvoir : le marqueur avance d’abord d’un espace vers la droite. Le nombre indiqué est sa force : ${strength}.`,
    ({ sprouts }) =>
      `Vous plantez donc ${sprouts} Pousses, partout sur la Planète, même si votre carte est pour les Champs de blé.`,
  ],
  'P5.7': [
    ({ lakes }) => `Le Pouvoir Lac a maintenant la force ${lakes} : placez autant de Lacs.`,
    ({ space, grows, targets }) =>
      `Un Lac arrive en ${space}. Aussitôt, jusqu’à ${grows} espaces adjacents peuvent croître ; c’est possible dans ${targets}.`,
    'Un Arbuste est devenu un Arbre, une Pousse est devenue un Arbuste. L’autre Pousse reste.',
  ],
  'P5.8': [
    ({ space }) => `L’Action A plante des Pousses dans la Prairie, dont une en ${space}.`,
    ({ space }) =>
      `Puis le Pouvoir Arbuste s’applique en ${space}, l’espace de l’Action : de l’espace vide à l’Arbuste en une seule manche.`,
  ],
  'P6.1': [
    ({ round }) => `Manche ${round} : vous avez fini, Ana joue encore sur sa Planète.`,
    ({ round }) =>
      `Ana a fini elle aussi, et la manche s’achève. La manche ${round} commence avec une nouvelle rivière.`,
  ],
  'P7.1': [
    'Au Printemps, le Soleil est en haut, et ses rayons descendent tout droit à travers la Planète.',
    ({ tree, length }) => `L’Arbre en ${tree} projette une ombre sur les ${length} espaces derrière lui.`,
    ({ tree, shaded }) => `L’ombre de l’Arbuste en ${tree} n’atteint que l’espace suivant, ${shaded}.`,
    'En Été, le Soleil est à droite : les mêmes arbres projettent maintenant leur ombre vers la gauche.',
  ],
  'P7.2': [
    ({ dark, trees }) =>
      `Dans l’ombre d’un autre de même taille ou plus grand, un arbre est masqué : c’est le cas de ${dark} de ces ${trees} arbres.`,
    ({ tree, small }) =>
      `L’Arbre en ${tree} est dans l’ombre de l’Arbuste en ${small}. Celui-ci est plus petit : l’Arbre est quand même touché par la Lumière.`,
    ({ small, big, points }) =>
      `Le Printemps s’achève. La Lumière touche ${small} Arbustes et ${big} Arbres : ${points} points.`,
  ],
  'P7.3': [
    ({ size }) =>
      `Plusieurs Forêts, aucune de plus de ${size} pions. Pousses et Lacs ne comptent pas et ne relient pas.`,
    ({ space, size }) =>
      `Un Buisson en ${space} les touche et les fait fusionner : la Forêt principale compte maintenant ${size} pions.`,
    ({ points }) => `À la fin du Printemps, chaque pion rapporte un point, ${points} points en tout.`,
  ],
  'P7.4': [
    'La dernière manche du Printemps. Le Soleil est en haut.',
    ({ cards }) =>
      `La Saison s’achève : les cartes devant les joueurs vont à la défausse, qui en compte maintenant ${cards}. Le Soleil avance d’un côté dans le sens des aiguilles d’une montre, et l’Été commence avec de nouvelles ombres.`,
  ],
  'P8.1': [
    ({ icons, trees, points }) =>
      `La pile Forêt enneigée montre ${icons} icônes Fertilité, et ${trees} de vos Arbres s’y trouvent : ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} points.`,
    ({ icons, trees, points }) =>
      `Dans la Prairie : ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} points. Là où rien n’est fertile, un Arbre ne rapporte rien.`,
    ({ points }) => `En fin de partie, la Fertilité vous rapporte ${points} points en tout.`,
  ],
  'P9.2': [
    ({ cards }) => `Seul contre le joueur virtuel : ${cards} cartes dans la rivière, et vous commencez.`,
    'Vous prenez la carte Forêt fleurie. Le joueur virtuel préfère les Jokers et prend celui du milieu. Il reste une carte Aridité.',
  ],
};
