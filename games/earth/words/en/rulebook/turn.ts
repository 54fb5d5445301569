import type { RulesOf } from '../../../rulebook/sections.ts';

export const turn: RulesOf<'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12'> = {
  'E5.1': {
    text: 'What each colour gives, to the active player and to each other player:',
    list: [
      'Green, plant: plant up to 2 cards, then draw 4 and keep 1. Others: plant up to 1 card, then draw 1.',
      'Red, compost: gain 5 soil and compost 2 from the deck. Others: 2 soil, or compost 2 from the deck.',
      'Blue, water: gain 6 sprouts and 2 soil. Others: 2 sprouts or 2 soil.',
      'Yellow, grow: draw 4 cards and gain 2 growth. Others: draw 2 cards or gain 2 growth.',
    ],
  },
  'E5.2':
    'Gains are always “up to”. Of two alternatives you take one as a whole. The two parts of the major benefit come in the order given.',
  'E5.3':
    'With green, plantings come first, one after the other, then the draw. The active player looks at the 4 cards, keeps 1, or 2 with one island, and discards the rest. Without planting you draw all the same.',
  'E5.4': 'Sprouts from blue and growth from yellow are placed as usual.',
  'E5.5':
    'One card lets everyone plant one more card after all ordinary plantings of the green action. No draw belongs to it, and the card counts as planted this turn.',
  'E6.1':
    'A card can be activated if it has an ability of the chosen colour, or a multicolour ability when the colour is red, blue or yellow. Multicolour never answers to green. Brown and black abilities are never activated, but count as colours.',
  'E6.2': 'You may activate your island, your climate and your tableau, never cards in hand.',
  'E6.3':
    'The order is fixed: either island, climate and then the tableau, or the tableau and then island and climate; you choose anew each turn. In the tableau it goes from the top row to the bottom row, each from left to right.',
  'E6.4': 'Each card is offered once a turn. You may always skip it, and then it is skipped for this turn.',
  'E6.5':
    'Once begun, an activation is carried out in full, with what others receive. The whole cost is paid first; the gains may be taken in part. An ability whose cost you cannot pay in full cannot be begun.',
  'E6.6': 'A card with two abilities uses only the one that matches.',
  'E6.7': 'Each activation sees what is there now, so pieces from one card may pay for a later one.',
  'E6.8': 'An ability for those who chose a colour themselves works only for the active player who chose it.',
  'E6.9': 'Cards planted in this green action are in the tableau and may be activated in the same turn.',
  'E6.10':
    'Some abilities reach others: everyone may take something, or one opponent that you name, or there is one part for you and one for the others, or you count the left or the right neighbour, as you choose.',
  'E7.1': 'Only flora and terrain cards from your hand can be planted.',
  'E7.2':
    'The first card may go anywhere. Every later card goes on an empty space that touches a planted card at an edge or a corner.',
  'E7.3':
    'No card may make the tableau wider than 4 columns or taller than 4 rows. Which ones they are is settled as you plant.',
  'E7.4':
    'A card costs its printed soil less all matching discounts, but never less than 0. Discounts come from brown abilities of your tableau and island. Different discounts add up; each counts once for a card that has its type or habitat. A terrain does not discount itself.',
  'E7.5':
    'You pay soil from your reserve. For some cards any part of the cost may be paid 1 for 1 with cards from your hand put into your compost, with sprouts on your flora, or with growth on your flora. Stored sprouts cannot pay, and you may not pay more than the cost.',
  'E7.6':
    'Black abilities of flora and terrain work once, right after the card is planted and before the next planting. They cannot be refused, and what others receive is offered to them; what you gain yourself may be taken in part.',
  'E7.7':
    'Three terrains can be planted over: put the terrain on top of your compost and lay a card with an ability of its colour in its place at no cost, then draw 2. It uses up one planting and is possible with a full tableau.',
  'E7.8': 'You need not plant. With all 16 spaces full you can only plant over.',
  'E7.9': 'Planted cards are never moved or removed, except by planting over.',
  'E8.1': {
    text: 'At any checkpoint everyone may convert, any number of times:',
    list: [
      '3 sprouts from your flora into 2 soil.',
      '4 sprouts from your flora into 1 seed.',
      '1 leaf into 1 seed.',
      '1 seed into one of: germinate 1 card, 2 soil, 2 growth, 3 sprouts, compost 3 from the deck, compost up to 4 from your hand.',
    ],
  },
  'E8.2':
    'Spent sprouts and seeds go back to the supply. A spent leaf leaves the game; alone it goes to Gaia. Only a leaf that lies on no card can be spent. Soil never becomes sprouts.',
  'E8.3':
    'Sprouts cannot be converted while the sprouts of blue are being taken, nor in the middle of an ability. Stored sprouts are never converted.',
  'E8.4': 'Seeds and leaves can be used at any checkpoint.',
  'E8.5': 'Sprouts and growth from a seed go wherever you like; sprouts that find no space may be stored.',
  'E8.6': 'Soil, seeds, leaves and cards in hand score nothing by themselves.',
  'E9.1': 'A flora card holds as many sprouts as it has sprout spaces. Terrain, island and climate hold none.',
  'E9.2':
    'Sprouts are placed at once on any of your flora with free spaces, split as you like, unless the ability says where.',
  'E9.3':
    'If every sprout space of your tableau is taken, the remaining sprouts may go to the store. While a space is free they may not, and sprouts that are neither placed nor stored are lost.',
  'E9.4': 'Sprouts that an ability ties to a place or a condition are lost if they do not fit; they cannot be stored.',
  'E9.5':
    'Sprouts from the card or event of another player go straight to your store, even if you have free spaces. You may take fewer, or none. What a team-mate gives you is taken like any gain.',
  'E9.6':
    'Stored sprouts cannot be converted, pay for nothing, do not count for any objective and score 0. The store has no limit.',
  'E9.7':
    'In step 3 you may move stored sprouts onto free sprout spaces. There is no other way out of the store. If none is free, a conversion may make room first.',
  'E10.1':
    'A flora card holds as many growth pieces as it has growth spaces, some none. Terrain, island and climate hold none.',
  'E10.2': 'Growth is placed at once, split as you like, unless the ability says where. What does not fit is lost.',
  'E10.3': 'The piece that fills a card is its canopy. A card with all its pieces is complete.',
  'E10.4': 'Growth may be paid from any of your flora, complete ones too; the card is then no longer complete.',
  'E10.5': 'At the end a complete card scores its canopy points in place of its pieces; others score 1 per piece.',
  'E11.1':
    'Events are played from the hand, never planted. Pay the whole cost, take the benefit, and lay the card on your event stack. It scores its points at the end and is not one of your 16 cards.',
  'E11.2': 'Anytime events may be played at any checkpoint, on anyone’s turn, as many as you like.',
  'E11.3': 'An event whose cost you cannot pay in full cannot be played. One whose benefit is of no use to you can.',
  'E11.4': 'Sprouts from your own event go wherever you like; sprouts for others go to their stores.',
  'E11.5': 'Two islands give something after each event that you play yourself.',
  'E11.6':
    'Between-turns events can be played only in step 4, clockwise from the active player: one event or a pass each time, until all have passed in succession.',
  'E11.7':
    'A between-turns event is for everyone: whoever plays it must pay the whole cost and take its effect. Everyone else may pay the whole cost for the whole benefit, or decline. You may convert, use a seed or play another event first to be able to pay.',
  'E11.9': 'Step 4 takes place after the last turn too.',
  'E12.1': 'At any checkpoint you may spend 1 seed and name exactly one criterion. It cannot be changed.',
  'E12.2':
    'Cards are revealed one by one from the bottom of the deck. The first that matches goes to your hand. All others that were revealed go to the discard, and the rest of the deck stays as it was.',
  'E12.3': 'Events match no criterion but the one for events.',
  'E12.4':
    'If no card of the deck matches, the discard is searched, the newest card first. If there is none either, you get the seed back and may use it again.',
  'E12.5': 'If the deck is empty afterwards, the discard is shuffled into a new one.',
  'E12.6': {
    text: 'You may name, by what is printed on the card:',
    list: [
      'A cost of at most 3 or at least 4; points of at most 3 or at least 4, even or odd.',
      'At most 3 sprout spaces, or 6; at most 2 growth spaces, or at least 4; canopy points of at most 4 or at least 5.',
      'A habitat; at most 1 habitat, or at least 2.',
      'A type of flora; terrain; an event.',
      'An ability colour, two abilities, or an ability with a direction.',
      'A name with geography, a colour or an animal in it.',
      'An icon: growth, sprout, soil, compost, draw, or the colon of a cost.',
    ],
  },
  'E12.8': 'A card that you germinate does not count as drawn.',
};
