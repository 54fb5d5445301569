import type { ConcertRulebookWords } from './sections.ts';

export const fr: ConcertRulebookWords = {
  titles: {
    C1: 'Le matériel',
    C2: 'La mise en place',
    C3: 'L’ouverture',
    C4: 'Un tour',
    C5: 'Le sablier',
    C6: 'La fin',
  },
  rules: {
    'C1.1': 'Il y a six artistes, reconnus à leur couleur : orange, bleu, lilas, vert, jaune et brun.',
    'C1.2': 'Il y a 78 cartes d’influence : les valeurs 1 à 13 dans chaque couleur.',
    'C1.3':
      'Il y a six disques d’artiste. Un disque montre la popularité de son artiste. Elle passe par 5, 6, 7, 8, 10 et 12, puis de nouveau 5.',
    'C1.4':
      'Il y a un disque des tubes. Il désigne l’une des six couleurs, rangées en anneau : orange, bleu, lilas, vert, jaune, brun. Une table peut choisir un autre ordre.',
    'C1.5': 'Il y a un sablier de 60 secondes. Une table peut choisir 30, 60 ou 90 secondes, ou jouer sans sablier.',
    'C2.1': 'Tous les disques d’artiste sont au milieu, à 5, et le disque des tubes est sur l’orange.',
    'C2.2':
      'À 2, on retire toutes les cartes de 6 et plus ; à 3 ou 4, toutes celles de 10 et plus. À 5 ou 6, on joue avec toutes les cartes.',
    'C2.3':
      'Le sort désigne le donneur. Chacun reçoit 13 cartes ; le reste est écarté sans être vu. On ne reçoit jamais d’autres cartes. Les mains sont secrètes, mais le nombre de cartes de chacun est public.',
    'C3.1':
      'Chacun choisit en secret trois cartes de sa main, et toutes sont révélées en même temps. Elles forment vos trois piles, gauche, milieu et droite, dans l’ordre du choix. Dès lors, seule la carte du dessus d’une pile compte.',
    'C3.2':
      'Commence celui dont les trois cartes ont la plus petite somme, sans égard aux couleurs. À égalité, c’est le plus proche dans l’ordre du tour à partir de la gauche du donneur ; le donneur vient donc en dernier.',
    'C3.3':
      'Chaque disque d’artiste va à qui a le plus d’influence sur cet artiste. Votre influence est la somme de vos cartes du dessus dans cette couleur. À égalité, il va à celui dont la plus haute carte de cette couleur est la plus haute. Si personne n’a la couleur, le disque reste au milieu.',
    'C3.4': 'À l’ouverture, le disque des tubes ne bouge pas et aucune popularité ne change.',
    'C4.1':
      'Vous devez jouer 1, 2 ou 3 cartes, l’une après l’autre. Puis vous pouvez tourner le disque des tubes. Puis vous pouvez donner un concert. Puis c’est au voisin de gauche. Qui n’a plus de cartes est sauté.',
    'C4.2':
      'Une carte se joue sur n’importe quelle pile de n’importe qui, les vôtres comprises. Ni la couleur ni la valeur n’ont à correspondre. La carte couverte est hors jeu. La nouvelle carte compte pour le propriétaire de la pile.',
    'C4.3': {
      text: 'Après chaque carte, on regarde la couleur couverte, puis la couleur jouée. Aucun autre artiste ne peut changer.',
      list: [
        'Le meneur se trouve comme à l’ouverture.',
        'Si un autre que le détenteur du disque mène désormais, le disque va chez lui et sa popularité avance d’un pas : de 5 à 6, de 12 à 5. Un disque qui vient du milieu garde son 5.',
        'Si plus aucune carte de la couleur n’est visible, le disque reste où il est. Quand la couleur réapparaît, la même règle vaut ; si le même détenteur mène à nouveau, rien ne bouge et rien ne change.',
        'Un disque peut se déplacer et avancer plusieurs fois dans un tour.',
      ],
    },
    'C4.4':
      'Après les cartes, vous pouvez tourner le disque des tubes d’un pas à gauche ou à droite sur l’anneau, ou le laisser.',
    'C4.5':
      'Lors d’un concert, vous marquez la popularité de chaque disque que vous tenez ; l’artiste au tube compte double. Chacun donne au plus trois concerts dans la partie, et au plus un par tour.',
    'C4.6':
      'L’un de vos concerts, ou le concert final, peut être votre concert de gala. Vous l’annoncez quand vous le donnez, et c’est définitif. Tous ses points doublent. Chacun a au plus un gala.',
    'C5.1':
      'Le tour, avec ses cartes, le disque des tubes et la décision d’un concert, doit s’achever avant la fin du sablier. Compter les points ne prend pas de temps.',
    'C5.2':
      'Le temps qui reste va au joueur suivant : quand il est écoulé, on retourne le sablier pour une durée entière. On a donc le reste et une durée entière.',
    'C5.3':
      'Si le temps est écoulé sans carte jouée, votre voisin de droite tire une carte au hasard de votre main, et elle est jouée sur votre propre pile du milieu. Les disques bougent comme d’habitude. Le tour s’achève sans tourner le disque des tubes et sans concert.',
    'C5.4': 'Si le temps est écoulé après au moins une carte, le tour s’achève en l’état, sans concert.',
    'C6.1': 'La partie s’achève avec le tour où la toute dernière carte est jouée. Ce tour est joué jusqu’au bout.',
    'C6.2':
      'Puis chacun donne le concert final : la popularité de chaque disque tenu. Le tube ne compte pas. Qui n’a pas eu de gala le prend ici, d’office.',
    'C6.3':
      'Le plus de points sur tous les concerts l’emporte. À égalité, le concert final le plus haut décide ; s’il y a encore égalité, la victoire est partagée.',
  },
};
