import type { PlanetRulebookWords } from '../../rulebook/sections.ts';

export const en: PlanetRulebookWords = {
  titles: {
    P1: 'Components',
    P2: 'Set-up',
    P3: 'The year',
    P4: 'Taking cards',
    P5: 'Actions and powers',
    P6: 'End of a round',
    P7: 'End of a season',
    P8: 'End of the game',
    P9: 'Playing alone',
  },
  rules: {
    'P1.1':
      'Each player has a planet: a grid of square spaces, each in one of six biomes. Four of the spaces are crevasses.',
    'P1.2':
      'There are 42 biome cards: six of each biome and six wild ones. A card has a biome, or is wild, and it has one of six powers. Cards with a biome show either one or more fertility icons or one drought icon; wild cards show neither.',
    'P1.3':
      'Each player has six power tracks. Each marker starts on the first step, which has strength 0, and never moves back.',
    'P1.4': 'There are always enough sprouts, trees, bushes and lakes.',
    'P1.5':
      'A space holds at most one piece: a sprout, a small tree, a big tree, a bush or a lake. A crevasse never holds one.',
    'P2.1':
      'A random player gets the first player token. In turn order from there, players start with 0, 1, 2 and 3 points.',
    'P2.2': 'All suns start on the same side: the top, unless the table has chosen another.',
    'P2.3':
      'Shuffle the deck and turn cards up one by one until at least 5 fertility icons are showing. Cards with fertility icons go to the fertility zone, in one pile per biome, in the order in which they came. Shuffle all other cards that were turned up back into the deck.',
    'P3.1':
      'The year has four seasons: spring with 5 rounds, summer with 4, autumn with 3 and winter with 2, 14 in all.',
    'P3.2':
      'In a round everyone first takes a card, then come actions and powers, then the round ends. After the last round of a season the season ends.',
    'P4.1':
      'Deal one card more than there are players face up in a row beside the deck: the river. The card nearest to the deck is the leftmost one.',
    'P4.2': 'Starting with the first player and going clockwise, everyone takes one card.',
    'P4.3':
      'As soon as the first player has taken a card, the first player token goes on the leftmost card that remains.',
    'P4.4':
      'Whoever takes the card with the first player token takes the token too and is first player in the next round. If nobody takes it, the token goes back to the first player of this round.',
    'P4.5': {
      text: 'One card is left over. What happens to it depends on its icon:',
      list: [
        'Fertility: it goes on top of the pile of its biome in the fertility zone.',
        'Drought: first the card last added to that pile is turned face down, and its fertility icons no longer count. Then the drought card goes on top. If there is no pile yet, it simply starts one. A drought card on top is itself the last card, so another drought turns it and changes nothing more.',
        'No icon: it goes to the discard.',
      ],
    },
    'P4.6':
      'Whenever a card must be drawn and the deck is empty, the discard is shuffled into a new deck. Cards in the fertility zone and before players stay where they are. A river that needs more cards than the deck holds takes what is there, then the discard is shuffled, then it goes on.',
    'P5.1':
      'All play at the same time, each on their own planet. You must take exactly one action, and you may use the power of your card: entirely before the action or entirely after it, never in the middle.',
    'P5.2':
      'There are two effects. Plant: put a sprout on an empty space. Grow: turn a sprout into a small tree, or a small tree into a big tree. Nothing skips a size and nothing shrinks; bushes and lakes never change.',
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
      'A, B and C work only in the biome of the card you took this round. With a wild card each single effect may be in any biome. D ignores the biome.',
    'P5.5': '“Up to” includes fewer, and none at all.',
    'P5.6':
      'To use the power, first move its marker one step to the right, though not beyond the last step. Then the power works up to as many times as the number on that step. Powers work in any biome, each effect where you like.',
    'P5.7': {
      text: 'There are six powers:',
      list: [
        'Sprout: plant.',
        'Small tree: a sprout becomes a small tree.',
        'Big tree: a small tree becomes a big tree.',
        'Bush: plant a bush on an empty space.',
        'Lake: place a lake on an empty space, then at once grow up to two times, on two different spaces that share an edge with that lake.',
        'Bud: score the number on the step, once.',
      ],
    },
    'P5.8':
      'Spaces must differ only within action B or C. A power may work on a space that the action used this round, and the other way round. With several lakes, each lake has two grows of its own.',
    'P5.9': 'If you do not use the power of a card, its marker does not move.',
    'P6.1':
      'When everyone is done, the round ends. If each player has as many cards in front of them as the season has rounds, the season ends. Otherwise the next round starts with the new first player.',
    'P7.1':
      'Light. The sun stands on one side, and its rays run straight across the grid from there. A small tree casts a shadow over the 1 space behind it, a big tree over 2. Trees in shadow still cast their own. Crevasses, empty spaces and all other pieces count for the length of a shadow. Sprouts, bushes and lakes cast none and catch no light.',
    'P7.2':
      'A tree gets no light if it stands in the shadow of a tree of its own size or larger. Every lit small tree scores 1 point, every lit big tree 2.',
    'P7.3':
      'Largest forest. Small trees, big trees and bushes that share an edge form a forest. Your largest forest scores 1 point for each of its pieces. Lakes and sprouts do not connect.',
    'P7.4':
      'After winter the game ends. Otherwise the next season begins: all cards in front of players go to the discard, and every sun moves on by one side, clockwise: top, right, bottom, left.',
    'P8.1':
      'The fertility of a biome is the number of face-up fertility icons in its pile. For each biome you score its fertility times the number of your big trees there.',
    'P8.2':
      'The most points win. In a tie, it is whoever comes first in turn order, counted from the holder of the first player token after the last round.',
    'P9.1':
      'You play against a virtual opponent that has no planet. The river has 3 cards. Turn order follows the first player token as usual, and the opponent can get it with the card it takes. Who starts is random, and the starting points are as usual.',
    'P9.2':
      'The opponent takes a wild card if there is one; otherwise the card with the most fertility icons; otherwise, if only droughts are left, the one whose biome has the fewest face-up fertility icons in the zone. In a tie it takes the leftmost.',
    'P9.3':
      'Your score earns a title: up to 120 points broccoli, from 121 bonsai, from 136 olive tree, from 151 holly, from 161 birch, from 171 pine, from 181 oak, from 191 baobab, from 201 legendary sequoia.',
  },
  inShort: [
    'Each round you take a card: its biome is where you act, its picture is an extra power.',
    'Plant sprouts and grow them into small trees, then into big ones.',
    'At the end of each season trees in the light score, and so does your largest forest. Then the sun moves on.',
    'The card that nobody takes changes how fertile its biome is. In the end every big tree scores the fertility of its biome.',
  ],
};
