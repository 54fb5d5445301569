import type { RulesOf } from '../../../rulebook/sections.ts';

export const end: RulesOf<'E13' | 'E14' | 'E15' | 'E16' | 'E17'> = {
  'E13.1': 'You may claim each fauna card once, with one leaf.',
  'E13.2':
    'An objective is met if it holds at any checkpoint of the turn, even if it stops holding later. At the end of the turn, after step 4, you may lay a leaf on the best free rank of each fauna card whose objective you have met.',
  'E13.3': 'A claim is never lost.',
  'E13.4': 'Earlier turns rank before later ones. Claims of one turn are ranked clockwise from the active player.',
  'E13.5':
    'By rank a claim scores 15, 11, 8, 6 and 5 points; at beginner level always 10. Only 5 claims fit on a card; a sixth player keeps the leaf.',
  'E13.6': 'You need not claim. What you pass over can be claimed in a later turn in which you meet it again.',
  'E13.7': 'Without a leaf you cannot claim.',
  'E14.1':
    'When someone’s tableau has 16 cards, the round is played to its end, so that everyone has been active equally often. Then the game ends.',
  'E14.2':
    'The first to complete 16 cards puts a leaf on the bonus: 11 points, or 7 without Abundance. No leaf, no bonus.',
  'E14.3':
    'If several complete in the same turn, the bonus goes to the active player, or else to the first of them clockwise from there.',
  'E14.4': 'Until the end everyone plays on as usual.',
  'E14.5':
    'After step 4 of the last turn everyone may still play anytime events, convert and germinate. What is met then is claimed behind earlier claims. Then scores are counted.',
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
  'E15.2': 'Stored sprouts, soil, seeds, leaves and cards in hand score 0.',
  'E15.3':
    'Most points win. Ties are broken by most soil, then cards in hand, growth pieces, sprouts on flora, and composted cards. If it is still a tie, the victory is shared.',
  'E16.1':
    'Teams are 2 against 2, 2 against 2 against 2, or 3 against 3. Team-mates sit side by side. 2 against 2 can be played without Abundance.',
  'E16.2':
    'When you gain cards, compost, soil, sprouts, growth or seeds you may lay any of them on your team’s board. Any member may take them until the end of the turn; what is left then is lost.',
  'E16.3': 'Where an ability lets you name one opponent, you cannot name a team-mate.',
  'E16.4': 'Otherwise a team-mate beside you is a neighbour and one of the others.',
  'E16.5': 'Everyone’s score is counted as usual. The team’s score is the sum; the highest sum wins.',
  'E16.6':
    'What you take from the team board is placed by the usual rules. Pieces that an ability ties to a place, and gifts, may be laid there too; what would find no place is lost all the same.',
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
  'E17.7': 'Whenever Gaia has 10 soil, it becomes 5 cards composted from the deck.',
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
      'Fauna by rank and the bonus, 11 with Abundance and 7 without. Only with Abundance: 5 per leaf on her board. Nothing for soil, terrains or ecosystems.',
    ],
  },
  'E17.12': 'You win if you have more points than she has.',
  'E17.13': 'Where the player who has most is counted, only your own area counts.',
};
