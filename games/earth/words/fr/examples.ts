import type { EarthExampleWords } from '../../examples/words.ts';

export const fr: EarthExampleWords = {
  'E2.8': [
    ({ paid, drawn }) =>
      `À la quatrième étape du tour, Ana joue un événement : elle a payé ${paid} germes et pioché ${drawn} cartes. La question vous est posée aussi, mais il n’y a aucun germe sur votre herbe.`,
    ({ sprouts }) =>
      `Rien n’est à moitié fait : vous pouvez d’abord vous préparer et dépenser votre graine pour ${sprouts} germes.`,
    ({ paid, drawn }) => `Maintenant vous pouvez participer. Vous payez ${paid} germes et piochez ${drawn} cartes.`,
  ],
  'E4.4': [
    'Ana plante. Vous n’avez rien à planter et avez terminé.',
    ({ paid, soil }) =>
      `Elle réfléchit encore : vous pouvez revenir et jouer un événement : ${paid} germes contre ${soil} jetons Sol.`,
  ],
  'E5.1': [
    'C’est votre tour. En haut, ce que vous avez ; en bas, ce que possède Ana.',
    ({ soil, cards }) =>
      `Vous choisissez le rouge, Compostage. Vous gagnez ${soil} jetons Sol et compostez ${cards} cartes du deck Terre sans les regarder.`,
    ({ soil }) => `Ana perçoit le bénéfice mineur et prend une des possibilités : ${soil} jetons Sol.`,
  ],
  'E5.2': [
    ({ cards }) => `Vous choisissez le jaune, Croissance. D’abord, vous piochez ${cards} cartes.`,
    ({ growth }) => `Puis vous gagnez ${growth} croissances, placées toutes sur le chêne.`,
    ({ hers, yours }) =>
      `Ana prend une des possibilités en entier : elle pioche ${hers} cartes. Puis le jaune est activé, et le chêne vous donne ${yours} cartes de plus.`,
    ({ growth }) => `Enfin le buisson : ${growth} croissances, et il est complet.`,
  ],
  'E5.3': [
    ({ soil }) =>
      `Vous avez choisi le vert, Plantation, et avez ${soil} jetons Sol. Le disque de chaque carte en main indique son coût.`,
    ({ paid, left }) =>
      `Le chêne est planté à côté d’une carte de votre tableau. Il coûte ${paid} jetons Sol ; il vous en reste ${left}.`,
    ({ cards }) => `La menthe ne coûte rien. Après la plantation, vous regardez ${cards} cartes du deck Terre.`,
    'Vous gardez le palmier, les autres vont à la défausse.',
  ],
  'E5.4': [
    'Votre tableau avant une action bleue, Arrosement.',
    ({ placed, spaces }) =>
      `Les germes vont sur les emplacements Germe disponibles, répartis à votre gré : ${placed} sur le chêne, qui n’en a que ${spaces}.`,
    ({ placed, soil }) => `Les ${placed} autres vont sur l’herbe. Puis viennent ${soil} jetons Sol.`,
  ],
  'E6.3': [
    'Le rouge est activé. Les capacités rouges s’activent ligne par ligne, chacune de gauche à droite.',
    ({ cards }) => `D’abord la carte en haut à gauche : vous piochez ${cards} carte.`,
    ({ sprouts }) => `Puis la carte à sa droite : ${sprouts} germes, que vous placez dessus.`,
    ({ paid, soil }) =>
      `Puis la ligne du dessous : ${paid} germe parmi ceux que vous venez de gagner paie ${soil} jetons Sol. La carte sans capacité rouge est ignorée.`,
  ],
  'E7.4': [
    ({ cost, soil }) =>
      `Le chêne coûte ${cost} jetons Sol, et vous n’en avez que ${soil}. Mais la capacité brune de votre terrain rend les arbres moins chers.`,
    ({ paid, soil }) => `Le chêne coûte donc ${paid} jetons Sol, et il vous en reste ${soil}.`,
  ],
  'E7.6': [
    'Votre tableau avant une action verte. L’herbe de votre main a une capacité noire.',
    ({ sprouts }) => `Dès qu’elle est plantée, elle donne ${sprouts} germes. Vous les placez aussitôt.`,
    'Ce n’est qu’ensuite que vous plantez la carte suivante.',
  ],
  'E8.1': [
    ({ sprouts }) => `Il y a ${sprouts} germes sur votre herbe, mais presque pas de jetons Sol.`,
    ({ paid, soil }) => `À une pause, vous convertissez ${paid} germes en ${soil} jetons Sol.`,
  ],
  'E9.3': [
    ({ sprouts }) => `Tous les emplacements Germe de votre tableau sont occupés : ${sprouts} germes y sont.`,
    ({ stored }) =>
      `Une capacité jaune en donne d’autres. Aucun emplacement n’étant disponible, vous stockez ${stored} germes sur le plateau Abondance.`,
  ],
  'E9.5': [
    ({ cards }) => `Ana plante un champignon. Il lui donne ${cards} cartes, et des germes à tous les autres.`,
    ({ stored }) =>
      `Vous prenez ${stored} germes. Comme ils viennent d’un autre joueur, ils vont sur votre plateau Abondance, même si votre herbe a des emplacements disponibles.`,
    ({ sprouts }) =>
      `À la troisième étape du tour, vous les déplacez vers votre herbe, qui en a maintenant ${sprouts}.`,
  ],
  'E10.3': [
    ({ spaces }) => `Ce buisson a ${spaces} emplacements de croissance, et sa capacité jaune donne de la croissance.`,
    'La première croissance est un tronc.',
    ({ points, pieces }) =>
      `Celle qui occupe le dernier emplacement est la canopée. À la fin, elle rapporte ${points} PV au lieu de ${pieces} pour ses croissances.`,
  ],
  'E11.1': [
    ({ sprouts }) => `Vous avez ${sprouts} germes et presque pas de jetons Sol, mais un événement en main.`,
    ({ paid, soil, points }) =>
      `Vous le jouez : vous payez ${paid} germes et gagnez ${soil} jetons Sol. La carte est placée sur votre plateau et vous coûte ${points} PV à la fin.`,
  ],
  'E11.7': [
    'C’est la quatrième étape du tour, et vous avez en main un événement qui se joue à ce moment.',
    ({ paid, drawn, composted }) =>
      `Vous le jouez et devez payer ${paid} germes. Vous piochez ${drawn} cartes et en compostez ${composted} du deck Terre.`,
    ({ paid, drawn, composted }) =>
      `Ana veut en profiter aussi : elle paie ${paid} germes, pioche ${drawn} cartes et en composte ${composted}.`,
  ],
  'E12.2': [
    'Vous dépensez une graine pour la faire germer et énoncez votre critère de recherche : un arbre. Voici votre main pour l’instant.',
    ({ revealed }) =>
      `Les cartes du dessous du deck Terre sont révélées. Après ${revealed} cartes, le premier arbre est là.`,
    'Vous le prenez en main ; les autres cartes révélées vont à la défausse.',
  ],
  'E13.2': [
    ({ need, yours, hers }) => `La taupe demande ${need} jetons Sol. Vous en avez ${yours}, Ana en a ${hers}.`,
    ({ yours, hers }) =>
      `Vous choisissez le rouge, Compostage. Vous avez maintenant ${yours} jetons Sol et Ana ${hers} : l’objectif est atteint, pour vous comme pour elle.`,
    ({ points, leaves }) =>
      `À la fin du tour, les feuilles sont placées. Vous êtes le joueur actif et passez en premier : ${points} PV. Il vous reste ${leaves} feuilles.`,
    ({ points }) => `Ana obtient le rang suivant, ${points} PV.`,
  ],
  'E14.1': [
    ({ cards }) => `Vous avez planté ${cards} cartes, et la dernière est dans votre main.`,
    ({ cards }) => `Avec ${cards} cartes, votre tableau est rempli : la fin de partie est déclenchée.`,
    ({ points }) => `À la fin du tour, votre dernière feuille va sur le bonus : ${points} PV.`,
    ({ yours, hers }) =>
      `Ana joue encore son tour pour que la manche soit terminée. Puis vient le décompte : ${yours} PV pour vous, ${hers} pour Ana.`,
  ],
  'E15.1': [
    ({ cards }) =>
      `Une partie d’un score. D’abord les PV sur les fanions des cartes, île et climat compris : ${cards}.`,
    ({ sprouts, growth }) =>
      `Puis ${sprouts} PV pour les germes et ${growth} pour les croissances : la carte complète rapporte sa canopée, l’autre son tronc.`,
    ({ terrain, compost }) =>
      `Puis la capacité brune du terrain avec ${terrain} PV, et ${compost} pour les cartes du compost.`,
  ],
  'E16.2': [
    ({ soil }) => `Ben et vous formez une équipe. Vous avez choisi le rouge et gagné ${soil} jetons Sol.`,
    ({ laid }) => `Ben a besoin de jetons Sol : vous en posez ${laid} sur le plateau Équipes.`,
    ({ taken, left }) =>
      `Ben en prend ${taken}. Ce qui reste (${left}) est perdu à la fin du tour si personne de votre équipe ne le prend.`,
  ],
  'E17.3': [
    'Le tour de Gaïa : sa carte suivante est révélée. Elle est bleue, Arrosement, et vous donne le bénéfice mineur.',
    ({ soil }) => `Vous prenez ${soil} jetons Sol.`,
    ({ sprouts }) => `Puis vous activez le bleu, comme à chaque tour : ${sprouts} germes pour vous.`,
    ({ card, blue, sprouts }) =>
      `Enfin, Gaïa prend sa part : ${card} germes, et ${blue} de plus pour les cartes bleues de votre zone de jeu. Elle en a maintenant ${sprouts}.`,
  ],
  'E18.1': [
    ({ deck, discard }) =>
      `Votre chêne vous fait piocher, mais il ne reste que ${deck} carte dans le deck Terre. La défausse compte ${discard} cartes.`,
    ({ drawn, deck }) =>
      `Vous piochez la dernière, la défausse est mélangée pour former un nouveau deck, et vous continuez : ${drawn} cartes en tout. Il reste ${deck} cartes dans le nouveau deck.`,
  ],
  'E18.2': [
    ({ compost }) =>
      `La capacité bleue du champignon coûte une carte de votre compost. Il en contient ${compost}, face cachée.`,
    ({ compost, soil }) =>
      `La carte du dessus va à la défausse, sans choix possible. Vous gagnez ${soil} jetons Sol ; il reste ${compost} cartes dans votre compost.`,
  ],
  'E19.6': [
    'La capacité bleue de la carte en haut à gauche donne un germe à chaque herbe de sa colonne, elle comprise.',
    ({ sprouts }) =>
      `Les herbes de la colonne gagnent ${sprouts} germes en tout. Le buisson n’est pas une herbe, et le chiendent est dans une autre colonne.`,
  ],
  'E19.7': [
    'Les Germes des marais, à gauche, peuvent copier une capacité bleue d’une autre carte : ici celle de sa voisine de droite.',
    ({ sprouts }) =>
      `Elle s’applique comme si elle était imprimée sur la carte qui copie : c’est la colonne de cette carte qui compte. Elle vaut elle-même pour tous les types, herbe comprise : ${sprouts} germes.`,
  ],
  'E20.9': [
    ({ cards, points }) =>
      `La crête compte la plus longue ligne de cartes rocheuses qui passe par elle. Elle a pour l’instant ${cards} cartes : ${points} PV.`,
    ({ cards, points }) =>
      `Un champignon rocheux comble le trou jusqu’au chiendent. La ligne peut tourner, toujours de bord à bord, et compte maintenant ${cards} cartes : ${points} PV.`,
  ],
  'E20.11': [
    'La montagne rapporte des PV si sa ligne est complète et que toutes les cartes y diffèrent par la couleur de capacité. Il reste un espace vide.',
    ({ points }) =>
      `Le champignon rouge complète la ligne. Vert, jaune, bleu et rouge : on peut choisir pour chaque carte une couleur qu’aucune autre n’a, et cela fait ${points} PV.`,
  ],
  'E21.2': [
    ({ trees, points }) =>
      `Votre écosystème compte les arbres selon un tableau. Pour ${trees} arbres, il donne ${points} PV.`,
    ({ trees, points }) => `Un arbre de plus, et c’est l’entrée suivante : ${trees} arbres, ${points} PV.`,
  ],
};
