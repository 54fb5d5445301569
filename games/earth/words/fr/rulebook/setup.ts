import type { RulesOf } from '../../../rulebook/sections.ts';

export const setup: RulesOf<'E1' | 'E2' | 'E3' | 'E4'> = {
  'E1.1':
    'Avec l’extension Abondance, il y a 353 cartes Terre dans un deck : 224 cartes Flore, 82 cartes Terrain et 47 cartes Événement. S’y ajoutent 12 cartes Île, 12 cartes Climat, 35 cartes Écosystème et 26 cartes Faune, toutes à deux faces, et 6 cartes de Gaïa pour le mode Solo.',
  'E1.2':
    'Il y a des germes, des jetons Sol, des troncs, des canopées, des graines et des feuilles. Chaque joueur a 5 feuilles de sa couleur.',
  'E1.3': 'La réserve centrale n’est jamais épuisée.',
  'E2.1':
    'Votre tableau, ce sont les cartes que vous avez plantées : au plus 16, dans une grille de 4 lignes et 4 colonnes.',
  'E2.2':
    'Votre zone de jeu, quand on compte, est votre tableau avec votre face d’île et votre face de climat. Les événements joués, la main et le compost n’en font pas partie.',
  'E2.3':
    'Votre réserve, ce sont vos jetons Sol et vos graines ; vos germes stockés sont sur votre plateau Abondance. Votre compost est une pile face cachée dont le dessus est la dernière carte ajoutée. Personne ne peut consulter un compost ; son nombre de cartes est connu de tous.',
  'E2.4': 'Votre pile d’événements, ce sont les événements que vous avez joués.',
  'E2.5':
    'Un tour se compose de cinq étapes. Dans une manche, chacun est joueur actif une fois, à partir du premier joueur.',
  'E2.6':
    'Votre voisin de gauche est le joueur suivant en sens horaire, votre voisin de droite le précédent. À 2 joueurs, c’est le même.',
  'E2.7': 'Troncs et canopées sont des croissances. Chaque tronc et chaque canopée compte pour une croissance.',
  'E2.8':
    'Une pause est un moment où rien n’est à moitié fait : après un bénéfice, après la plantation d’une carte avec sa capacité noire, après l’activation d’une carte, après un événement, après une conversion ou après le déplacement de germes stockés. C’en est une aussi chaque fois qu’on vous demande quelque chose et que rien n’est à moitié fait, et tant que d’autres agissent encore dans une étape que vous avez finie. Ce qui est facultatif ne peut commencer qu’à une pause.',
  'E2.9': 'Quand une carte contredit une règle, la carte l’emporte et son propriétaire peut l’appliquer.',
  'E2.10':
    'Dans un objectif, les « cartes » sont celles de votre tableau avec la face d’île et la face de climat ; les « flores » sont seulement les flores plantées. Les événements ne comptent que si une carte les nomme.',
  'E3.1': 'Mélangez ensemble les cartes de chaque type du jeu de base et de l’extension Abondance.',
  'E3.2': 'Placez 4 cartes Faune, chacune sur une face au hasard.',
  'E3.3':
    'Sauf au niveau Débutant, placez aussi 2 cartes Écosystème, chacune sur une face au hasard. Tous les joueurs marquent les deux.',
  'E3.4': 'Le bonus du premier tableau terminé vaut 11 PV.',
  'E3.5': {
    text: 'Il y a trois niveaux :',
    list: [
      'Débutant : 1 carte Île et 1 carte Climat dont on choisit une face, pas d’écosystème, 10 PV par objectif Faune revendiqué, 2 graines.',
      'Standard : 1 carte Île, 1 carte Climat et 1 carte Écosystème, 2 écosystèmes communs, 15, 11, 8, 6 et 5 PV par objectif Faune selon le rang, 2 graines.',
      'Avancé : 2 cartes Île, 2 cartes Climat et 2 cartes Écosystème, sinon comme le niveau Standard, mais 1 graine ; en mode Solo, 2 graines.',
    ],
  },
  'E3.6':
    'Vous gardez exactement une face d’une île, d’un climat et, sauf au niveau Débutant, d’un écosystème. Vous choisissez avant de piocher votre main, et définitivement.',
  'E3.7':
    'Votre île indique combien de cartes vous piochez, combien de cartes de votre main vous compostez ensuite et combien de jetons Sol vous gagnez, dans cet ordre.',
  'E3.8': 'Une face de climat donne ici 2 graines de plus.',
  'E3.9': 'Les 5 feuilles peuvent servir : pour les objectifs Faune, pour le bonus ou pour convertir.',
  'E3.10': 'Le tableau et le plateau Abondance sont vides au départ. Le sort désigne le premier joueur.',
  'E3.11':
    'La mise en place est la même de 2 à 6 joueurs. À 6, il faut l’extension Abondance. En mode Solo, vous jouez au niveau Standard ou Avancé.',
  'E3.12':
    'Vous pouvez jouer sans l’extension Abondance : ni graines, ni germes stockés, ni germination, ni événements Entre deux tours, un bonus de 7 au lieu de 11, au plus 5 joueurs, et les germes sans emplacement sont perdus.',
  'E3.13':
    'Le niveau Débutant supprime toutes les cartes Écosystème et les rangs des objectifs Faune, et rien d’autre.',
  'E3.14':
    'Les cartes Faune et les écosystèmes communs sont révélés, les faces distribuées, le premier joueur tiré au sort ; puis chacun choisit en sachant tout cela ; puis tous perçoivent ce que donne leur île.',
  'E4.1': {
    text: 'Un tour a cinq étapes :',
    list: [
      'Résoudre les bénéfices majeurs et mineurs : le joueur actif choisit une couleur et perçoit le bénéfice majeur ; les autres perçoivent le bénéfice mineur.',
      'Activer les capacités : chacun peut activer les cartes de cette couleur.',
      'Déplacer les germes : chacun peut déplacer des germes stockés vers des emplacements Germe disponibles.',
      'Jouer des cartes Événement Entre deux tours.',
      'Passer le jeton Joueur actif au voisin de gauche.',
    ],
  },
  'E4.2':
    'Le joueur actif choisit entre le vert, le rouge, le bleu et le jaune, même la couleur qui vient d’être choisie, sauf si l’un de ses terrains l’interdit. Un tel terrain n’interdit que le choix. Le vert n’est jamais interdit.',
  'E4.3':
    'Pendant les trois premières étapes, tous jouent en même temps. On compte chez un voisin ce qu’il a au moment où vous utilisez la capacité.',
  'E4.4':
    'À toute pause, autant de fois que vous voulez, vous pouvez jouer un événement à tout moment, convertir ou faire germer une graine.',
};
