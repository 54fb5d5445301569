import type { RulesOf } from '../sections.ts';

export const turn: RulesOf<'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12'> = {
  'E5.1': {
    text: 'Ce que donne chaque couleur, au joueur actif et à chacun des autres :',
    list: [
      'Vert, planter : planter jusqu’à 2 cartes, puis piocher 4 et garder 1. Les autres : planter jusqu’à 1 carte, puis piocher 1.',
      'Rouge, composter : 5 terres et composter 2 de la pioche. Les autres : 2 terres, ou composter 2 de la pioche.',
      'Bleu, arroser : 6 pousses et 2 terres. Les autres : 2 pousses ou 2 terres.',
      'Jaune, grandir : piocher 4 cartes et 2 croissances. Les autres : piocher 2 cartes ou 2 croissances.',
    ],
  },
  'E5.2':
    'Un gain est toujours « jusqu’à ». De deux possibilités, on en prend une entière. Les deux parties du bénéfice majeur viennent dans l’ordre donné.',
  'E5.3':
    'Avec le vert, on plante d’abord, une carte après l’autre, puis on pioche. Le joueur actif regarde les 4 cartes, en garde 1, ou 2 avec une île, et défausse le reste. Même sans planter, on pioche.',
  'E5.4': 'Pousses du bleu et croissance du jaune se posent comme d’habitude.',
  'E5.5':
    'Une carte laisse chacun planter une carte de plus après les plantations ordinaires de l’action verte. On ne pioche pas pour elle, et elle compte comme plantée ce tour.',
  'E6.1':
    'Une carte peut être activée si elle a une capacité de la couleur choisie, ou une multicolore quand c’est rouge, bleu ou jaune. Le multicolore ne répond jamais au vert. Les capacités brunes et noires ne s’activent pas, mais comptent comme couleurs.',
  'E6.2': 'Vous pouvez activer votre île, votre climat et votre tableau, jamais des cartes de la main.',
  'E6.3':
    'L’ordre est fixe : soit île, climat puis tableau, soit tableau puis île et climat ; vous choisissez à chaque tour. Dans le tableau, on va de la ligne du haut à celle du bas, chacune de gauche à droite.',
  'E6.4': 'Chaque carte est proposée une fois par tour. Vous pouvez toujours la passer, et c’est fini pour ce tour.',
  'E6.5':
    'Une activation commencée est menée au bout, avec ce que les autres reçoivent. On paie d’abord tout le coût ; on peut prendre une partie des gains. Si le coût ne peut être payé en entier, on ne peut pas commencer.',
  'E6.6': 'Une carte à deux capacités n’utilise que celle qui convient.',
  'E6.7': 'Chaque activation voit l’état présent : les pièces d’une carte peuvent en payer une autre plus loin.',
  'E6.8': 'Une capacité pour qui a choisi lui-même une couleur n’agit que pour le joueur actif qui l’a choisie.',
  'E6.9': 'Les cartes plantées par cette action verte sont dans le tableau et peuvent être activées ce tour.',
  'E6.10':
    'Certaines capacités touchent les autres : chacun peut prendre quelque chose, ou un adversaire que vous nommez, ou une part est pour vous et une pour les autres, ou vous comptez chez le voisin de gauche ou de droite, à votre choix.',
  'E7.1': 'Seuls la flore et les terrains de la main se plantent.',
  'E7.2':
    'La première carte va n’importe où. Chaque suivante va sur une case vide qui touche une carte plantée par un côté ou un coin.',
  'E7.3':
    'Aucune carte ne peut rendre l’île plus large que 4 colonnes ou plus haute que 4 lignes. Lesquelles, cela se décide en plantant.',
  'E7.4':
    'Une carte coûte sa terre imprimée moins toutes les réductions qui conviennent, jamais moins que 0. Les réductions viennent des capacités brunes de votre tableau et de votre île. Des réductions différentes s’ajoutent ; chacune compte une fois pour une carte de son type ou de son habitat. Un terrain ne se réduit pas lui-même.',
  'E7.5':
    'Vous payez de la terre de votre réserve. Pour certaines cartes, toute part du coût peut être payée 1 pour 1 avec des cartes de la main mises au compost, des pousses de votre flore ou de la croissance de votre flore. Les pousses du stock ne paient pas, et on ne paie pas plus que le coût.',
  'E7.6':
    'Les capacités noires de la flore et des terrains agissent une fois, juste après la plantation et avant la suivante. Vous pouvez y renoncer, en tout ou en partie.',
  'E7.7':
    'Trois terrains peuvent être remplacés : mettez le terrain sur votre compost et posez à sa place, sans coût, une carte avec une capacité de sa couleur, puis piochez 2. Cela use une plantation et reste possible avec un tableau plein.',
  'E7.8': 'Planter n’est pas obligatoire. Avec les 16 cases pleines, on ne peut que remplacer.',
  'E7.9': 'Les cartes plantées ne bougent plus, sauf en remplaçant.',
  'E8.1': {
    text: 'À toute pause, chacun peut convertir, autant de fois qu’il veut :',
    list: [
      '3 pousses de votre flore en 2 terres.',
      '4 pousses de votre flore en 1 graine.',
      '1 feuille en 1 graine.',
      '1 graine en l’un de : faire germer 1 carte, 2 terres, 2 croissances, 3 pousses, composter 3 de la pioche, composter jusqu’à 4 de la main.',
    ],
  },
  'E8.2':
    'Pousses et graines dépensées retournent à la réserve commune. Une feuille dépensée quitte la partie ; seul, elle va à Gaïa. Seule une feuille posée sur aucune carte se dépense. La terre ne devient jamais des pousses.',
  'E8.3':
    'On ne convertit pas de pousses pendant qu’on prend celles du bleu, ni au milieu d’une capacité. Les pousses du stock ne se convertissent jamais.',
  'E8.4': 'Graines et feuilles s’utilisent à toute pause.',
  'E8.5': 'Pousses et croissance d’une graine vont où vous voulez ; les pousses sans case peuvent aller au stock.',
  'E8.6': 'Terre, graines, feuilles et cartes de la main ne valent rien par elles-mêmes.',
  'E9.1': 'Une flore porte autant de pousses qu’elle a de cases de pousse. Terrain, île et climat n’en portent pas.',
  'E9.2':
    'Les pousses se posent aussitôt sur votre flore aux cases libres, réparties à votre gré, sauf si la capacité dit où.',
  'E9.3':
    'Si toutes les cases de pousse de votre tableau sont prises, les pousses restantes peuvent aller au stock. Tant qu’une case est libre, non ; celles qui ne sont ni posées ni stockées sont perdues.',
  'E9.4':
    'Les pousses qu’une capacité lie à un lieu ou à une condition sont perdues si elles n’y vont pas ; elles ne se stockent pas.',
  'E9.5':
    'Les pousses venues de la carte ou de l’événement d’un autre vont droit dans votre stock, même si vous avez des cases libres. Vous pouvez en prendre moins, ou aucune.',
  'E9.6':
    'Les pousses du stock ne se convertissent pas, ne paient rien, ne comptent pour aucun objectif et valent 0. Le stock n’a pas de limite.',
  'E9.7': 'À l’étape 3, vous pouvez déplacer des pousses du stock sur des cases libres. Il n’y a pas d’autre sortie.',
  'E10.1':
    'Une flore porte autant de croissance qu’elle a de cases, parfois aucune. Terrain, île et climat n’en portent pas.',
  'E10.2': 'La croissance se pose aussitôt, répartie à votre gré, sauf si la capacité dit où. Le surplus est perdu.',
  'E10.3': 'La pièce qui remplit une carte est sa canopée. Une carte avec toutes ses pièces est complète.',
  'E10.4': 'La croissance peut se payer de toute votre flore, même complète ; la carte ne l’est alors plus.',
  'E10.5':
    'À la fin, une carte complète vaut les points de sa canopée au lieu de ses pièces ; les autres valent 1 par pièce.',
  'E11.1':
    'Les événements se jouent de la main et ne se plantent jamais. Payez tout le coût, prenez le bénéfice et posez la carte sur votre pile d’événements. Elle vaut ses points à la fin et ne fait pas partie de vos 16 cartes.',
  'E11.2': 'Les événements immédiats se jouent à toute pause, au tour de n’importe qui, autant que vous voulez.',
  'E11.3':
    'Un événement dont le coût ne peut être payé en entier ne se joue pas. Un événement dont le bénéfice est inutile peut se jouer.',
  'E11.4': 'Les pousses de votre événement vont où vous voulez ; celles des autres vont dans leur stock.',
  'E11.5': 'Deux îles donnent quelque chose après chaque événement que vous jouez vous-même.',
  'E11.6':
    'Les événements d’entre-tours ne se jouent qu’à l’étape 4, dans le sens horaire depuis le joueur actif : chaque fois un événement ou passer, jusqu’à ce que tous aient passé de suite.',
  'E11.7':
    'Un événement d’entre-tours vaut pour tous : qui le joue doit payer tout le coût et prendre l’effet. Chacun des autres peut payer tout le coût pour tout le bénéfice, ou refuser.',
  'E11.9': 'L’étape 4 a lieu aussi après le dernier tour.',
  'E12.1': 'À toute pause, vous pouvez dépenser 1 graine et nommer exactement un critère. Il ne se change pas.',
  'E12.2':
    'On révèle des cartes une à une depuis le dessous de la pioche. La première qui convient va dans votre main. Les autres révélées vont à la défausse, et le reste de la pioche demeure tel quel.',
  'E12.3': 'Les événements ne conviennent à aucun critère, sauf celui des événements.',
  'E12.4':
    'Si aucune carte de la pioche ne convient, on cherche dans la défausse, la plus récente d’abord. S’il n’y en a pas non plus, la graine vous revient et peut resservir.',
  'E12.5': 'Si la pioche est vide ensuite, la défausse est mélangée en une nouvelle.',
  'E12.6': {
    text: 'Vous pouvez nommer, d’après ce qui est imprimé :',
    list: [
      'Un coût d’au plus 3 ou d’au moins 4 ; des points d’au plus 3 ou d’au moins 4, pairs ou impairs.',
      'Au plus 3 cases de pousse, ou 6 ; au plus 2 cases de croissance, ou au moins 4 ; une canopée d’au plus 4 ou d’au moins 5 points.',
      'Un habitat ; au plus 1 habitat, ou au moins 2.',
      'Un type de flore ; un terrain ; un événement.',
      'Une couleur de capacité, deux capacités, ou une capacité avec direction.',
      'Un nom avec géographie, couleur ou animal.',
      'Une icône : croissance, pousse, terre, compost, pioche, ou les deux-points d’un coût.',
    ],
  },
  'E12.8': 'Une carte germée ne compte pas comme piochée.',
};
