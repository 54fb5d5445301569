import type { ConcertIconWords } from '../icons/types.ts';

export const fr: ConcertIconWords = {
  card: 'L’un des six artistes : une carte visible rapporte à son propriétaire autant d’influence sur cet artiste que sa valeur.',
  icons: {
    disc: [
      'Disque d’artiste',
      'Il va au joueur qui a la plus grande influence sur l’artiste ; le nombre du haut est la popularité qu’il rapporte dans un concert.',
    ],
    hit: [
      'Disque des tubes',
      'L’artiste sous le bras de lecture a le tube : sa popularité est doublée dans les concerts, mais pas dans le concert final.',
    ],
    double: ['Le tube', 'La popularité de cet artiste est doublée dans les concerts tant que le tube reste ici.'],
    tickets: [
      'Concerts restants',
      'Un billet par concert que l’on peut encore tenir ; il y en a trois dans la partie.',
    ],
    gala: ['Concert de gala', 'L’un de vos concerts peut être votre Concert de gala : tous ses points sont doublés.'],
    hand: ['Cartes en main', 'Le nombre de cartes que ce joueur a encore ; personne n’en reçoit d’autres.'],
    back: [
      'Carte face cachée',
      'Choisie pour la préparation initiale : toutes les cartes sont révélées en même temps.',
    ],
    glass: [
      'Sablier',
      'Le tour doit finir avant que le sablier soit écoulé ; le temps qui reste va au joueur suivant.',
    ],
  },
};
