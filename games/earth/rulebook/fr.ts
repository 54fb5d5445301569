import type { EarthRulebookWords } from './sections.ts';

export const fr: EarthRulebookWords = {
  titles: {
    E1: 'Le matériel',
    E2: 'Les mots',
    E3: 'La mise en place',
    E4: 'Le tour',
    E5: 'Les quatre actions',
    E6: 'L’activation',
    E7: 'Planter',
    E8: 'Les conversions',
    E9: 'Les pousses et le stock',
    E10: 'La croissance et les canopées',
    E11: 'Les événements',
    E12: 'La germination',
    E13: 'La faune et les feuilles',
    E14: 'La fin de la partie',
    E15: 'Le décompte final',
    E16: 'Les équipes',
    E17: 'Seul contre Gaïa',
    E18: 'Pioche, défausse et secrets',
    E19: 'Lire les capacités',
    E20: 'Compter',
    E21: 'Former les points',
  },
  rules: {
    'E1.1':
      'Avec Abundance, il y a 353 cartes Terre dans une pioche : 224 flores, 82 terrains et 47 événements. S’y ajoutent 12 îles, 12 climats, 35 écosystèmes et 26 cartes de faune, toutes à deux faces, et 6 cartes de Gaïa pour jouer seul.',
    'E1.2':
      'Il y a des pousses, de la terre, des troncs, des canopées, des graines et des feuilles. Chacun a 5 feuilles d’une couleur.',
    'E1.3': 'Les pièces ne manquent jamais.',
    'E2.1':
      'Votre tableau, ce sont les cartes que vous avez plantées : au plus 16, en grille de 4 lignes et 4 colonnes.',
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
    'E4.3':
      'Aux trois premières étapes, tous jouent en même temps. Un voisin est compté au moment où la capacité agit.',
    'E4.4':
      'À toute pause, autant que vous voulez, vous pouvez jouer un événement immédiat, convertir ou faire germer.',
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
    'E16.6':
      'Ce qu’on prend du plateau d’équipe se pose selon les règles. Ce qu’une capacité lie à un lieu n’y va pas.',
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
  },
};
