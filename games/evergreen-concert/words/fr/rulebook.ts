import type { ConcertRulebookWords } from '../../rulebook/sections.ts';

export const fr: ConcertRulebookWords = {
  titles: {
    C1: 'Contenu',
    C2: 'Préparation',
    C3: 'Préparation initiale',
    C4: 'Un tour de jeu',
    C5: 'Le sablier',
    C6: 'Fin de la partie',
  },
  rules: {
    'C1.1': 'Il y a six artistes, reconnaissables à leur couleur : orange, bleu, lilas, vert, jaune et brun.',
    'C1.2': 'Il y a 78 cartes d’influence : les valeurs de 1 à 13 dans chaque couleur.',
    'C1.3':
      'Il y a six disques d’artiste. La valeur d’un disque indique la popularité de son artiste : 5, puis 6, 7, 8, 10 et 12, puis de nouveau 5.',
    'C1.4':
      'Il y a un disque des tubes. Il désigne l’une des six couleurs, disposées en cercle : orange, bleu, lilas, vert, jaune, brun. Vous pouvez choisir un autre ordre.',
    'C1.5': 'Il y a un sablier de 60 secondes. Vous pouvez choisir 30, 60 ou 90 secondes, ou jouer sans sablier.',
    'C2.1':
      'Tous les disques d’artiste sont au centre de la table, à la valeur 5, et le disque des tubes est sur la case orange.',
    'C2.2':
      'À 2 joueurs, rangez dans la boîte toutes les cartes de valeur 6 et plus ; à 3 ou 4, toutes celles de valeur 10 et plus. À 5 ou 6, jouez avec toutes les cartes.',
    'C2.3':
      'Le sort désigne le donneur. Il distribue 13 cartes à chacun ; le reste est remis dans la boîte sans être vu. Vous ne recevrez jamais d’autres cartes. Les cartes en main sont secrètes, mais leur nombre est public.',
    'C3.1':
      'Chacun choisit trois cartes de sa main, face cachée, et toutes sont révélées en même temps. Elles forment vos trois piles, à gauche, au centre et à droite, dans l’ordre de votre choix. Dès lors, seule la carte visible d’une pile compte.',
    'C3.2':
      'Le premier joueur est celui dont les trois cartes ont le total le plus faible, quelles que soient les couleurs. En cas d’égalité, c’est le plus proche en partant de la gauche du donneur ; le donneur vient donc en dernier.',
    'C3.3':
      'Chaque disque d’artiste va au joueur qui a la plus grande influence sur cet artiste. Votre influence est la somme de vos cartes visibles dans cette couleur. En cas d’égalité, il va au joueur dont la carte la plus haute dans cette couleur est la plus haute. Si personne n’a la couleur, le disque reste au centre de la table.',
    'C3.4': 'Pendant la préparation initiale, le disque des tubes ne tourne pas et aucune popularité ne change.',
    'C4.1':
      'Vous devez jouer 1, 2 ou 3 cartes, l’une après l’autre. Puis vous pouvez tourner le disque des tubes. Puis vous pouvez tenir un concert. Puis la main passe au joueur à votre gauche. Un joueur qui n’a plus de cartes passe son tour.',
    'C4.2':
      'Vous jouez une carte sur n’importe quelle pile, y compris les vôtres. Ni la couleur ni la valeur n’ont à correspondre. La carte recouverte n’a plus d’impact sur le jeu. La nouvelle carte compte pour le propriétaire de la pile.',
    'C4.3': {
      text: 'Après chaque carte, regardez d’abord la couleur recouverte, puis la couleur jouée. Rien ne peut changer pour les autres artistes.',
      list: [
        'La plus grande influence se détermine comme dans la préparation initiale.',
        'Si elle revient à un autre que le joueur qui possède le disque, déplacez le disque vers lui et passez au numéro suivant : de 5 à 6, de 12 à 5. Un disque qui vient du centre de la table garde son 5.',
        'Si plus aucune carte de la couleur n’est visible, le disque reste où il est. Quand la couleur réapparaît, la même règle s’applique ; si la plus grande influence revient au joueur qui le possède déjà, rien ne bouge et rien ne change.',
        'Un disque peut se déplacer et changer de valeur plusieurs fois dans un tour.',
      ],
    },
    'C4.4': 'Après les cartes, vous pouvez tourner le disque des tubes d’un cran à gauche ou à droite, ou le laisser.',
    'C4.5':
      'Lors d’un concert, vous marquez la popularité de chaque disque que vous possédez ; celle de l’artiste qui a le tube est doublée. Vous tenez au plus trois concerts dans la partie, et au plus un par tour.',
    'C4.6':
      'L’un de vos concerts, ou le concert final, peut être votre Concert de gala. Vous le désignez au moment de le tenir, et c’est définitif. Tous ses points sont doublés. Chacun a au plus un Concert de gala.',
    'C5.1':
      'Votre tour, avec ses cartes, le disque des tubes et la décision de tenir un concert, doit finir avant que le sablier soit écoulé. Enregistrer les scores ne prend pas de temps.',
    'C5.2':
      'Le temps qui vous reste va au joueur suivant : quand il est écoulé, on retourne le sablier pour une durée entière. Vous avez donc le reste et une durée entière.',
    'C5.3':
      'Si le temps est écoulé et que vous n’avez joué aucune carte, votre voisin de droite prend une carte au hasard dans votre main, et elle est jouée sur votre pile centrale. Les disques se déplacent comme d’habitude. Votre tour finit sans tourner le disque des tubes et sans concert.',
    'C5.4': 'Si le temps est écoulé après au moins une carte, votre tour s’arrête là, sans concert.',
    'C6.1': 'La partie finit avec le tour où la toute dernière carte est jouée. Ce tour est joué jusqu’au bout.',
    'C6.2':
      'Tous participent alors au concert final : vous marquez la popularité de chaque disque que vous possédez. Le tube ne compte pas. Pour qui n’a pas encore tenu de Concert de gala, c’en est un d’office.',
    'C6.3':
      'Le total le plus haut sur tous les concerts gagne la partie. En cas d’égalité, le concert final le plus haut décide ; si l’égalité persiste, la victoire est partagée.',
  },
  inShort: [
    'À votre tour, jouez une à trois cartes, sur vos piles ou sur celles des autres. Seules les cartes visibles comptent.',
    'Qui a la plus grande influence sur un artiste possède son disque. À chaque changement de main, sa popularité avance : 5, 6, 7, 8, 10, 12, puis de nouveau 5.',
    'Après les cartes, vous pouvez tourner le disque des tubes d’un cran : l’artiste qui a le tube compte double.',
    'Tenez un concert quand vos disques valent le plus : au plus trois dans la partie. L’un des concerts est votre Concert de gala et compte double.',
  ],
};
