import type { ConcertIconWords } from '../icons/types.ts';

export const en: ConcertIconWords = {
  card: 'One of the six artists: on top of a pile, a card gives its owner as much influence on this artist as its value.',
  icons: {
    disc: [
      'Artist disc',
      'Whoever has the most influence on the artist holds it; the number on top is the popularity that it scores in a concert.',
    ],
    hit: [
      'Hit disc',
      'The artist under the arm has the hit and counts double in concerts, though not in the final one.',
    ],
    double: ['The hit', 'This artist counts double in concerts while the hit stays here.'],
    tickets: ['Concerts left', 'One ticket for each concert that you may still hold; you have three in the game.'],
    gala: ['Gala', 'One of your concerts may be your gala: all its points double.'],
    hand: ['Cards in hand', 'The cards that this player still holds; nobody gets any more.'],
    back: ['Face-down card', 'Picked for the opening: all are turned up at the same time.'],
    glass: ['Sand timer', 'The turn must end before the sand has run out; time left over goes to the next player.'],
  },
};
