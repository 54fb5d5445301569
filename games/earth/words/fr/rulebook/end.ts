import type { RulesOf } from '../../../rulebook/sections.ts';

export const end: RulesOf<'E13' | 'E14' | 'E15' | 'E16' | 'E17'> = {
  'E13.1': 'Vous pouvez revendiquer chaque objectif Faune une fois, avec une feuille.',
  'E13.2':
    'Un objectif est atteint s’il est vrai à une pause quelconque du tour, même s’il cesse de l’être ensuite. À la fin du tour, après l’étape 4, vous pouvez placer une feuille au meilleur rang libre de chaque carte Faune dont vous avez atteint l’objectif.',
  'E13.3': 'Un objectif revendiqué n’est jamais perdu.',
  'E13.4':
    'Les tours antérieurs passent avant les suivants. Dans un même tour, l’ordre va en sens horaire à partir du joueur actif.',
  'E13.5':
    'Selon le rang, un objectif Faune rapporte 15, 11, 8, 6 et 5 PV ; au niveau Débutant, toujours 10. Une carte ne reçoit que 5 feuilles ; un sixième joueur garde la sienne.',
  'E13.6':
    'Revendiquer n’est pas obligatoire. Ce que vous laissez peut être revendiqué à un tour suivant où vous l’atteignez de nouveau.',
  'E13.7': 'Sans feuille, vous ne pouvez rien revendiquer.',
  'E14.1':
    'Quand un tableau compte 16 cartes, la fin de partie est déclenchée : jouez la manche jusqu’au bout, pour que chacun ait été joueur actif autant de fois.',
  'E14.2':
    'Le premier à 16 cartes place une feuille sur le bonus : 11 PV, ou 7 sans l’extension Abondance. Sans feuille, pas de bonus.',
  'E14.3':
    'Si plusieurs joueurs terminent au même tour, le bonus va au joueur actif, sinon au premier d’entre eux en sens horaire à partir de lui.',
  'E14.4': 'Jusqu’à la fin, chacun joue comme d’habitude.',
  'E14.5':
    'Après l’étape 4 du dernier tour, chacun peut encore jouer des événements à tout moment, convertir et faire germer des graines. Ce qui est atteint alors se range derrière les objectifs déjà revendiqués. Puis vient le décompte.',
  'E15.1': {
    text: 'La feuille de score a dix lignes :',
    list: [
      'PV du tableau, de l’île et du climat.',
      'PV des événements joués, parfois négatifs.',
      '1 par carte dans votre compost.',
      '1 par germe sur vos flores.',
      'Croissance.',
      'Capacités brunes de vos terrains.',
      'Votre écosystème.',
      'Le premier écosystème commun.',
      'Le second écosystème commun.',
      'Objectifs Faune et bonus.',
    ],
  },
  'E15.2': 'Germes stockés, jetons Sol, graines, feuilles et cartes en main rapportent 0.',
  'E15.3':
    'Le joueur qui a le plus de PV gagne. En cas d’égalité : le plus de jetons Sol, puis de cartes en main, de croissances, de germes sur les flores, de cartes au compost. Si l’égalité persiste, la victoire est partagée.',
  'E16.1':
    'Le mode Équipes se joue à 2 contre 2, à 2 contre 2 contre 2 ou à 3 contre 3. Les coéquipiers sont côte à côte. À 2 contre 2, vous pouvez jouer sans l’extension Abondance.',
  'E16.2':
    'Quand vous gagnez des cartes, des composts, des jetons Sol, des germes, des croissances ou des graines, vous pouvez en placer sur le plateau Équipes. Tout coéquipier peut les prendre jusqu’à la fin du tour ; le reste est perdu.',
  'E16.3': 'Quand vous choisissez un adversaire, ce ne peut pas être un coéquipier.',
  'E16.4': 'Sinon, un coéquipier à côté de vous est un voisin et l’un des autres joueurs.',
  'E16.5': 'Chacun compte ses PV comme d’habitude. Ceux de l’équipe sont la somme ; la plus haute gagne.',
  'E16.6':
    'Ce que vous prenez sur le plateau Équipes se place selon les règles habituelles. Ce qu’une capacité lie à un lieu et ce qu’on vous offre peut aussi y aller ; ce qui ne trouverait pas d’emplacement est tout de même perdu.',
  'E16.7':
    'Les tours suivent les numéros des joueurs, qui alternent entre les équipes. Les voisins sont ceux assis à côté.',
  'E16.8': 'Les coéquipiers peuvent parler ouvertement et décider ensemble. Ici, ils ne voient pas la main des autres.',
  'E17.1':
    'En mode Solo, vous jouez au niveau Standard ou Avancé, avec une difficulté. Gaïa a un deck de 6 cartes, 5 feuilles et, avec l’extension Abondance, 10 germes ; vous avez 2 graines et commencez.',
  'E17.2': {
    text: 'À votre tour, vous percevez le bénéfice majeur et activez. Puis Gaïa réagit ; aux deux difficultés les plus hautes, c’est le plus grand nombre qui vaut :',
    list: [
      'Vert : les cartes piochées que vous ne gardez pas vont dans sa pile de score.',
      'Rouge : elle composte 2 ou 5 cartes du deck Terre, et 1 de plus par tranche de 2 jetons Sol que vous avez gagnés.',
      'Bleu : elle gagne 1 germe par carte avec une capacité bleue dans votre zone de jeu, et 0 ou 3 de plus.',
      'Jaune : elle gagne 1 croissance par carte que vous avez piochée, et 0 ou 3 de plus.',
    ],
  },
  'E17.3':
    'À son tour, la carte suivante de Gaïa est révélée. Vous prenez votre part s’il y en a une, activez la couleur, puis elle prend la sienne. Vous n’êtes pas joueur actif pendant son tour.',
  'E17.4': {
    text: 'Ses cartes lui donnent :',
    list: [
      'Arrosement : 7 germes, et 1 par carte bleue de votre zone de jeu.',
      'Croissance : 7 croissances, et 1 par carte que vous avez piochée ce tour.',
      'Compostage : elle composte 8 cartes, puis gagne autant de jetons Sol que vous ce tour.',
      'Plantation : 3 cartes Terre vont dans sa pile de score.',
    ],
  },
  'E17.5':
    'Gagné et pioché ce tour, c’est ce que l’action et vos capacités de cette couleur vous ont donné. Événements, conversions, graines et cartes germées ne comptent pas.',
  'E17.6':
    'Deux de ses cartes visent la faune : vous choisissez l’une des deux cartes Faune du haut, ou des deux du bas, qu’elle n’a pas encore, et elle place une feuille au meilleur rang libre, avant que vous revendiquiez ce tour. En difficulté débutant, son tour suivant est sauté. En difficulté expert, elle gagne aussi 8 jetons Sol, 2 cartes pour sa pile de score, 4 germes ou 3 croissances, selon la carte.',
  'E17.7': 'Chaque fois que Gaïa a 10 jetons Sol, elle les convertit en 5 cartes compostées du deck Terre.',
  'E17.8':
    'Les quatre difficultés : débutant, réactions faibles et tours sautés ; moyen, réactions faibles ; difficile, réactions fortes ; expert, réactions fortes et suppléments.',
  'E17.9':
    'Les germes pour les autres joueurs vont à Gaïa. Une capacité qui compte chez un voisin compte dans votre propre zone de jeu. Une feuille que vous convertissez va chez elle. Les cartes qu’elle pioche vont dans sa pile de score. Elle participe aux événements Entre deux tours si elle peut payer l’intégralité du coût.',
  'E17.10':
    'La partie s’achève quand vous plantez votre 16e carte : finissez le tour avec la part de Gaïa et prenez le bonus. Ou quand son deck est vide pour la deuxième fois, après 12 cartes ; alors elle prend le bonus.',
  'E17.11': {
    text: 'Gaïa marque :',
    list: [
      'Les PV de chaque carte de sa pile de score, comptés positivement.',
      '1 par carte compostée et 1 par germe.',
      'La croissance en tours de 5, 4, 3, 2 et 1, puis de nouveau à partir de 5 : une tour complète vaut 7, 6, 5, 4 ou 3, les troncs d’une autre 1 chacun.',
      'Les objectifs Faune par rang, le bonus, 11 avec l’extension Abondance et 7 sans. Seulement avec Abondance : 5 par feuille sur son plateau. Rien pour les jetons Sol, les terrains ou les écosystèmes.',
    ],
  },
  'E17.12': 'Vous gagnez si vous avez plus de PV qu’elle.',
  'E17.13': 'Quand on compte chez le joueur qui en a le plus, seule votre propre zone de jeu compte.',
};
