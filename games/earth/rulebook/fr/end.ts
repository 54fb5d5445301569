import type { RulesOf } from '../sections.ts';

export const end: RulesOf<'E13' | 'E14' | 'E15' | 'E16' | 'E17'> = {
  'E13.1': 'Vous pouvez revendiquer chaque carte de faune une fois, avec une feuille.',
  'E13.2':
    'Un objectif est atteint s’il est vrai à une pause quelconque du tour, même s’il cesse de l’être. À la fin du tour, après l’étape 4, vous pouvez poser une feuille au meilleur rang libre de chaque carte de faune atteinte.',
  'E13.3': 'Une revendication n’est jamais perdue.',
  'E13.4': 'Les tours antérieurs passent avant. Dans un même tour, l’ordre est horaire depuis le joueur actif.',
  'E13.5':
    'Selon le rang, une revendication vaut 15, 11, 8, 6 et 5 points ; au niveau débutant, toujours 10. Une carte ne reçoit que 5 feuilles ; un sixième joueur garde la sienne.',
  'E13.6':
    'Revendiquer n’est pas obligatoire. Ce qu’on laisse peut l’être à un tour suivant où on l’atteint de nouveau.',
  'E13.7': 'Sans feuille, pas de revendication.',
  'E14.1':
    'Quand un tableau a 16 cartes, on finit la manche, pour que chacun ait été actif autant de fois. Puis la partie s’achève.',
  'E14.2':
    'Le premier à 16 cartes pose une feuille sur le bonus : 11 points, ou 7 sans Abundance. Sans feuille, pas de bonus.',
  'E14.3':
    'Si plusieurs finissent au même tour, le bonus va au joueur actif, sinon au premier d’entre eux dans le sens horaire.',
  'E14.4': 'Jusqu’à la fin, chacun joue comme d’habitude.',
  'E14.5':
    'Après l’étape 4 du dernier tour, chacun peut encore jouer des événements immédiats, convertir et faire germer. Ce qui est atteint alors se range derrière. Puis on compte.',
  'E15.1': {
    text: 'Votre score a dix lignes :',
    list: [
      'Points du tableau, de l’île et du climat.',
      'Points des événements joués, parfois négatifs.',
      '1 par carte au compost.',
      '1 par pousse sur votre flore.',
      'Croissance.',
      'Capacités brunes de vos terrains.',
      'Votre écosystème.',
      'Le premier écosystème commun.',
      'Le second écosystème commun.',
      'Faune revendiquée et bonus.',
    ],
  },
  'E15.2': 'Pousses du stock, terre, graines, feuilles et cartes de la main valent 0.',
  'E15.3':
    'Le plus de points l’emporte. À égalité : le plus de terre, puis de cartes en main, de pièces de croissance, de pousses sur la flore, de cartes compostées. Sinon, la victoire est partagée.',
  'E16.1':
    'Les équipes sont à 2 contre 2, 2 contre 2 contre 2 ou 3 contre 3. Les équipiers sont côte à côte et jouent avec Abundance.',
  'E16.2':
    'Quand vous gagnez cartes, compost, terre, pousses, croissance ou graines, vous pouvez en poser sur le plateau d’équipe. Tout membre peut les prendre jusqu’à la fin du tour ; le reste est perdu.',
  'E16.3': 'Là où vous nommez un adversaire, ce ne peut être un équipier.',
  'E16.4': 'Sinon, un équipier à côté de vous est un voisin et l’un des autres.',
  'E16.5': 'Chacun compte son score comme d’habitude. Celui de l’équipe est la somme ; la plus haute l’emporte.',
  'E16.6': 'Ce qu’on prend du plateau d’équipe se pose selon les règles. Ce qu’une capacité lie à un lieu n’y va pas.',
  'E16.7': 'Les tours suivent les numéros, qui alternent entre les équipes. Les voisins suivent les places.',
  'E16.8': 'Les équipiers peuvent parler ouvertement et décider ensemble. Ici, ils ne voient pas leurs mains.',
  'E17.1':
    'Seul, on joue au niveau standard ou avancé, avec une difficulté. Gaïa a une pioche de 6 cartes, 5 feuilles et, avec Abundance, 10 pousses ; vous avez 2 graines et commencez.',
  'E17.2': {
    text: 'À votre tour, vous prenez le bénéfice majeur et activez. Puis Gaïa réagit ; aux deux difficultés hautes, c’est le plus grand nombre :',
    list: [
      'Vert : les cartes piochées que vous ne gardez pas vont sur sa pile de points.',
      'Rouge : elle composte 2 ou 5 cartes de la pioche, et 1 de plus par 2 terres que vous avez gagnées.',
      'Bleu : elle gagne 1 pousse par carte à capacité bleue dans votre zone, et 0 ou 3 de plus.',
      'Jaune : elle gagne 1 croissance par carte que vous avez piochée, et 0 ou 3 de plus.',
    ],
  },
  'E17.3':
    'À son tour, la carte suivante de Gaïa est révélée. Vous prenez votre part s’il y en a une, activez la couleur, puis elle prend la sienne. Vous n’êtes pas actif à son tour.',
  'E17.4': {
    text: 'Ses cartes lui donnent :',
    list: [
      'Arroser : 7 pousses, et 1 par carte bleue de votre zone.',
      'Grandir : 7 croissances, et 1 par carte que vous avez piochée ce tour.',
      'Composter : elle composte 8, puis gagne autant de terre que vous ce tour.',
      'Planter : 3 cartes Terre vont sur sa pile de points.',
    ],
  },
  'E17.5':
    'Gagné et pioché ce tour, c’est ce que l’action et vos capacités de cette couleur vous ont donné. Événements, conversions, graines et cartes germées ne comptent pas.',
  'E17.6':
    'Deux de ses cartes visent la faune : vous choisissez l’une des deux cartes du haut, ou des deux du bas, qu’elle n’a pas encore, et elle pose une feuille au meilleur rang libre, avant vous ce tour. Pour les débutants, son tour suivant est sauté. Pour les experts, elle gagne aussi 8 terres, 2 cartes pour sa pile, 4 pousses ou 3 croissances, selon la carte.',
  'E17.7': 'Chaque fois que Gaïa a 10 terres, elles deviennent 5 cartes compostées de la pioche.',
  'E17.8':
    'Les quatre difficultés : débutant, réactions faibles et tours sautés ; moyen, réactions faibles ; difficile, réactions fortes ; expert, réactions fortes et suppléments.',
  'E17.9':
    'Les pousses pour d’autres vont à Gaïa. Une capacité qui regarde un voisin regarde votre zone. Une feuille convertie va chez elle. Les cartes qu’elle pioche vont sur sa pile de points. Elle participe aux événements d’entre-tours si elle peut tout payer.',
  'E17.10':
    'La partie s’achève quand vous plantez votre 16e carte : finissez le tour avec la part de Gaïa et prenez le bonus. Ou quand sa pioche est vide pour la deuxième fois, après 12 cartes ; alors elle prend le bonus.',
  'E17.11': {
    text: 'Gaïa marque :',
    list: [
      'Les points de chaque carte de sa pile, comptés positifs.',
      '1 par carte compostée et 1 par pousse.',
      'La croissance en tours de 5, 4, 3, 2 et 1, puis de nouveau depuis 5 : une tour complète vaut 7, 6, 5, 4 ou 3, les troncs d’une autre 1 chacun.',
      'La faune par rang, le bonus de 11, et 5 par feuille sur son plateau. Rien pour terre, terrains ou écosystèmes.',
    ],
  },
  'E17.12': 'Vous gagnez si vous avez plus de points qu’elle.',
  'E17.13': 'Là où l’on compte chez le meilleur joueur, seule votre zone compte.',
};
