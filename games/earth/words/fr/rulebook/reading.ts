import type { RulesOf } from '../../../rulebook/sections.ts';

export const reading: RulesOf<'E18' | 'E19' | 'E20' | 'E21'> = {
  'E18.1':
    'Vous piochez et compostez du dessus du deck Terre. S’il est vide, mélangez la défausse, jamais un compost, pour en former un nouveau. Si les deux sont vides, il ne se passe rien de plus. Vous pouvez convenir de composter depuis la défausse pour ménager le deck.',
  'E18.2': 'Les cartes défaussées de votre compost sont celles du dessus.',
  'E18.3':
    'Mains et composts sont secrets, leur nombre de cartes ne l’est pas. Tout le reste est visible ; la défausse est face cachée.',
  'E18.4': 'Il n’y a de limite ni pour la main, ni pour les jetons Sol, ni pour le compost.',
  'E18.5':
    'Vous pouvez convenir de planter face cachée : avec le vert, chacun plante, paie et applique ses capacités noires sans être vu, et toutes les cartes sont révélées quand chacun a choisi. Ce qui regarde un voisin, donne quelque chose aux autres ou laisse chacun planter une carte de plus attend jusque-là.',
  'E19.1': {
    text: 'La couleur d’une capacité dit quand elle s’applique :',
    list: [
      'Rouge, jaune, bleu, vert : quand vous activez cette couleur.',
      'Multicolore : quand vous activez le rouge, le jaune ou le bleu.',
      'Brun : toujours, ou à la fin.',
      'Noir : une fois, en plantant ou en jouant la carte, ou à la mise en place.',
    ],
  },
  'E19.3':
    'Payez l’intégralité du coût d’une capacité, dans l’ordre voulu : jetons Sol de votre réserve, germes ou croissances de vos flores, cartes de votre main au compost, ou cartes du dessus de votre compost à la défausse.',
  'E19.4':
    'Les gains viennent dans l’ordre donné, chacun jusqu’à son nombre. Les cartes compostées du deck Terre ne sont pas regardées. Quand vous prenez des cartes de votre compost, vous gardez le nombre indiqué et remettez le reste dessus.',
  'E19.6':
    'Certaines capacités disent où placer germes et croissances : tant sur chaque carte d’un type dans une direction, celle-ci comprise, ou tant en tout, répartis sur les flores d’une direction, celle-ci non comprise.',
  'E19.7': {
    text: 'Certaines capacités brunes et noires changent une règle :',
    list: [
      'Les cartes d’un type ou d’un habitat coûtent moins.',
      'Vous ne pouvez pas choisir une couleur.',
      'Le terrain peut être remplacé.',
      'La carte vaut pour les quatre types de flore.',
      'Vous gardez plus des 4 cartes après avoir planté.',
      'Vous pouvez payer cette carte autrement.',
      'Vous utilisez une capacité d’une autre carte de votre tableau comme si elle était imprimée ici ; lignes, colonnes et voisins sont ceux de la carte qui copie. Une autre copie ne se copie pas.',
    ],
  },
  'E19.8':
    'L’indicateur de direction part de la carte qui porte la capacité : sa ligne ou sa colonne avec elle-même, les cartes orthogonalement adjacentes, 4 au plus, les cartes diagonalement adjacentes, 4 au plus, ou les deux. Les espaces vides sont ignorés.',
  'E20.1':
    'Une capacité dit où elle compte : dans votre tableau, dans votre zone de jeu, dans sa direction, parmi les cartes plantées ce tour, chez un voisin, ou chez le joueur qui en a le plus.',
  'E20.2':
    'Une carte compte une fois si tout ce qui est demandé est vrai. La carte qui porte la capacité compte aussi.',
  'E20.4':
    'Le rouge, le jaune et le bleu correspondent à une capacité de cette couleur ou multicolore ; le multicolore, le vert, le brun et le noir à eux seuls. Les îles comptent comme noires.',
  'E20.5': 'Germes et croissances ne se comptent que sur vos flores ; les canopées sont des croissances.',
  'E20.6':
    'Une série, ce sont cinq cartes différentes : une rouge, une bleue, une jaune, un terrain et un événement joué. Une carte ne remplit qu’une couleur.',
  'E20.8':
    'Les espaces vides à côté d’une carte sont 4 moins les cartes orthogonalement adjacentes, même hors de la grille.',
  'E20.9':
    'La plus longue ligne est le plus long chemin qui ne repasse par aucune carte et dont toutes les cartes correspondent. Pour un terrain, il va de carte en carte orthogonalement et passe par ce terrain ; pour un écosystème, il va en diagonale. Une seule carte est une ligne de 1.',
  'E20.10': 'Seules les lignes et les colonnes de 4 cartes sont examinées.',
  'E20.11':
    'Toutes différentes : on peut choisir pour chacune des 4 cartes une couleur, un type ou un habitat de sorte que tous diffèrent. Toutes pareilles : l’un d’eux se trouve sur les 4 cartes. Une carte multicolore vaut le rouge, le jaune ou le bleu. Les terrains ont 0 germe et 0 croissance.',
  'E20.12': 'Une diagonale complète va de coin à coin de la grille de 4x4 et compte 4 cartes.',
  'E21.1': 'Les PV « par tranche » se comptent par groupes entiers, jusqu’au maximum s’il y en a un.',
  'E21.2':
    'Quand les PV sont donnés en tableau, le nombre de cartes donne l’entrée ; au-delà de la dernière, c’est la dernière.',
  'E21.5':
    'Les terrains comptent pour leur propriétaire, votre écosystème pour vous, les écosystèmes communs pour chacun selon sa zone de jeu.',
  'E21.6':
    'Dans un objectif, rien ne compte deux fois, ni carte, ni germe, ni croissance. Pour un autre objectif, cela peut recompter, avec une autre de ses couleurs si vous voulez.',
};
