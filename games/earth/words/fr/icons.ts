import type { EarthIconWords } from '../icons/types.ts';

const TYPE = 'Un type de flore ; capacités et objectifs comptent les cartes d’après lui.';
const HABITAT =
  'Un habitat ; capacités et objectifs comptent les cartes d’après lui, et certaines coûtent moins grâce à lui.';
const SHOWS = 'Compte les cartes dont une capacité montre cette icône.';
const COMPARED = 'Ce que les 4 cartes d’une ligne ou d’une colonne doivent avoir de différent, ou en commun.';

export const fr: EarthIconWords = {
  green: [
    'Vert : Plantation',
    'Qui choisit le vert plante jusqu’à 2 cartes, puis en pioche 4 et en garde 1 ; les autres en plantent 1 et en piochent 1. Les capacités vertes s’activent alors.',
  ],
  red: [
    'Rouge : Compostage',
    'Qui choisit le rouge gagne 5 jetons Sol et composte 2 cartes ; les autres prennent 2 jetons Sol ou compostent 2 cartes. Les capacités rouges s’activent alors.',
  ],
  blue: [
    'Bleu : Arrosement',
    'Qui choisit le bleu gagne 6 germes et 2 jetons Sol ; les autres prennent 2 germes ou 2 jetons Sol. Les capacités bleues s’activent alors.',
  ],
  yellow: [
    'Jaune : Croissance',
    'Qui choisit le jaune pioche 4 cartes et gagne 2 croissances ; les autres piochent 2 cartes ou prennent 2 croissances. Les capacités jaunes s’activent alors.',
  ],
  multicolor: ['Multicolore', 'S’active avec le rouge, le jaune ou le bleu, jamais avec le vert.'],
  brown: ['Brun', 'Vaut toujours, ou marque à la fin ; une capacité brune ne s’active jamais.'],
  black: ['Noir', 'Vaut une fois, quand la carte est plantée ou jouée, ou lors de la mise en place.'],
  tree: ['Arbre', TYPE],
  herb: ['Herbe', TYPE],
  mushroom: ['Champignon', TYPE],
  bush: ['Buisson', TYPE],
  flora: ['Flore', 'Arbre, herbe, champignon ou buisson ; seules les flores portent germes et croissances.'],
  terrain: [
    'Terrain',
    'Un paysage que l’on plante comme une flore ; il ne porte rien, et sa capacité brune aide ou marque.',
  ],
  event: [
    'Événement',
    'Se joue de la main à tout moment entre deux étapes, ne se plante jamais ; ses PV comptent à la fin.',
  ],
  between: [
    'Entre deux tours',
    'Un événement pour la pause après un tour ; les autres peuvent en payer le coût et participer.',
  ],
  sunny: ['Ensoleillé', HABITAT],
  wet: ['Humide', HABITAT],
  rocky: ['Rocheux', HABITAT],
  cold: ['Froid', HABITAT],
  soil: ['Sol', 'Paie la plantation et bien des capacités ; ce qui reste ne rapporte rien.'],
  sprout: [
    'Germe',
    'Se place sur un emplacement Germe d’une flore et rapporte 1 PV ; 3 germes deviennent 2 jetons Sol.',
  ],
  growth: [
    'Croissance',
    'Des troncs sur une flore, 1 PV chacun ; la dernière est la canopée, qui rapporte plus à leur place.',
  ],
  draw: ['Pioche', 'Piochez autant de cartes du deck Terre.'],
  compost: ['Compost', 'Une carte de la main va face cachée sur votre compost, où elle rapporte 1 PV.'],
  deck: [
    'Composter du deck Terre',
    'Des cartes du deck Terre vont sur votre compost sans être vues et y rapportent 1 PV chacune.',
  ],
  uncompost: ['Défausser du compost', 'Vous payez avec les premières cartes de votre compost.'],
  seed: [
    'Graine',
    'À dépenser à tout moment : faire germer une carte, ou prendre sol, croissances, germes ou compost.',
  ],
  leaf: ['Feuille', 'Revendique une carte Faune ou le bonus du tableau complet, ou devient une graine.'],
  pick: ['Regarder le compost', 'Regardez les premières cartes de votre compost et gardez-en autant qu’indiqué.'],
  hand: ['Main', 'Les cartes de votre main ; après une flèche, combien de cartes vous gardez.'],
  card: ['Carte', 'Toute carte de votre tableau, avec votre île et votre climat.'],
  others: ['Tous les autres', 'Chaque autre joueur peut prendre cela.'],
  opponent: ['Un adversaire', 'Un adversaire de votre choix peut prendre cela.'],
  neighbour: ['Voisin', 'Compte ce qu’a votre voisin de gauche ou de droite, à votre choix.'],
  best: [
    'Objectif',
    'Sur un onglet : un objectif à marquer ou à revendiquer. Dans un compte : ce qu’a le joueur qui en a le plus.',
  ],
  planted: ['Plantée ce tour', 'Compte les cartes que vous plantez ce tour, ou permet d’en planter plus.'],
  sets: ['Série', 'Cinq cartes différentes : une rouge, une bleue, une jaune, un terrain et un événement joué.'],
  row: ['Ligne', 'La ligne de cette carte, elle comprise ; dans un objectif, les lignes de 4 cartes.'],
  column: ['Colonne', 'La colonne de cette carte, elle comprise ; dans un objectif, les colonnes de 4 cartes.'],
  orthogonal4: ['Orthogonalement adjacentes', 'Les cartes orthogonalement adjacentes à celle-ci, 4 au plus.'],
  diagonal4: ['Diagonalement adjacentes', 'Les cartes diagonalement adjacentes à celle-ci, 4 au plus.'],
  adjacent8: ['Tout autour', 'Les cartes autour de celle-ci, 8 au plus.'],
  line_orthogonal: [
    'Plus longue ligne',
    'Le plus long chemin orthogonal de cartes qui correspondent, passant par celle-ci et jamais deux fois par la même.',
  ],
  diagonal: [
    'Diagonale',
    'D’un coin à l’autre : une diagonale complète du tableau, ou une ligne de cartes qui correspondent.',
  ],
  directional: [
    'Indicateur de direction',
    'Compte les cartes dont une capacité vaut dans une direction, comme une ligne ou tout autour.',
  ],
  bold: ['Un lieu dans le nom', 'Compte les cartes qui ont un lieu dans leur nom.'],
  italic: ['Une couleur dans le nom', 'Compte les cartes qui ont une couleur dans leur nom.'],
  underline: ['Un animal dans le nom', 'Compte les cartes qui ont un animal dans leur nom.'],
  'has-growth': ['Carte avec l’icône Croissance', SHOWS],
  'has-sprout': ['Carte avec l’icône Germe', SHOWS],
  'has-soil': ['Carte avec l’icône Sol', SHOWS],
  'has-compost': ['Carte avec l’icône Compost', SHOWS],
  'has-draw': ['Carte avec l’icône Pioche', SHOWS],
  'has-colon': [
    'Deux-points',
    'Payez tout ce qui précède, puis prenez ce qui suit ; certains objectifs comptent les cartes qui en ont.',
  ],
  arrow: ['Flèche', 'Ce qui précède apporte ce qui suit.'],
  cost: ['Coût', 'Les jetons Sol à payer pour planter la carte ; d’autres cartes peuvent le réduire.'],
  points: ['PV', 'Ce que la carte rapporte à la fin ; cela peut être négatif.'],
  all_different: [
    'Toutes différentes',
    'Les 4 cartes d’une ligne ou d’une colonne complète diffèrent par ce que montre l’icône suivante.',
  ],
  all_share: [
    'Toutes semblables',
    'Les 4 cartes d’une ligne ou d’une colonne complète ont en commun ce que montre l’icône suivante.',
  ],
  ability_color: ['Couleur de capacité', COMPARED],
  card_type: ['Type de carte', COMPARED],
  habitat: ['Habitat', COMPARED],
  sprouts: ['Nombre de germes', COMPARED],
  habitats: ['Nombre d’habitats', 'Compte les cartes d’après leur nombre d’habitats.'],
  abilities: ['Nombre de capacités', 'Compte les cartes d’après leur nombre de capacités.'],
  'sprout-space': ['Emplacement Germe', 'Porte un germe.'],
  trunk: ['Emplacement de croissance', 'Porte un tronc.'],
  canopy: ['Canopée', 'La dernière croissance d’une carte : complète, elle rapporte ce nombre au lieu de ses troncs.'],
  'full-sprouts': ['Pleine de germes', 'Compte les flores avec un germe sur chaque emplacement Germe.'],
  'full-growth': ['Complète', 'Compte les flores avec leur canopée.'],
  'full-both': ['Toute pleine', 'Compte les flores avec tous leurs germes et toutes leurs croissances.'],
  empty: ['Espace vide', 'Un espace sans carte, orthogonalement adjacent à cette carte.'],
  bare: ['Sans rien dessus', 'Compte les cartes sans germe ni croissance.'],
  never: ['Interdit', 'Tant que cette carte est là, vous ne pouvez pas choisir la couleur d’à côté.'],
  over: ['Remplacer', 'Une carte avec une capacité de cette couleur peut prendre la place de ce terrain, sans coût.'],
  copy: ['Copier', 'Utilisez une capacité de cette couleur d’une autre carte de votre tableau.'],
};
