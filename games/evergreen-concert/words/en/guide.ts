import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const en: ConcertLessonWords = {
  pickOrange: {
    text: 'You are a concert promoter. A card’s colour is an artist, its number your influence: the most influence wins the artist’s disc, and your concerts score your discs. First everyone secretly picks three cards for their piles. Pick orange 2.',
    why: 'You could pick any card. Low cards let you start, and orange 2 will be useful at once.',
  },
  pickBlue: {
    text: 'Blue 4 goes to the middle pile: high enough to hold blue for a while.',
    why: 'Blue 4 will keep the blue disc with you in your first turn.',
  },
  pickYellow: {
    text: 'And yellow 1 for the right pile: the lowest sum starts.',
    why: 'Yellow 1 keeps your sum low, so you start.',
  },
  ownPile: {
    text: 'You start: your sum is 7, the other 13. Orange 4 beats your orange 2, so that disc went across the table. In your turn you play one to three cards, each on any pile. Nobody shows brown, and its disc is in the middle: play brown 4 on your own yellow 1.',
    why: 'That is allowed. But brown 4 on your yellow 1 wins a disc from the middle and shows something more.',
  },
  otherPile: {
    text: 'The brown disc came to you. Yellow 1 is covered, but nobody shows yellow, so the yellow disc stays with you. A card counts for the owner of its pile, yet covering can pay off: play blue 1 on the orange 4.',
    why: 'That is allowed. But the orange 4 is all that keeps the orange disc from you.',
  },
  concert: {
    text: 'Now your orange 2 leads: the orange disc came to you, at 6. It lies under the arm, so it has the hit and counts double. A concert scores 5 for blue, 5 for yellow, 5 for brown and twice 6 for orange: 27. Hold one of your three concerts.',
    why: 'You hold four discs and the hit, so a concert is worth a lot now. The gala, which doubles one concert, is better kept until the discs have risen.',
  },
  onYourOwn: {
    text: 'The orange disc went back and shows 7: each change of hands takes a disc on to 6, 7, 8, 10, 12 and then 5 again. From here on you are on your own. Take a card and touch a pile: before it counts you see which discs would move and what a concert would be worth.',
  },
  gala: {
    text: 'You have three concerts in the whole game. One of them can be your gala, which doubles all its points. Nobody draws new cards: wait for a good moment, but not too long.',
  },
  over: {
    text: ({ concerts, final, total, rival }) =>
      `In the final concert everyone scores all their discs, without the hit, and doubled for those who have had no gala. Your concerts gave ${concerts} points and the final concert ${final}: together ${total}, against ${rival}. Now you know the game. Play it with more at the table.`,
  },
};
