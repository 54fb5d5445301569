import type { RulesOf } from '../../../rulebook/sections.ts';

export const reading: RulesOf<'E18' | 'E19' | 'E20' | 'E21'> = {
  'E18.1':
    'Cards are drawn, and composted, from the top of the deck. If it is empty, the discard, never a compost, is shuffled into a new one. If both are empty, nothing more happens. A table may agree to compost from the discard to spare the deck.',
  'E18.2': 'Cards discarded from your compost are its top cards.',
  'E18.3':
    'Hands and composts are secret; how many cards they hold is not. Everything else lies open; the discard lies face down.',
  'E18.4': 'There is no limit on hand, soil or compost.',
  'E18.5':
    'Tables may agree to plant face down: in a green action each player plants, pays and uses black abilities unseen, and all cards are turned up when everyone has chosen. What looks at a neighbour, gives something to others or lets everyone plant one more card waits until then.',
  'E19.1': {
    text: 'The colour of an ability says when it works:',
    list: [
      'Red, yellow, blue, green: when you activate that colour.',
      'Multicolour: when you activate red, yellow or blue.',
      'Brown: always, or at the end.',
      'Black: once, when the card is planted or played, or at set-up.',
    ],
  },
  'E19.3':
    'What an ability costs is paid in full, in any order: soil from your reserve, sprouts or growth from any of your flora, cards from your hand into your compost, or the top cards of your compost to the discard.',
  'E19.4':
    'Gains come in the order given, each up to its number. Cards composted from the deck are not looked at. Where you take cards from the top of your compost you keep as many as it says and put the rest back on top.',
  'E19.6':
    'Some abilities say where pieces go: so many on each card of a type in a direction, this card included, or so many in all, split over flora in a direction, this card not included.',
  'E19.7': {
    text: 'Some brown and black abilities change a rule:',
    list: [
      'Cards of a type or habitat cost less.',
      'You may not choose a colour.',
      'The terrain can be planted over.',
      'The card counts as all four types of flora.',
      'You keep more of the 4 cards after planting.',
      'You may pay for this card with something else.',
      'You carry out an ability of another card of your tableau as if it were printed here; rows, columns and neighbours are those of the copying card. Another copy cannot be copied.',
    ],
  },
  'E19.8':
    'A direction is seen from the card with the ability: its row or column with the card itself, the up to 4 cards that share an edge, the up to 4 that touch at a corner, or both. Empty spaces are passed over.',
  'E20.1':
    'An ability says where it counts: in your tableau, in your area, in its direction, among the cards planted this turn, with one neighbour, or with the player who has most.',
  'E20.2': 'A card counts once if everything that is asked of it holds. The card with the ability counts too.',
  'E20.4':
    'Red, yellow and blue match an ability of that colour or a multicolour one; multicolour, green, brown and black match only themselves. Islands count as black.',
  'E20.5': 'Sprouts and growth are counted on your flora only; canopies are growth.',
  'E20.6':
    'A set is five different cards: one red, one blue, one yellow, one terrain and one played event. A card fills one colour only.',
  'E20.8': 'Empty spaces beside a card are 4 less the cards that share an edge with it, even outside the grid.',
  'E20.9':
    'The longest line is the longest path that visits no card twice and whose cards all match. For a terrain its steps share an edge and it contains the terrain; for an ecosystem its steps touch at a corner. One matching card is a line of 1.',
  'E20.10': 'Of rows and columns only those with 4 cards are tested.',
  'E20.11':
    'All different means that one colour, type or habitat can be chosen for each of the 4 cards so that all differ; all the same, that one is found on all 4. A multicolour card may stand for red, yellow or blue. Terrains have 0 sprouts and 0 growth.',
  'E20.12': 'A full diagonal goes from corner to corner of the 4 by 4 grid and has 4 cards.',
  'E21.1': 'Points “for every so many” count whole groups only, up to a maximum if one is given.',
  'E21.2':
    'Where points stand in a table, the number of cards finds its entry; anything beyond the last entry counts as the last.',
  'E21.5':
    'Terrains score for their owner, your own ecosystem for you, common ecosystems for everyone by their own area.',
  'E21.6':
    'Inside one objective no card or piece counts twice. For another objective it may count again, with another of its colours if you like.',
};
