import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const en: ConcertLessonWords = {
  welcome: {
    text: 'You are a concert promoter. Whoever has the most influence on an artist holds the artist’s disc, and your concerts score the discs you hold.',
  },
  discs: {
    text: 'There are six artists. Each disc shows how popular its artist is, 5 for now. Whenever a disc goes from one player to another it steps on: 6, 7, 8, 10, 12, and then 5 again.',
  },
  hand: {
    text: 'These thirteen cards are all you get in this game. The colour is the artist, the number is your influence.',
  },
  pickOrange: {
    text: 'First everyone secretly picks three cards for their three piles. The lowest sum starts. Pick orange 2.',
    why: 'You could pick any card. Low cards let you start, and orange 2 will be useful at once.',
  },
  pickBlue: {
    text: 'Blue 4 goes to the middle pile: high enough to hold blue for a while.',
    why: 'Blue 4 will keep the blue disc with you in your first turn.',
  },
  pickYellow: {
    text: 'And yellow 1 for the right pile.',
    why: 'Yellow 1 keeps your sum low, so you start.',
  },
  revealed: {
    text: 'All cards are revealed. Your sum is 7, the other 13, so you start. Blue and yellow are yours. Orange 4 beats your orange 2, so the orange disc went across the table.',
  },
  ownPile: {
    text: 'In your turn you play one, two or three cards, each on any pile at the table. Nobody shows brown, and its disc is in the middle. Play brown 4 on your own yellow 1.',
    why: 'That is allowed. But brown 4 on your yellow 1 wins a disc from the middle and shows something more.',
  },
  stays: {
    text: 'The brown disc came to you at 5. Yellow 1 is covered and out of the game; no yellow card shows any more, so the yellow disc stays with you.',
  },
  otherPile: {
    text: 'A card counts for the owner of the pile. Still, playing on someone else’s pile can pay off, because it covers something. Play blue 1 on the orange 4.',
    why: 'That is allowed. But the orange 4 is all that keeps the orange disc from you.',
  },
  won: {
    text: 'Your orange 2 has the most influence now: the orange disc came to you and stepped on to 6. Blue stays with you, because 4 is more than 1.',
  },
  hit: {
    text: 'The artist under the arm has the hit and counts double. After your cards you may turn the hit disc one step left or right. It stands on orange, which is yours, so leave it.',
  },
  concert: {
    text: 'A third card is allowed, but you hold four discs. A concert scores 5 for blue, 5 for yellow, 5 for brown and twice 6 for orange: 27. Hold one of your three concerts.',
    why: 'You hold four discs and the hit, so a concert is worth a lot now. The gala, which doubles one concert, is better kept until the discs have risen.',
  },
  lost: {
    text: 'The orange disc went back, and it shows 7 now. Discs that change hands often are worth more and more. After 12 comes 5.',
  },
  onYourOwn: {
    text: 'From here on you are on your own. Hold a card over a pile to see which discs would move and what a concert would be worth.',
  },
  gala: {
    text: 'You still have two concerts and the gala. Cards are running out on both sides: wait for a good moment, but not too long.',
  },
  overFinal: {
    text: 'The last card has been played. In the final concert everyone scores all their discs, without the hit, and doubled for those who have had no gala.',
  },
  overTotal: {
    text: ({ concerts, final, total, rival }) =>
      `Your concerts gave ${concerts} points and the final concert ${final}: together ${total}, against ${rival}. Now you know the game. Play it with more at the table.`,
  },
};
