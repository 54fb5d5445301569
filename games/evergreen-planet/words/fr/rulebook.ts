import type { PlanetRulebookWords } from '../../rulebook/sections.ts';

export const fr: PlanetRulebookWords = {
  titles: {
    P1: 'Contenu',
    P2: 'Mise en place',
    P3: 'L’année',
    P4: 'Choix de carte',
    P5: 'Actions et Pouvoirs',
    P6: 'Fin de manche',
    P7: 'Fin de la Saison',
    P8: 'Fin de partie',
    P9: 'Mode Solo',
  },
  rules: {
    'P1.1':
      'Chaque joueur a un plateau Planète. C’est une grille d’espaces carrés, et chaque espace appartient à l’un des six Biomes. Quatre de ces espaces sont des crevasses.',
    'P1.2':
      'Il y a 42 cartes Biome : six de chaque Biome et six cartes Biome Joker. Une carte a un Biome, ou est un Joker, et elle a l’un des six Pouvoirs. Les cartes d’un Biome montrent soit une ou plusieurs icônes Fertilité, soit une icône Aridité ; les Jokers n’ont pas d’icône.',
    'P1.3':
      'Chaque joueur a six Pistes de Pouvoir. Chaque marqueur part du premier espace de sa piste, de force 0, et ne recule jamais.',
    'P1.4': 'La réserve de Pousses, d’Arbustes, d’Arbres, de Buissons et de Lacs est infinie.',
    'P1.5':
      'Un espace porte au plus un pion : une Pousse, un Arbuste, un Arbre, un Buisson ou un Lac. Une crevasse n’en porte jamais.',
    'P2.1':
      'Le sort désigne qui reçoit le jeton Premier Joueur. À partir de là, dans l’ordre de passage, les joueurs commencent avec 0, 1, 2 et 3 points.',
    'P2.2': 'Tous les Soleils partent du même côté : en haut, sauf si vous en avez choisi un autre.',
    'P2.3':
      'Mélangez la pioche Biome et retournez des cartes une à une jusqu’à ce qu’au moins 5 icônes Fertilité soient visibles. Les cartes avec des icônes Fertilité vont dans la Zone de Fertilité, en une pile séparée par Biome, dans l’ordre d’arrivée. Remélangez toutes les autres cartes retournées dans la pioche.',
    'P3.1':
      'L’année compte quatre Saisons : le Printemps en 5 manches, l’Été en 4, l’Automne en 3 et l’Hiver en 2, soit 14 en tout.',
    'P3.2':
      'Une manche commence par le choix de carte, puis viennent les Actions et Pouvoirs, puis la fin de manche. Après la dernière manche d’une Saison, la Saison s’achève.',
    'P4.1':
      'Créez la rivière : placez à côté de la pioche, face visible et en ligne, autant de cartes que de joueurs plus une. La carte la plus proche de la pioche est la plus à gauche.',
    'P4.2': 'À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun prend une carte.',
    'P4.3':
      'Dès que le premier joueur a pris une carte, le jeton Premier Joueur est placé sur la carte restante la plus à gauche.',
    'P4.4':
      'Celui qui prend la carte portant le jeton Premier Joueur prend aussi le jeton et sera premier joueur à la manche suivante. Si personne ne la prend, le jeton revient au premier joueur de cette manche.',
    'P4.5': {
      text: 'Il reste une carte non choisie. Ce qu’elle devient dépend du bas de la carte :',
      list: [
        'Fertilité : elle va sur la pile de son Biome dans la Zone de Fertilité.',
        'Aridité : retournez d’abord face cachée la dernière carte ajoutée à cette pile ; ses icônes Fertilité ne comptent plus. Placez ensuite la carte Aridité dessus. S’il n’y a pas de pile, elle est simplement placée là. Une carte Aridité au sommet est elle-même la dernière carte : une autre Aridité la retourne et ne change rien de plus.',
        'Pas d’icône : elle va à la défausse.',
      ],
    },
    'P4.6':
      'Quand il faut une carte et que la pioche est vide, mélangez la défausse pour former une nouvelle pioche. Les cartes de la Zone de Fertilité et celles devant les joueurs restent en place. S’il faut plus de cartes pour la rivière que la pioche n’en contient, placez celles qui restent, mélangez, puis complétez.',
    'P5.1':
      'Tous jouent en même temps, chacun sur sa Planète. Vous devez effectuer exactement une Action et pouvez activer le Pouvoir de votre carte : entièrement avant l’Action ou entièrement après, jamais au milieu.',
    'P5.2':
      'Il y a deux effets. Planter : placez une Pousse dans un espace vide. Croissance : faites croître une Pousse en Arbuste, ou un Arbuste en Arbre. On ne saute pas de taille et rien ne rétrécit ; Buissons et Lacs ne changent jamais.',
    'P5.3': {
      text: 'Il y a quatre Actions :',
      list: [
        'Action A : planter jusqu’à trois fois.',
        'Action B : faire croître jusqu’à deux fois, sur des espaces différents.',
        'Action C : planter jusqu’à une fois et faire croître jusqu’à une fois, sur des espaces différents, dans l’ordre voulu.',
        'Action D : planter une fois ou faire croître une fois, partout sur la Planète.',
      ],
    },
    'P5.4':
      'A, B et C ne s’appliquent que dans le Biome de la carte prise à cette manche. Avec un Joker, chaque effet peut s’appliquer dans le Biome de votre choix. D ignore la restriction de Biome.',
    'P5.5': '« Jusqu’à » veut dire aussi moins, et même pas du tout.',
    'P5.6':
      'Pour activer le Pouvoir, avancez d’abord son marqueur d’un espace vers la droite, sans dépasser le dernier. Appliquez ensuite le Pouvoir jusqu’au nombre de fois indiqué. Les Pouvoirs s’appliquent partout sur la Planète, chaque effet où vous voulez.',
    'P5.7': {
      text: 'Il y a six Pouvoirs :',
      list: [
        'Planter une Pousse.',
        'Croissance d’Arbuste : une Pousse devient un Arbuste.',
        'Croissance d’Arbre : un Arbuste devient un Arbre.',
        'Planter un Buisson dans un espace vide.',
        'Placer un Lac dans un espace vide, puis faire croître aussitôt jusqu’à deux fois, sur deux espaces différents orthogonalement adjacents à ce Lac.',
        'Bourgeon : marquer une fois le nombre indiqué sur la piste.',
      ],
    },
    'P5.8':
      'L’obligation de choisir des espaces différents ne vaut qu’à l’intérieur de l’Action B ou C. Un Pouvoir peut s’appliquer à un espace que l’Action a utilisé dans la manche, et inversement. Avec plusieurs Lacs, chaque Lac a ses deux Croissances.',
    'P5.9': 'Si vous n’activez pas le Pouvoir d’une carte, son marqueur n’avance pas.',
    'P6.1':
      'Quand tous ont fini, la manche s’achève. Si chacun a devant soi autant de cartes que la Saison a de manches, la Saison s’achève. Sinon, la manche suivante commence avec le nouveau premier joueur.',
    'P7.1':
      'Collecter la Lumière. Le Soleil est d’un côté, et ses rayons traversent la grille tout droit. Un Arbuste projette une ombre sur 1 espace derrière lui, un Arbre sur 2. Dans l’ombre d’un autre, il projette quand même la sienne. Crevasses, espaces vides et tous les autres pions comptent pour la longueur d’une ombre. Pousses, Buissons et Lacs n’en projettent pas et ne collectent pas de Lumière.',
    'P7.2':
      'Un Arbuste ou un Arbre est masqué s’il est dans l’ombre d’un autre de même taille ou plus grand. Chaque Arbuste touché par la Lumière rapporte 1 point, chaque Arbre 2.',
    'P7.3':
      'La Forêt principale. Arbustes, Arbres et Buissons orthogonalement adjacents forment une Forêt. La plus étendue est votre Forêt principale : elle rapporte 1 point par pion. Lacs et Pousses ne relient pas.',
    'P7.4':
      'Changer de Saison. Après l’Hiver, la partie s’achève. Sinon, la Saison suivante commence : toutes les cartes devant les joueurs vont à la défausse, et chaque Soleil avance d’un côté dans le sens des aiguilles d’une montre : haut, droite, bas, gauche.',
    'P8.1':
      'La valeur de Fertilité d’un Biome est le nombre d’icônes Fertilité visibles dans sa pile. Pour chaque Biome, vous marquez sa valeur de Fertilité multipliée par le nombre de vos Arbres dans ce Biome.',
    'P8.2':
      'Le joueur qui a le plus de points gagne. En cas d’égalité, c’est le premier dans l’ordre de passage, compté à partir du joueur qui a le jeton Premier Joueur après la dernière manche.',
    'P9.1':
      'Vous jouez contre un joueur virtuel sans Planète. La rivière compte 3 cartes. L’ordre de passage suit le jeton Premier Joueur comme d’habitude, et le joueur virtuel peut l’obtenir avec la carte qu’il prend. Le sort désigne qui commence, et les points de départ sont les mêmes.',
    'P9.2':
      'Le joueur virtuel prend un Joker s’il y en a un ; sinon la carte avec le plus d’icônes Fertilité ; sinon, s’il ne reste que des cartes Aridité, celle dont le Biome a le moins d’icônes Fertilité visibles dans la Zone de Fertilité. En cas d’égalité, la plus à gauche.',
    'P9.3':
      'Votre score vous donne un statut : jusqu’à 120 points Brocoli, dès 121 Bonsai, dès 136 Olivier, dès 151 Houx, dès 161 Bouleau, dès 171 Pin, dès 181 Chêne, dès 191 Baobab, dès 201 Séquoia légendaire.',
  },
  inShort: [
    'À chaque manche, vous prenez une carte : son Biome dit où vous agissez, son image est un Pouvoir en plus.',
    'Plantez des Pousses et faites-les croître en Arbustes, puis en Arbres.',
    'À la fin de chaque Saison, les Arbustes et Arbres touchés par la Lumière rapportent des points, et votre Forêt principale aussi. Puis le Soleil avance.',
    'La carte que personne ne prend change la Fertilité de son Biome. À la fin, chaque Arbre rapporte la Fertilité de son Biome.',
  ],
};
