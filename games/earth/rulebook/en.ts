import type { EarthRulebookWords } from './sections.ts';

export const en: EarthRulebookWords = {
  titles: {
    E1: 'What there is',
    E2: 'Words',
    E3: 'Set-up',
    E4: 'The turn',
    E5: 'The four actions',
    E6: 'Activation',
    E7: 'Planting',
    E8: 'Conversions',
    E9: 'Sprouts and the store',
    E10: 'Growth and canopies',
    E11: 'Events',
    E12: 'Germination',
    E13: 'Fauna and leaves',
    E14: 'The end of the game',
    E15: 'Final scoring',
    E16: 'Teams',
    E17: 'Alone against Gaia',
    E18: 'Deck, discard and secrets',
    E19: 'How abilities are read',
    E20: 'How things are counted',
    E21: 'How scores are made',
  },
  rules: {
    'E1.1':
      'With Abundance there are 353 Earth cards in one deck: 224 flora, 82 terrains and 47 events. Besides them there are 12 islands, 12 climates, 35 ecosystems and 26 fauna cards, all with two sides, and 6 cards of Gaia for playing alone.',
    'E1.2': 'There are sprouts, soil, trunks, canopies, seeds and leaves. Everybody has 5 leaves of one colour.',
    'E1.3': 'Pieces never run out.',
    'E2.1': 'Your tableau is the cards that you have planted: at most 16, in a grid of 4 rows by 4 columns.',
    'E2.2':
      'Your area, for counting, is your tableau with your island side and your climate side. Played events, hand and compost do not belong to it.',
    'E2.3':
      'Your reserve is your soil and seeds; your store is the sprouts on your Abundance board. Your compost is a face-down pile whose top is the card added last. Nobody may look through a compost; how many cards it has is known to all.',
    'E2.4': 'Your event stack is the events that you have played.',
    'E2.5':
      'A turn goes once through the five steps. A round is one turn with each player active, from the first player on.',
    'E2.6':
      'Your left neighbour is the next player clockwise, your right neighbour the one before you. With 2 players both are the same.',
    'E2.7': 'Trunks and canopies are growth. Each counts as one piece.',
    'E2.8':
      'A checkpoint is a moment when nothing is half done: after a benefit, a planting with its black ability, the activation of a card, an event, a conversion, or moving stored sprouts. Optional things may be started only at checkpoints.',
    'E2.9': 'Where a card contradicts a rule, the card wins, and its owner may apply it.',
    'E2.10':
      'In an objective, cards are the cards of your tableau with your island side and climate side; flora is planted flora only. Events count only where a card names them.',
    'E3.1': 'Base and Abundance cards of each kind are shuffled together.',
    'E3.2': '4 fauna cards are laid out, each with a random side up.',
    'E3.3':
      'Except at beginner level, 2 ecosystem cards are laid out too, each with a random side up. Everybody scores both.',
    'E3.4': 'The bonus for completing a tableau is worth 11 points.',
    'E3.5': {
      text: 'There are three levels:',
      list: [
        'Beginner: 1 island and 1 climate card to choose a side from, no ecosystems, 10 points for every fauna claim, 2 seeds.',
        'Standard: 1 island, 1 climate and 1 ecosystem card, 2 common ecosystems, 15, 11, 8, 6 and 5 points for fauna claims by rank, 2 seeds.',
        'Advanced: 2 island, 2 climate and 2 ecosystem cards, otherwise as standard, but 1 seed; alone 2 seeds.',
      ],
    },
    'E3.6':
      'You keep exactly one side of one island, one climate and, except at beginner level, one ecosystem. You choose before you draw your hand, and for good.',
    'E3.7':
      'Your island says how many cards you draw, how many of your hand you then put into your compost, and how much soil you take, in this order.',
    'E3.8': 'One climate side gives 2 more seeds here.',
    'E3.9': 'All 5 leaves can be used: for fauna claims, for the completion bonus, or for conversions.',
    'E3.10': 'Tableau and store begin empty. A random player begins.',
    'E3.11':
      'Set-up is the same for 2 to 6 players. For 6 you need Abundance. Alone you play at standard or advanced level.',
    'E3.12':
      'A table may leave Abundance in the box: no seeds, no store, no germination, no between-turns events, a bonus of 7 in place of 11, at most 5 players, and sprouts that find no place are lost.',
    'E3.13': 'Beginner level leaves out all ecosystem cards and the ranks of fauna claims, and nothing else.',
    'E3.14':
      'Fauna and common ecosystems are laid open, sides are dealt, the first player is drawn; then everybody chooses, knowing all that; then all take what their island gives.',
    'E4.1': {
      text: 'A turn has five steps:',
      list: [
        'The active player chooses a colour and takes the major benefit; everybody else takes the minor one.',
        'Everybody may activate matching cards.',
        'Everybody may move stored sprouts onto free sprout spaces.',
        'Between-turns events may be played.',
        'The next player to the left becomes active.',
      ],
    },
    'E4.2':
      'The active player may choose any of green, red, blue and yellow, also one that was just chosen, unless a terrain of their own forbids it. Such a terrain forbids only the choosing. Green can never be forbidden.',
    'E4.3':
      'In the first three steps all play at the same time. A neighbour is counted at the moment when the ability is used.',
    'E4.4': 'At any checkpoint you may, as often as you like, play an anytime event, convert, or germinate.',
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
      'One card lets everybody plant one more card after all ordinary plantings of the green action. No draw belongs to it, and the card counts as planted this turn.',
    'E6.1':
      'A card can be activated if it has an ability of the chosen colour, or a multicolour ability when the colour is red, blue or yellow. Multicolour never answers to green. Brown and black abilities are never activated, but count as colours.',
    'E6.2': 'You may activate your island, your climate and your tableau, never cards of the hand.',
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
      'Some abilities reach others: everybody may take something, or one opponent that you name, or there is one part for you and one for the others, or you count the left or the right neighbour, as you choose.',
    'E7.1': 'Only flora and terrain of your hand can be planted.',
    'E7.2':
      'The first card may go anywhere. Every later card goes on an empty space that touches a planted card at an edge or a corner.',
    'E7.3':
      'No card may make the island wider than 4 columns or taller than 4 rows. Which these are is settled only as you plant.',
    'E7.4':
      'A card costs its printed soil less all matching discounts, but never less than 0. Discounts come from brown abilities of your tableau and island. Different discounts add up; each counts once for a card that has its type or habitat. A terrain does not discount itself.',
    'E7.5':
      'You pay soil from your reserve. For some cards any part of the cost may be paid 1 for 1 with cards of the hand put into your compost, with sprouts on your flora, or with growth on your flora. Stored sprouts cannot pay, and you may not pay more than the cost.',
    'E7.6':
      'Black abilities of flora and terrain work once, right after the card is planted and before the next planting. You may leave them, wholly or in part.',
    'E7.7':
      'Three terrains can be planted over: put the terrain on top of your compost and lay a card with an ability of its colour in its place at no cost, then draw 2. It uses up one planting and is possible with a full tableau.',
    'E7.8': 'You need not plant. With all 16 spaces full you can only plant over.',
    'E7.9': 'Planted cards are never moved or removed, except by planting over.',
    'E8.1': {
      text: 'At any checkpoint everybody may convert, any number of times:',
      list: [
        '3 sprouts from your flora into 2 soil.',
        '4 sprouts from your flora into 1 seed.',
        '1 leaf into 1 seed.',
        '1 seed into one of: germinate 1 card, 2 soil, 2 growth, 3 sprouts, compost 3 from the deck, compost up to 4 from the hand.',
      ],
    },
    'E8.2':
      'Spent sprouts and seeds go back to the supply. A spent leaf leaves the game; alone it goes to Gaia. Only a leaf that lies on no card can be spent. Soil never becomes sprouts.',
    'E8.3':
      'Sprouts cannot be converted while the sprouts of blue are being taken, nor in the middle of an ability. Stored sprouts are never converted.',
    'E8.4': 'Seeds and leaves can be used at any checkpoint.',
    'E8.5': 'Sprouts and growth from a seed go wherever you like; sprouts that find no space may be stored.',
    'E8.6': 'Soil, seeds, leaves and cards of the hand score nothing by themselves.',
    'E9.1': 'A flora card holds as many sprouts as it has sprout spaces. Terrain, island and climate hold none.',
    'E9.2':
      'Sprouts are placed at once on any of your flora with free spaces, split as you like, unless the ability says where.',
    'E9.3':
      'If every sprout space of your tableau is taken, the remaining sprouts may go to the store. While a space is free they may not, and sprouts that are neither placed nor stored are lost.',
    'E9.4':
      'Sprouts that an ability ties to a place or a condition are lost if they do not fit; they cannot be stored.',
    'E9.5':
      'Sprouts from the card or event of another player go straight to your store, even if you have free spaces. You may take fewer, or none.',
    'E9.6':
      'Stored sprouts cannot be converted, pay for nothing, do not count for any objective and score 0. The store has no limit.',
    'E9.7': 'In step 3 you may move stored sprouts onto free sprout spaces. There is no other way out of the store.',
    'E10.1':
      'A flora card holds as many growth pieces as it has growth spaces, some none. Terrain, island and climate hold none.',
    'E10.2': 'Growth is placed at once, split as you like, unless the ability says where. What does not fit is lost.',
    'E10.3': 'The piece that fills a card is its canopy. A card with all its pieces is complete.',
    'E10.4': 'Growth may be paid from any of your flora, complete ones too; the card is then no longer complete.',
    'E10.5': 'At the end a complete card scores its canopy points in place of its pieces; others score 1 per piece.',
    'E11.1':
      'Events are played from the hand, never planted. Pay the whole cost, take the benefit, and lay the card on your event stack. It scores its points at the end and is none of your 16 cards.',
    'E11.2': 'Anytime events may be played at any checkpoint, on anybody’s turn, as many as you like.',
    'E11.3':
      'An event whose cost you cannot pay in full cannot be played. One whose benefit is of no use may be played.',
    'E11.4': 'Sprouts from your own event go wherever you like; sprouts for others go to their stores.',
    'E11.5': 'Two islands give something after each event that you play yourself.',
    'E11.6':
      'Between-turns events can be played only in step 4, clockwise from the active player: one event or a pass each time, until all have passed in succession.',
    'E11.7':
      'A between-turns event is for everybody: whoever plays it must pay the whole cost and take its effect. Everybody else may pay the whole cost for the whole benefit, or decline.',
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
    'E13.1': 'You may claim each fauna card once, with one leaf.',
    'E13.2':
      'An objective is met if it holds at any checkpoint of the turn, even if it stops holding later. At the end of the turn, after step 4, you may lay a leaf on the best free rank of each fauna card that you have met.',
    'E13.3': 'A claim is never lost.',
    'E13.4': 'Earlier turns rank before later ones. Claims of one turn are ranked clockwise from the active player.',
    'E13.5':
      'By rank a claim scores 15, 11, 8, 6 and 5 points; at beginner level always 10. Only 5 claims fit on a card; a sixth player keeps the leaf.',
    'E13.6': 'You need not claim. What you pass over can be claimed in a later turn in which you meet it again.',
    'E13.7': 'Without a leaf you cannot claim.',
    'E14.1':
      'When somebody’s tableau has 16 cards, the round is played to its end, so that everybody has been active equally often. Then the game ends.',
    'E14.2':
      'The first to complete 16 cards puts a leaf on the bonus: 11 points, or 7 without Abundance. No leaf, no bonus.',
    'E14.3':
      'If several complete in the same turn, the bonus goes to the active player, or else to the first of them clockwise from there.',
    'E14.4': 'Until the end everybody plays on as usual.',
    'E14.5':
      'After step 4 of the last turn everybody may still play anytime events, convert and germinate. What is met then is claimed behind earlier claims. Then scores are counted.',
    'E15.1': {
      text: 'Your score has ten lines:',
      list: [
        'Points of your tableau, island and climate.',
        'Points of played events, which may be negative.',
        '1 per card in your compost.',
        '1 per sprout on your flora.',
        'Growth.',
        'Brown abilities of your terrains.',
        'Your own ecosystem.',
        'The first common ecosystem.',
        'The second common ecosystem.',
        'Fauna claims and the completion bonus.',
      ],
    },
    'E15.2': 'Stored sprouts, soil, seeds, leaves and cards of the hand score 0.',
    'E15.3':
      'Most points win. Ties are broken by most soil, then cards in hand, growth pieces, sprouts on flora, and composted cards. If it is still a tie, the victory is shared.',
    'E16.1':
      'Teams are 2 against 2, 2 against 2 against 2, or 3 against 3. Team-mates sit side by side and play with Abundance.',
    'E16.2':
      'When you gain cards, compost, soil, sprouts, growth or seeds you may lay any of them on your team’s board. Any member may take them until the end of the turn; what is left then is discarded.',
    'E16.3': 'Where an ability lets you name one opponent, you cannot name a team-mate.',
    'E16.4': 'Otherwise a team-mate beside you is a neighbour and one of the others.',
    'E16.5': 'Everybody’s score is counted as usual. The team’s score is the sum; the highest sum wins.',
    'E16.6':
      'What you take from the team board is placed by the usual rules. What an ability ties to a place cannot be laid there.',
    'E16.7': 'Turns go by player number, and numbers alternate between the teams. Neighbours go by seat.',
    'E16.8': 'Team-mates may talk openly and decide together. They do not see each other’s hands here.',
    'E17.1':
      'Alone you play at standard or advanced level with a difficulty. Gaia has a deck of 6 cards, 5 leaves and, with Abundance, 10 sprouts; you have 2 seeds and begin.',
    'E17.2': {
      text: 'On your turn you take the major benefit and activate. Then Gaia reacts; at the two harder difficulties she gets the larger number:',
      list: [
        'Green: the drawn cards that you do not keep go to her scoring pile.',
        'Red: she composts 2 or 5 cards from the deck, and 1 more per 2 soil that you gained.',
        'Blue: she gains 1 sprout per card with a blue ability in your area, and 0 or 3 more.',
        'Yellow: she gains 1 growth per card that you drew, and 0 or 3 more.',
      ],
    },
    'E17.3':
      'On her turn Gaia’s next card is revealed. You take the part for you, if there is one, activate that colour, and then she takes her part. You are not active on her turn.',
    'E17.4': {
      text: 'Her cards give her:',
      list: [
        'Water: 7 sprouts, and 1 per blue card in your area.',
        'Grow: 7 growth, and 1 per card that you drew this turn.',
        'Compost: she composts 8, then gains as much soil as you gained this turn.',
        'Plant: 3 Earth cards go to her scoring pile.',
      ],
    },
    'E17.5':
      'Gained and drawn this turn is what the action and your abilities of that colour gave you. Events, conversions, seeds and germinated cards do not count.',
    'E17.6':
      'Two of her cards are for fauna: you choose one of the two upper, or of the two lower, fauna cards that she has not claimed, and she puts a leaf on its best free rank, before any claim of yours in that turn. For beginners her next turn is skipped. For experts she also gains 8 soil, 2 cards for her pile, 4 sprouts or 3 growth, by the card.',
    'E17.7': 'Each 10 soil that Gaia has become 5 cards composted from the deck.',
    'E17.8':
      'The four difficulties are: beginner with weak reactions and skipped turns, medium with weak reactions, hard with strong reactions, expert with strong reactions and extras.',
    'E17.9':
      'Sprouts for other players go to Gaia. Where an ability looks at a neighbour it looks at your own area. A leaf that you convert goes to her. Cards that she draws go to her scoring pile. She takes part in between-turns events if she can pay in full.',
    'E17.10':
      'The game ends when you plant your 16th card: finish the turn with Gaia’s part, and take the bonus. Or it ends when her deck has run out a second time, after 12 cards; then she takes the bonus.',
    'E17.11': {
      text: 'Gaia scores:',
      list: [
        'The points of each card in her pile, counted as positive.',
        '1 per composted card and 1 per sprout.',
        'Growth in towers of 5, 4, 3, 2 and 1 and then again from 5: a complete one scores 7, 6, 5, 4 or 3, trunks of an incomplete one 1 each.',
        'Fauna by rank, the bonus of 11, and 5 per leaf on her board. Nothing for soil, terrains or ecosystems.',
      ],
    },
    'E17.12': 'You win if you have more points than she has.',
    'E17.13': 'Where the best of all players is counted, only your own area counts.',
    'E18.1':
      'You draw, and compost from the deck, from its top. If it is empty, the discard, never a compost, is shuffled into a new one. If both are empty, nothing more happens. A table may agree to compost from the discard to spare the deck.',
    'E18.2': 'Cards discarded from your compost are its top cards.',
    'E18.3':
      'Hands and composts are secret, how many cards they have is not. Everything else lies open; the discard lies face down.',
    'E18.4': 'There is no limit on hand, soil or compost.',
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
      'What an ability costs is paid in full, in any order: soil from your reserve, sprouts or growth from any of your flora, cards of the hand into your compost, or top cards of your compost to the discard.',
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
      'An ability says where it counts: in your tableau, in your area, in its direction, among the cards planted this turn, at one neighbour, or at whichever player has most.',
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
    'E21.1': 'Points for every so many are counted in whole groups, up to a most if one is given.',
    'E21.2':
      'Where points stand in a table, the number of cards finds its entry; more than the last entry count as the last.',
    'E21.5':
      'Terrains score for their owner, your own ecosystem for you, common ecosystems for everybody by their own area.',
    'E21.6':
      'Inside one objective no card or piece counts twice. For another objective it may count again, with another of its colours if you like.',
  },
};
