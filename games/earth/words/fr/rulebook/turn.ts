import type { RulesOf } from '../../../rulebook/sections.ts';

export const turn: RulesOf<'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12'> = {
  'E5.1': {
    text: 'Ce que donne chaque couleur, au joueur actif et à chacun des autres :',
    list: [
      'Vert, Plantation : plantez jusqu’à 2 cartes, puis piochez-en 4 et gardez-en 1. Les autres : plantez jusqu’à 1 carte, puis piochez-en 1.',
      'Rouge, Compostage : gagnez 5 jetons Sol et compostez 2 cartes du deck Terre. Les autres : 2 jetons Sol, ou compostez 2 cartes du deck Terre.',
      'Bleu, Arrosement : gagnez 6 germes et 2 jetons Sol. Les autres : 2 germes ou 2 jetons Sol.',
      'Jaune, Croissance : piochez 4 cartes et gagnez 2 croissances. Les autres : piochez 2 cartes ou gagnez 2 croissances.',
    ],
  },
  'E5.2':
    'Un gain s’entend toujours « jusqu’à ». De deux possibilités, vous en prenez une entière. Les deux parties du bénéfice majeur se résolvent dans l’ordre donné.',
  'E5.3':
    'Avec le vert, vous plantez d’abord, une carte après l’autre, puis vous piochez. Le joueur actif regarde les 4 cartes, en garde 1, ou 2 avec une certaine île, et défausse le reste. Même sans planter, vous piochez.',
  'E5.4': 'Les germes du bleu et les croissances du jaune se placent comme d’habitude.',
  'E5.5':
    'Une carte laisse chacun planter une carte de plus, une fois que tous ont fini de planter avec le vert. On ne pioche pas pour elle, et elle compte comme plantée ce tour.',
  'E6.1':
    'Une carte peut être activée si elle a une capacité de la couleur choisie, ou une capacité multicolore si la couleur est le rouge, le bleu ou le jaune. Le multicolore ne vaut jamais pour le vert. Les capacités brunes et noires ne s’activent jamais, mais comptent comme couleurs.',
  'E6.2': 'Vous pouvez activer votre île, votre climat et votre tableau, jamais les cartes de votre main.',
  'E6.3':
    'L’ordre est fixe : soit île, climat puis tableau, soit tableau puis île et climat ; vous choisissez à chaque tour. Dans le tableau, allez de la ligne du haut à celle du bas, chacune de gauche à droite.',
  'E6.4': 'Chaque carte vient une fois par tour. Vous pouvez toujours passer l’activation, et c’est fini pour ce tour.',
  'E6.5':
    'Une activation commencée est menée jusqu’au bout, avec ce qu’elle octroie aux autres. Payez d’abord l’intégralité du coût ; vous pouvez ne prendre qu’une partie des gains. Si vous ne pouvez pas payer l’intégralité du coût, vous ne pouvez pas commencer.',
  'E6.6': 'Une carte à deux capacités n’utilise que celle qui correspond.',
  'E6.7':
    'Chaque activation tient compte de l’état présent : ce que donne une carte peut payer le coût d’une carte suivante.',
  'E6.8': 'Une capacité pour celui qui a choisi lui-même une couleur ne vaut que pour le joueur actif qui l’a choisie.',
  'E6.9': 'Les cartes plantées avec ce vert sont dans le tableau et peuvent être activées dans le même tour.',
  'E6.10':
    'Certaines capacités concernent les autres : chacun peut gagner quelque chose, ou un adversaire de votre choix, ou il y a une part pour vous et une pour les autres, ou vous comptez chez le voisin de gauche ou de droite, au choix.',
  'E7.1': 'Seules les cartes Flore et Terrain de votre main peuvent être plantées.',
  'E7.2':
    'La première carte va n’importe où. Chaque carte suivante va dans un espace vide orthogonalement ou diagonalement adjacent à une carte plantée.',
  'E7.3':
    'Aucune carte ne peut rendre le tableau plus large que 4 colonnes ou plus haut que 4 lignes. Lesquelles, cela se décide en plantant.',
  'E7.4':
    'Une carte coûte les jetons Sol imprimés moins toutes les réductions applicables, jamais moins de 0. Les réductions viennent des capacités brunes de votre tableau et de votre île. Des réductions différentes s’additionnent ; chacune compte une fois pour une carte de son type ou de son habitat. Un terrain ne se réduit pas lui-même.',
  'E7.5':
    'Vous payez avec les jetons Sol de votre réserve. Pour certaines cartes, vous pouvez payer toute part du coût 1 pour 1 avec des cartes de votre main mises au compost, des germes de vos flores ou des croissances de vos flores. Les germes stockés ne paient pas, et vous ne pouvez pas payer plus que le coût.',
  'E7.6':
    'Les capacités noires des flores et des terrains s’appliquent une fois, juste après la plantation et avant la suivante. Vous ne pouvez pas les refuser, et ce que les autres reçoivent leur est proposé ; vous pouvez ne prendre qu’une partie de vos propres gains.',
  'E7.7':
    'Trois terrains peuvent être remplacés : placez le terrain sur votre compost et, à sa place, sans coût, une carte avec une capacité de sa couleur, puis piochez 2 cartes. Cela compte comme une carte plantée et reste possible avec un tableau complet.',
  'E7.8': 'Planter n’est pas obligatoire. Quand les 16 espaces sont occupés, vous ne pouvez plus que remplacer.',
  'E7.9': 'Les cartes plantées ne sont jamais déplacées ni retirées, sauf si elles sont remplacées.',
  'E8.1': {
    text: 'À toute pause, chacun peut convertir, autant de fois qu’il veut :',
    list: [
      '3 germes de vos flores en 2 jetons Sol.',
      '4 germes de vos flores en 1 graine.',
      '1 feuille en 1 graine.',
      '1 graine en l’un de ces gains : faire germer 1 carte, 2 jetons Sol, 2 croissances, 3 germes, composter 3 cartes du deck Terre, composter jusqu’à 4 cartes de votre main.',
    ],
  },
  'E8.2':
    'Remettez dans la réserve les germes et les graines dépensés. Une feuille dépensée est retirée de la partie ; en mode Solo, elle va à Gaïa. Vous ne pouvez dépenser qu’une feuille qui n’est sur aucune carte. Un jeton Sol ne devient jamais un germe.',
  'E8.3':
    'Vous ne pouvez pas convertir de germes pendant que vous prenez ceux du bleu, ni au milieu d’une capacité. Les germes stockés ne se convertissent jamais.',
  'E8.4': 'Les graines et les feuilles peuvent servir à toute pause.',
  'E8.5': 'Les germes et les croissances d’une graine vont où vous voulez ; les germes en excès peuvent être stockés.',
  'E8.6': 'Jetons Sol, graines, feuilles et cartes en main ne rapportent rien par eux-mêmes.',
  'E9.1':
    'Une carte Flore porte autant de germes qu’elle a d’emplacements Germe. Terrains, île et climat n’en portent pas.',
  'E9.2':
    'Placez aussitôt les germes sur vos flores aux emplacements disponibles, répartis à votre gré, sauf si la capacité dit où.',
  'E9.3':
    'Si tous les emplacements Germe de votre tableau sont occupés, vous pouvez stocker les germes en excès sur le plateau Abondance. Tant qu’un emplacement est disponible, vous ne le pouvez pas, et les germes ni placés ni stockés sont perdus.',
  'E9.4':
    'Les germes qu’une capacité lie à un lieu ou à une condition sont perdus s’ils n’y trouvent pas d’emplacement ; vous ne pouvez pas les stocker.',
  'E9.5':
    'Les germes octroyés par la carte ou l’événement d’un autre joueur vont directement sur votre plateau Abondance, même si vous avez des emplacements disponibles. Vous pouvez en prendre moins, ou aucun. Ce qu’un coéquipier vous donne se prend comme tout autre gain.',
  'E9.6':
    'Les germes stockés ne se convertissent pas, ne paient rien, ne comptent pour aucun objectif et rapportent 0 PV. Leur nombre est illimité.',
  'E9.7':
    'À l’étape 3, vous pouvez déplacer des germes stockés vers des emplacements Germe disponibles. Ils ne quittent pas autrement le plateau Abondance. Si aucun n’est disponible, une conversion peut d’abord faire de la place.',
  'E10.1':
    'Une carte Flore porte autant de croissances qu’elle a d’emplacements de croissance, parfois aucune. Terrains, île et climat n’en portent pas.',
  'E10.2': 'Placez aussitôt les croissances, réparties à votre gré, sauf si la capacité dit où. L’excès est perdu.',
  'E10.3':
    'La croissance qui occupe le dernier emplacement d’une carte est sa canopée. Une carte avec sa canopée est complète.',
  'E10.4':
    'Vous pouvez payer avec les croissances de toutes vos flores, même complètes ; la carte ne l’est alors plus.',
  'E10.5':
    'À la fin, une carte complète rapporte les PV de sa canopée au lieu de ceux de ses troncs ; les autres rapportent 1 PV par tronc.',
  'E11.1':
    'Les événements se jouent de la main et ne se plantent jamais. Payez l’intégralité du coût, percevez le bénéfice et placez la carte sur votre pile d’événements. Elle rapporte ses PV à la fin et ne fait pas partie de vos 16 cartes.',
  'E11.2':
    'Les événements jouables à tout moment se jouent à toute pause, pendant le tour de n’importe qui, autant que vous voulez.',
  'E11.3':
    'Vous ne pouvez pas jouer un événement dont vous ne pouvez pas payer l’intégralité du coût. Vous pouvez en jouer un dont le bénéfice est inutile.',
  'E11.4': 'Les germes de votre événement vont où vous voulez ; ceux des autres vont sur leur plateau Abondance.',
  'E11.5': 'Deux îles donnent quelque chose après chaque événement que vous jouez vous-même.',
  'E11.6':
    'Les événements Entre deux tours ne se jouent qu’à l’étape 4, en sens horaire à partir du joueur actif : chaque fois un événement ou passer, jusqu’à ce que tous aient passé de suite.',
  'E11.7':
    'Un événement Entre deux tours vaut pour tous : celui qui le joue doit payer l’intégralité du coût et percevoir l’effet. Chacun des autres peut payer l’intégralité du coût pour tout le bénéfice, ou refuser. Pour pouvoir payer, vous pouvez d’abord convertir, utiliser une graine ou jouer un autre événement.',
  'E11.9': 'L’étape 4 a lieu aussi après le dernier tour.',
  'E12.1':
    'À toute pause, vous pouvez dépenser 1 graine et énoncer exactement un critère de recherche. Vous ne pouvez plus en changer.',
  'E12.2':
    'Révélez une à une les cartes du dessous du deck Terre. Prenez en main la première qui correspond. Les autres cartes révélées vont à la défausse, et le reste du deck demeure tel quel.',
  'E12.3': 'Les événements ne correspondent à aucun critère, sauf celui des événements.',
  'E12.4':
    'Si aucune carte du deck ne correspond, cherchez dans la défausse, la carte la plus récente d’abord. S’il n’y en a pas non plus, vous récupérez la graine et pouvez la réutiliser.',
  'E12.5': 'Si le deck est vide ensuite, mélangez la défausse pour en former un nouveau.',
  'E12.6': {
    text: 'Vous pouvez énoncer, d’après ce qui est imprimé sur la carte :',
    list: [
      'Un coût d’au plus 3 ou d’au moins 4 ; des PV d’au plus 3 ou d’au moins 4, pairs ou impairs.',
      'Au plus 3 emplacements Germe, ou 6 ; au plus 2 emplacements de croissance, ou au moins 4 ; une canopée d’au plus 4 ou d’au moins 5 PV.',
      'Un habitat ; au plus 1 habitat, ou au moins 2.',
      'Un type de flore ; un terrain ; un événement.',
      'Une couleur de capacité, deux capacités, ou un indicateur de direction.',
      'Un nom avec un lieu, une couleur ou un animal.',
      'Une icône : Croissance, Germe, Sol, Compost, Pioche, ou les deux-points d’un coût.',
    ],
  },
  'E12.8': 'Une carte que vous faites germer ne compte pas comme piochée.',
};
