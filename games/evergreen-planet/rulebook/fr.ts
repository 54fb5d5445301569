import type { PlanetRulebookWords } from './sections.ts';

export const fr: PlanetRulebookWords = {
  titles: {
    P1: 'Le matériel',
    P2: 'La mise en place',
    P3: 'L’année',
    P4: 'Prendre une carte',
    P5: 'Actions et pouvoirs',
    P6: 'La fin d’une manche',
    P7: 'La fin d’une saison',
    P8: 'La fin de la partie',
    P9: 'Jouer seul',
  },
  rules: {
    'P1.1':
      'Chacun a sa planète. C’est une grille de cases carrées, et chaque case appartient à l’un des six biomes. Quatre des cases sont des crevasses.',
    'P1.2':
      'Il y a 42 cartes Biome : six de chaque biome et six jokers. Une carte a un biome, ou est un joker, et elle a l’un des six pouvoirs. Les cartes d’un biome montrent soit une ou plusieurs tulipes pour la fertilité, soit une fleur fanée pour l’aridité ; les jokers ne montrent ni l’une ni l’autre.',
    'P1.3': 'Chacun a six pistes de pouvoir. Chaque marqueur part du premier pas, de force 0, et ne recule jamais.',
    'P1.4': 'Il y a toujours assez de pousses, d’arbustes, d’arbres, de buissons et de lacs.',
    'P1.5':
      'Une case porte au plus un élément : une pousse, un arbuste, un arbre, un buisson ou un lac. Une crevasse n’en porte jamais.',
    'P2.1':
      'Le sort désigne qui reçoit le jeton premier joueur, le gland. À partir de là, dans l’ordre du tour, on commence avec 0, 1, 2 et 3 points.',
    'P2.2': 'Tous les soleils partent du même côté : en haut, sauf si la table en a choisi un autre.',
    'P2.3':
      'On mélange la pioche et on retourne des cartes une à une jusqu’à ce qu’au moins 5 tulipes soient visibles. Les cartes avec tulipes vont dans la zone de fertilité, où chaque biome a une pile dans l’ordre d’arrivée. Toutes les autres cartes retournées sont remélangées dans la pioche.',
    'P3.1':
      'L’année a quatre saisons : le printemps en 5 manches, l’été en 4, l’automne en 3 et l’hiver en 2, soit 14 en tout.',
    'P3.2':
      'Dans une manche, chacun prend d’abord une carte, puis viennent les actions et les pouvoirs, puis la manche s’achève. Après la dernière manche d’une saison, la saison s’achève.',
    'P4.1':
      'On dispose à côté de la pioche, face visible et en ligne, autant de cartes que de joueurs plus une : la rivière. La carte la plus proche de la pioche est la plus à gauche.',
    'P4.2': 'À partir du premier joueur, dans le sens horaire, chacun prend une carte.',
    'P4.3': 'Dès que le premier joueur a pris une carte, le gland est posé sur la carte restante la plus à gauche.',
    'P4.4':
      'Qui prend la carte au gland prend aussi le gland et sera premier joueur à la manche suivante. Si personne ne la prend, le gland revient au premier joueur de cette manche.',
    'P4.5': {
      text: 'Une carte reste. Ce qu’elle devient dépend de son bas :',
      list: [
        'Tulipes : elle va sur la pile de son biome dans la zone de fertilité.',
        'Aridité : la dernière carte ajoutée à cette pile est d’abord retournée face cachée, et ses tulipes ne comptent plus. Puis la carte d’aridité se pose dessus. Sans pile, elle est simplement posée là. Une carte d’aridité au sommet est elle-même la dernière carte : une autre aridité la retourne et ne change rien de plus.',
        'Rien : elle va à la défausse.',
      ],
    },
    'P4.6':
      'Quand il faut piocher et que la pioche est vide, la défausse est mélangée en une nouvelle pioche. Les cartes de la zone de fertilité et celles devant les joueurs restent en place. Si la rivière demande plus de cartes que la pioche n’en a, on prend ce qu’il y a, on mélange, puis on continue.',
    'P5.1':
      'Tous agissent en même temps, chacun sur sa planète. Chacun doit faire exactement une action et peut utiliser le pouvoir de sa carte : entièrement avant l’action ou entièrement après, jamais au milieu.',
    'P5.2':
      'Il y a deux effets. Planter, c’est poser une pousse sur une case vide. Grandir, c’est changer une pousse en arbuste, ou un arbuste en arbre. Rien ne saute une taille, rien ne rétrécit ; buissons et lacs ne changent jamais.',
    'P5.3': {
      text: 'Il y a quatre actions :',
      list: [
        'A : planter jusqu’à trois fois.',
        'B : faire grandir jusqu’à deux fois, sur des cases différentes.',
        'C : planter au plus une fois et faire grandir au plus une fois, sur des cases différentes, dans l’ordre voulu.',
        'D : planter une fois ou faire grandir une fois, dans n’importe quel biome.',
      ],
    },
    'P5.4':
      'A, B et C n’agissent que dans le biome de la carte prise à cette manche. Avec un joker, chaque effet peut avoir lieu dans n’importe quel biome. D ne tient pas compte du biome.',
    'P5.5': '« Jusqu’à » veut dire aussi moins, et même pas du tout.',
    'P5.6':
      'Pour utiliser le pouvoir, avancez d’abord son marqueur d’un pas vers la droite, sans dépasser le dernier. Le pouvoir agit ensuite jusqu’au nombre de fois indiqué par ce pas. Les pouvoirs agissent dans tous les biomes, chaque effet où vous voulez.',
    'P5.7': {
      text: 'Il y a six pouvoirs :',
      list: [
        'Pousse : planter.',
        'Arbuste : une pousse devient un arbuste.',
        'Arbre : un arbuste devient un arbre.',
        'Buisson : poser un buisson sur une case vide.',
        'Lac : poser un lac sur une case vide, puis aussitôt faire grandir jusqu’à deux fois, sur deux cases différentes qui touchent ce lac par un côté.',
        'Bourgeon : marquer une fois le nombre indiqué par le pas.',
      ],
    },
    'P5.8':
      'Que les cases soient différentes ne vaut qu’à l’intérieur de l’action B ou C. Un pouvoir peut agir sur une case que l’action a utilisée dans la manche, et inversement. Avec plusieurs lacs, chaque lac a ses deux croissances.',
    'P5.9': 'Si le pouvoir d’une carte n’est pas utilisé, son marqueur n’avance pas.',
    'P6.1':
      'Quand tous ont fini, la manche s’achève. Si chacun a devant soi autant de cartes que la saison a de manches, la saison s’achève. Sinon, la manche suivante commence avec le nouveau premier joueur.',
    'P7.1':
      'Lumière. Le soleil est d’un côté, et ses rayons traversent la grille tout droit. Un arbuste jette une ombre sur 1 case derrière lui, un arbre sur 2. Un arbre à l’ombre jette aussi la sienne. Crevasses, cases vides et tous les autres éléments comptent pour la longueur d’une ombre. Pousses, buissons et lacs n’en jettent pas et ne prennent pas de lumière.',
    'P7.2':
      'Un arbuste ou un arbre est ombragé s’il est dans l’ombre d’un autre de sa taille ou plus grand. Chaque arbuste éclairé vaut 1 point, chaque arbre éclairé 2.',
    'P7.3':
      'Forêt principale. Arbustes, arbres et buissons qui se touchent par un côté forment une forêt. Votre plus grande forêt vaut 1 point par élément. Lacs et pousses ne relient pas.',
    'P7.4':
      'Après l’hiver, la partie s’achève. Sinon, la saison suivante commence : toutes les cartes devant les joueurs vont à la défausse, et chaque soleil avance d’un côté dans le sens horaire : haut, droite, bas, gauche.',
    'P8.1':
      'La fertilité d’un biome est le nombre de tulipes visibles dans sa pile. Chacun marque, pour chaque biome, sa fertilité fois le nombre de ses arbres dans ce biome.',
    'P8.2':
      'Le plus de points l’emporte. À égalité, c’est le premier dans l’ordre du tour, compté depuis le détenteur du gland après la dernière manche.',
    'P9.1':
      'Vous jouez avec un adversaire virtuel sans planète. La rivière a 3 cartes. L’ordre suit le gland comme d’habitude, et l’adversaire peut le gagner avec la carte qu’il prend. Le sort désigne qui commence, et les points de départ sont ceux de la règle.',
    'P9.2':
      'L’adversaire prend un joker s’il y en a un ; sinon la carte avec le plus de tulipes ; sinon, s’il ne reste que des aridités, celle dont le biome a le moins de tulipes visibles dans la zone. À égalité, la plus à gauche.',
    'P9.3':
      'Votre score donne un titre : jusqu’à 120 points brocoli, dès 121 bonsaï, dès 136 olivier, dès 151 houx, dès 161 bouleau, dès 171 pin, dès 181 chêne, dès 191 baobab, dès 201 séquoia légendaire.',
  },
};
