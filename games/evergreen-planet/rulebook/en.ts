import type { PlanetRulebookWords } from './sections.ts';

export const en: PlanetRulebookWords = {
  titles: {
    P1: 'What there is',
    P2: 'Set-up',
    P3: 'The year',
    P4: 'Taking cards',
    P5: 'Actions and powers',
    P6: 'The end of a round',
    P7: 'The end of a season',
    P8: 'The end of the game',
    P9: 'Playing alone',
  },
  rules: {
    'P1.1':
      'Everybody has a planet of their own. It is a grid of square spaces, and each space belongs to one of six biomes. Four of the spaces are crevasses.',
    'P1.2':
      'There are 42 biome cards: six of each biome and six wild ones. A card has a biome, or is wild, and it has one of six powers. Cards with a biome show either one or more tulips for fertility or one withered flower for drought; wild cards show neither.',
    'P1.3':
      'Everybody has six power tracks. Each marker starts on the first step, which has strength 0, and never moves back.',
    'P1.4': 'There are always enough sprouts, trees, bushes and lakes.',
    'P1.5':
      'A space holds at most one piece: a sprout, a small tree, a big tree, a bush or a lake. A crevasse never holds one.',
    'P2.1':
      'Who gets the first player token, the acorn, is random. In turn order from there, players start with 0, 1, 2 and 3 points.',
    'P2.2': 'All suns start at the same side: above, unless the table has chosen another side.',
    'P2.3':
      'The deck is shuffled, and cards are turned up one by one until at least 5 tulips are showing. Cards with tulips go to the fertility zone, where each biome has a pile in the order in which its cards came. All other cards that were turned up are shuffled back into the deck.',
    'P3.1':
      'The year has four seasons: spring with 5 rounds, summer with 4, autumn with 3 and winter with 2, 14 in all.',
    'P3.2':
      'In a round everybody first takes a card, then come actions and powers, then the round ends. After the last round of a season the season ends.',
    'P4.1':
      'As many cards as there are players, and one more, are dealt face up in a row beside the deck: the river. The card nearest to the deck is the leftmost one.',
    'P4.2': 'From the first player on, clockwise, everybody takes one card.',
    'P4.3': 'As soon as the first player has taken a card, the acorn is laid on the leftmost card that remains.',
    'P4.4':
      'Whoever takes the card with the acorn takes the acorn too and is first player in the next round. If nobody takes it, the acorn goes back to the first player of this round.',
    'P4.5': {
      text: 'One card is left over. What happens to it depends on its foot:',
      list: [
        'Tulips: it goes on top of the pile of its biome in the fertility zone.',
        'Drought: first the card that was last added to that pile is turned face down, and its tulips no longer count. Then the drought card itself goes on top. Without a pile it is simply laid there. A drought card on top is itself the last card, so another drought turns it and changes nothing more.',
        'Neither: it goes to the discard.',
      ],
    },
    'P4.6':
      'Whenever a card must be drawn and the deck is empty, the discard is shuffled into a new deck. Cards in the fertility zone and before players stay where they are. A river that needs more cards than the deck holds takes what is there, then the discard is shuffled, then it goes on.',
    'P5.1':
      'All act at the same time, each on the own planet. Everybody must take exactly one action, and may use the power of the card: wholly before the action or wholly after it, never in the middle.',
    'P5.2':
      'There are two effects. To plant is to put a sprout on an empty space. To grow is to turn a sprout into a small tree, or a small tree into a big tree. Nothing skips a size and nothing shrinks; bushes and lakes never change.',
    'P5.3': {
      text: 'There are four actions:',
      list: [
        'A: plant up to three times.',
        'B: grow up to two times, on different spaces.',
        'C: plant up to once and grow up to once, on different spaces, in either order.',
        'D: plant once or grow once, in any biome.',
      ],
    },
    'P5.4':
      'A, B and C work only in the biome of the card taken this round. With a wild card each single effect may be in any biome. D does not look at the biome.',
    'P5.5': '“Up to” includes fewer, and none at all.',
    'P5.6':
      'To use the power, first move its marker one step to the right, though not beyond the last step. Then the power works up to as many times as the number on that step. Powers work in any biome, each effect where you like.',
    'P5.7': {
      text: 'There are six powers:',
      list: [
        'Sprout: plant.',
        'Small tree: a sprout becomes a small tree.',
        'Big tree: a small tree becomes a big tree.',
        'Bush: put a bush on an empty space.',
        'Lake: put a lake on an empty space, then at once grow up to two times, on two different spaces that share an edge with that lake.',
        'Bud: score the number on the step, once.',
      ],
    },
    'P5.8':
      'That spaces must differ holds only inside action B or C. A power may work on a space that the action used in this round, and the action on one that the power used. With several lakes, each lake has two grows of its own.',
    'P5.9': 'If the power of a card is not used, its marker does not move.',
    'P6.1':
      'When everybody is done, the round ends. If everybody has as many cards before them as the season has rounds, the season ends. Otherwise the next round begins with the new first player.',
    'P7.1':
      'Light. The sun stands at one side, and its rays run straight across the grid from there. A small tree throws a shadow over the 1 space behind it, a big tree over 2. Trees in the shadow still throw theirs. Crevasses, empty spaces and all other pieces count for the length of a shadow. Sprouts, bushes and lakes throw none and catch no light.',
    'P7.2':
      'A tree is shaded if it stands in the shadow of a tree of its own size or larger. Every lit small tree scores 1 point, every lit big tree 2.',
    'P7.3':
      'Largest forest. Small trees, big trees and bushes that share an edge form a forest. Your largest forest scores 1 point for each of its pieces. Lakes and sprouts do not connect.',
    'P7.4':
      'After winter the game ends. Otherwise the next season begins: all cards before players go to the discard, and every sun moves on by one side, clockwise: above, right, below, left.',
    'P8.1':
      'The fertility of a biome is the number of tulips that lie face up in its pile. Everybody scores, for each biome, its fertility times the number of own big trees there.',
    'P8.2':
      'Most points win. If several are tied, it is whoever comes first in turn order, counted from the holder of the acorn after the last round.',
    'P9.1':
      'You play with a virtual opponent that has no planet. The river has 3 cards. Turn order follows the acorn as usual, and the opponent can win it with the card that it takes. Who begins is random, and the starting points are as usual.',
    'P9.2':
      'The opponent takes a wild card if there is one; otherwise the card with the most tulips; otherwise, if only droughts are left, the one whose biome has the fewest face-up tulips in the zone. If cards are equal it takes the leftmost.',
    'P9.3':
      'Your score earns a title: up to 120 points broccoli, from 121 bonsai, from 136 olive tree, from 151 holly, from 161 birch, from 171 pine, from 181 oak, from 191 baobab, from 201 legendary sequoia.',
  },
};
