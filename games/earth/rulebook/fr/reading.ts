import type { RulesOf } from '../sections.ts';

export const reading: RulesOf<'E18' | 'E19' | 'E20' | 'E21'> = {
  'E18.1':
    'On pioche, et on composte de la pioche, par le dessus. Si elle est vide, la défausse, jamais un compost, est mélangée. Si les deux sont vides, il ne se passe rien de plus. Une table peut convenir de composter de la défausse pour ménager la pioche.',
  'E18.2': 'Les cartes défaussées de votre compost sont celles du dessus.',
  'E18.3':
    'Mains et composts sont secrets, leur nombre de cartes non. Tout le reste est visible ; la défausse est cachée.',
  'E18.4': 'Il n’y a pas de limite de main, de terre ou de compost.',
  'E19.1': {
    text: 'La couleur d’une capacité dit quand elle agit :',
    list: [
      'Rouge, jaune, bleu, vert : quand vous activez cette couleur.',
      'Multicolore : quand vous activez rouge, jaune ou bleu.',
      'Brun : toujours, ou à la fin.',
      'Noir : une fois, en plantant ou en jouant la carte, ou à la mise en place.',
    ],
  },
  'E19.3':
    'Le coût d’une capacité se paie en entier, dans l’ordre voulu : terre de la réserve, pousses ou croissance de votre flore, cartes de la main au compost, ou cartes du dessus de votre compost à la défausse.',
  'E19.4':
    'Les gains viennent dans l’ordre donné, chacun jusqu’à son nombre. Les cartes compostées de la pioche ne sont pas regardées. Quand on prend des cartes de son compost, on garde le nombre dit et on remet le reste dessus.',
  'E19.6':
    'Certaines capacités disent où vont les pièces : tant sur chaque carte d’un type dans une direction, celle-ci comprise, ou tant en tout, réparties sur la flore d’une direction, celle-ci non comprise.',
  'E19.7': {
    text: 'Certaines capacités brunes et noires changent une règle :',
    list: [
      'Les cartes d’un type ou d’un habitat coûtent moins.',
      'Vous ne pouvez pas choisir une couleur.',
      'Le terrain peut être remplacé.',
      'La carte vaut pour les quatre types de flore.',
      'Vous gardez plus des 4 cartes après avoir planté.',
      'Vous pouvez payer cette carte autrement.',
      'Vous exécutez une capacité d’une autre carte de votre tableau comme si elle était imprimée ici ; lignes, colonnes et voisins sont ceux de la carte qui copie. Une autre copie ne se copie pas.',
    ],
  },
  'E19.8':
    'Une direction se voit depuis la carte : sa ligne ou sa colonne avec elle-même, les cartes, jusqu’à 4, qui partagent un côté, celles, jusqu’à 4, qui touchent un coin, ou les deux. Les cases vides sont ignorées.',
  'E20.1':
    'Une capacité dit où elle compte : dans votre tableau, dans votre zone, dans sa direction, parmi les cartes plantées ce tour, chez un voisin, ou chez celui qui en a le plus.',
  'E20.2': 'Une carte compte une fois si tout ce qui est demandé est vrai. La carte à la capacité compte aussi.',
  'E20.4':
    'Rouge, jaune et bleu répondent à une capacité de cette couleur ou multicolore ; multicolore, vert, brun et noir à eux seuls. Les îles comptent comme noires.',
  'E20.5': 'Pousses et croissance ne se comptent que sur votre flore ; les canopées sont de la croissance.',
  'E20.6':
    'Une série, ce sont cinq cartes différentes : une rouge, une bleue, une jaune, un terrain et un événement joué. Une carte ne remplit qu’une couleur.',
  'E20.8':
    'Les cases vides à côté d’une carte sont 4 moins les cartes qui partagent un côté avec elle, même hors de la grille.',
  'E20.9':
    'La plus longue ligne est le plus long chemin sans repasser par une carte et dont toutes les cartes conviennent. Pour un terrain, ses pas partagent un côté et il le contient ; pour un écosystème, ses pas se touchent par un coin. Une seule carte est une ligne de 1.',
  'E20.10': 'Seules les lignes et colonnes de 4 cartes sont examinées.',
  'E20.11':
    'Toutes différentes : on peut choisir pour chacune des 4 cartes une couleur, un type ou un habitat de sorte que tous diffèrent ; toutes pareilles : un même se trouve sur les 4. Une carte multicolore vaut rouge, jaune ou bleu. Les terrains ont 0 pousse et 0 croissance.',
  'E20.12': 'Une diagonale complète va de coin à coin de la grille de 4 sur 4 et a 4 cartes.',
  'E21.1': 'Les points par tant se comptent par groupes entiers, jusqu’au maximum s’il y en a un.',
  'E21.2':
    'Quand les points sont en tableau, le nombre de cartes donne l’entrée ; au-delà de la dernière, c’est la dernière.',
  'E21.5':
    'Les terrains marquent pour leur propriétaire, votre écosystème pour vous, les communs pour chacun selon sa zone.',
  'E21.6':
    'Dans un objectif, aucune carte ni pièce ne compte deux fois. Pour un autre, elle peut recompter, avec une autre de ses couleurs si vous voulez.',
};
