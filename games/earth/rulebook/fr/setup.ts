import type { RulesOf } from '../sections.ts';

export const setup: RulesOf<'E1' | 'E2' | 'E3' | 'E4'> = {
  'E1.1':
    'Avec Abundance, il y a 353 cartes Terre dans une pioche : 224 flores, 82 terrains et 47 événements. S’y ajoutent 12 îles, 12 climats, 35 écosystèmes et 26 cartes de faune, toutes à deux faces, et 6 cartes de Gaïa pour jouer seul.',
  'E1.2':
    'Il y a des pousses, de la terre, des troncs, des canopées, des graines et des feuilles. Chacun a 5 feuilles d’une couleur.',
  'E1.3': 'Les pièces ne manquent jamais.',
  'E2.1': 'Votre tableau, ce sont les cartes que vous avez plantées : au plus 16, en grille de 4 lignes et 4 colonnes.',
  'E2.2':
    'Votre zone, quand on compte, est votre tableau avec votre face d’île et votre face de climat. Événements joués, main et compost n’en font pas partie.',
  'E2.3':
    'Votre réserve est votre terre et vos graines ; votre stock, les pousses sur votre plateau Abundance. Votre compost est une pile cachée dont le dessus est la dernière carte ajoutée. Personne ne fouille un compost ; son nombre de cartes est connu.',
  'E2.4': 'Votre pile d’événements, ce sont les événements que vous avez joués.',
  'E2.5':
    'Un tour passe une fois par les cinq étapes. Une manche est un tour où chacun est actif une fois, à partir du premier joueur.',
  'E2.6':
    'Votre voisin de gauche est le suivant dans le sens horaire, celui de droite le précédent. À 2 joueurs, c’est le même.',
  'E2.7': 'Troncs et canopées sont de la croissance. Chacun compte pour une pièce.',
  'E2.8':
    'Une pause est un moment où rien n’est à moitié fait : après un bénéfice, une plantation avec sa capacité noire, l’activation d’une carte, un événement, une conversion ou le déplacement de pousses du stock. Ce qui est facultatif ne commence qu’à une pause.',
  'E2.9': 'Quand une carte contredit une règle, la carte l’emporte et son propriétaire peut l’appliquer.',
  'E2.10':
    'Dans un objectif, les cartes sont celles du tableau avec la face d’île et la face de climat ; la flore est seulement la flore plantée. Les événements ne comptent que si une carte les nomme.',
  'E3.1': 'Les cartes de base et d’Abundance de chaque sorte sont mélangées ensemble.',
  'E3.2': '4 cartes de faune sont posées, chacune sur une face au hasard.',
  'E3.3':
    'Sauf au niveau débutant, 2 écosystèmes sont posés aussi, chacun sur une face au hasard. Chacun marque les deux.',
  'E3.4': 'Le bonus pour un tableau complet vaut 11 points.',
  'E3.5': {
    text: 'Il y a trois niveaux :',
    list: [
      'Débutant : 1 île et 1 climat dont on choisit une face, pas d’écosystème, 10 points par revendication de faune, 2 graines.',
      'Standard : 1 île, 1 climat et 1 écosystème, 2 écosystèmes communs, 15, 11, 8, 6 et 5 points par revendication selon le rang, 2 graines.',
      'Avancé : 2 îles, 2 climats et 2 écosystèmes, sinon comme standard, mais 1 graine ; seul, 2 graines.',
    ],
  },
  'E3.6':
    'Vous gardez exactement une face d’une île, d’un climat et, sauf au niveau débutant, d’un écosystème. Vous choisissez avant de piocher votre main, et pour de bon.',
  'E3.7':
    'Votre île dit combien de cartes vous piochez, combien de cartes de la main vous mettez ensuite au compost et combien de terre vous prenez, dans cet ordre.',
  'E3.8': 'Une face de climat donne ici 2 graines de plus.',
  'E3.9': 'Les 5 feuilles servent : pour la faune, pour le bonus ou pour convertir.',
  'E3.10': 'Tableau et stock sont vides au départ. Le sort désigne qui commence.',
  'E3.11':
    'La mise en place est la même de 2 à 6 joueurs. À 6, il faut Abundance. Seul, on joue au niveau standard ou avancé.',
  'E3.12':
    'Une table peut laisser Abundance dans la boîte : ni graines, ni stock, ni germination, ni événements d’entre-tours, un bonus de 7 au lieu de 11, au plus 5 joueurs, et les pousses sans place sont perdues.',
  'E3.13': 'Le niveau débutant supprime tous les écosystèmes et les rangs de la faune, et rien d’autre.',
  'E3.14':
    'Faune et écosystèmes communs sont visibles, les faces distribuées, le premier joueur tiré au sort ; puis chacun choisit en sachant tout cela ; puis tous prennent ce que donne leur île.',
  'E4.1': {
    text: 'Un tour a cinq étapes :',
    list: [
      'Le joueur actif choisit une couleur et prend le bénéfice majeur ; les autres prennent le mineur.',
      'Chacun peut activer les cartes qui conviennent.',
      'Chacun peut déplacer des pousses du stock sur des cases de pousse libres.',
      'Des événements d’entre-tours peuvent être joués.',
      'Le voisin de gauche devient actif.',
    ],
  },
  'E4.2':
    'Le joueur actif choisit entre vert, rouge, bleu et jaune, même la couleur qui vient de l’être, sauf si un de ses terrains l’interdit. Un tel terrain n’interdit que le choix. Le vert n’est jamais interdit.',
  'E4.3': 'Aux trois premières étapes, tous jouent en même temps. Un voisin est compté au moment où la capacité agit.',
  'E4.4': 'À toute pause, autant que vous voulez, vous pouvez jouer un événement immédiat, convertir ou faire germer.',
};
