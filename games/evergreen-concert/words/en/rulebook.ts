import type { ConcertRulebookWords } from '../../rulebook/sections.ts';

export const en: ConcertRulebookWords = {
  titles: {
    C1: 'Components',
    C2: 'Set-up',
    C3: 'The opening',
    C4: 'A turn',
    C5: 'The sand timer',
    C6: 'End of the game',
  },
  rules: {
    'C1.1': 'There are six artists, known by their colours: orange, blue, lilac, green, yellow and brown.',
    'C1.2': 'There are 78 influence cards: the values 1 to 13 in each colour.',
    'C1.3':
      'There are six artist discs. A disc shows how popular its artist is: 5 at first, then 6, 7, 8, 10 and 12, then 5 again.',
    'C1.4':
      'There is one hit disc. It names one of the six colours, which stand around it in a ring: orange, blue, lilac, green, yellow, brown. A table may choose another order.',
    'C1.5': 'There is a sand timer of 60 seconds. A table may choose 30, 60 or 90 seconds, or no timer.',
    'C2.1': 'All artist discs lie in the middle at 5, and the hit disc is at orange.',
    'C2.2':
      'With 2 players every card of 6 and more is removed, with 3 or 4 players every card of 10 and more. With 5 or 6 players all cards are used.',
    'C2.3':
      'A random player is the dealer. Everyone gets 13 cards; the rest go back in the box unseen. You never get any other cards. Hands are secret, but the number of cards in them is not.',
    'C3.1':
      'Everyone secretly picks three cards from their hand, and all are revealed at once. They form your three piles, left, middle and right, in the order you picked them. From now on only the top card of a pile counts.',
    'C3.2':
      'The first player is the one whose three cards have the lowest sum, colours ignored. If several are tied, it is the one nearest in turn order from the left of the dealer, so the dealer comes last.',
    'C3.3':
      'Each artist disc goes to the player with the most influence on that artist. Your influence is the sum of your top cards in that colour. If players are tied, it goes to the one of them whose highest card in that colour is higher. If nobody has the colour, the disc stays in the middle.',
    'C3.4': 'In the opening the hit disc does not move, and no popularity changes.',
    'C4.1':
      'You must play 1, 2 or 3 cards, one after the other. Then you may move the hit disc. Then you may hold a concert. Then the turn passes to the left. A player without cards is skipped.',
    'C4.2':
      'To play a card, put it on any pile of any player, your own included. Neither colour nor value need match. The card that it covers is out of the game. The new card counts for the owner of the pile.',
    'C4.3': {
      text: 'After each single card, look first at the colour that was covered, then at the colour that was played. Nothing can change for the other artists.',
      list: [
        'Influence is compared as in the opening.',
        'If someone other than the holder of the disc now has the most influence, the disc goes there, and its popularity goes one step on: 5 to 6, 12 to 5. A disc that comes from the middle keeps its 5.',
        'If no card of that colour shows any more, the disc stays where it is. When the colour shows again, the same holds; if it is back with the same holder, nothing moves and nothing changes.',
        'A disc can move and step on several times in one turn.',
      ],
    },
    'C4.4': 'After the cards you may turn the hit disc one step left or right on the ring, or leave it.',
    'C4.5':
      'In a concert you score the popularity of every disc that you hold; the artist with the hit counts double. Each player may hold at most three concerts in the game, and at most one in a turn.',
    'C4.6':
      'One of your concerts, or the final one, may be your gala concert. You name it when you hold it, and for good. All its points double. Each player has at most one gala.',
    'C5.1':
      'The turn, with its cards, the hit disc and the decision on a concert, must end before the timer runs out. Scoring takes no time.',
    'C5.2':
      'Time that is left over goes to the next player: when it has run out, the timer is turned for a full period. So you have the remainder and a full period.',
    'C5.3':
      'If time runs out and no card was played, your right-hand neighbour draws a card at random from your hand, and it is played on the middle one of your own piles. Discs move as usual. The turn ends without a hit disc move and without a concert.',
    'C5.4': 'If time runs out after at least one card, the turn ends as it stands, without a concert.',
    'C6.1': 'The game ends with the turn in which the last card of all is played. That turn is played to its end.',
    'C6.2':
      'Then everyone holds the final concert: the popularity of every disc they hold. The hit does not count. For whoever has had no gala yet, this is it automatically.',
    'C6.3':
      'The most points from all concerts win. In a tie, the higher final concert decides; if that is tied too, the victory is shared.',
  },
  inShort: [
    'Play one to three cards a turn, on your own piles or on those of others. Only the top cards count.',
    'Whoever has the most influence on an artist holds the disc. Each time it changes hands, its popularity goes one step on: 5, 6, 7, 8, 10, 12, then 5 again.',
    'After your cards you may turn the hit disc one step: the artist with the hit counts double.',
    'Hold a concert when your discs are worth most: at most three in a game. One concert is your gala and counts double.',
  ],
};
