import type { RulesOf } from '../../../rulebook/sections.ts';

export const setup: RulesOf<'E1' | 'E2' | 'E3' | 'E4'> = {
  'E1.1':
    'With Abundance there are 353 Earth cards in one deck: 224 flora, 82 terrains and 47 events. Besides them there are 12 islands, 12 climates, 35 ecosystems and 26 fauna cards, all with two sides, and 6 cards of Gaia for playing alone.',
  'E1.2': 'There are sprouts, soil, trunks, canopies, seeds and leaves. Everyone has 5 leaves of one colour.',
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
    'A checkpoint is a moment when nothing is half done: after a benefit, a planting with its black ability, the activation of a card, an event, a conversion, or moving stored sprouts. So is every moment in which you are asked something and nothing is half done, and the time after you are done, as long as others still act in that step. Optional things may be started only at checkpoints.',
  'E2.9': 'Where a card contradicts a rule, the card wins, and its owner may apply it.',
  'E2.10':
    'In an objective, cards are the cards of your tableau with your island side and climate side; flora is planted flora only. Events count only where a card names them.',
  'E3.1': 'Base and Abundance cards of each kind are shuffled together.',
  'E3.2': '4 fauna cards are laid out, each with a random side up.',
  'E3.3':
    'Except at beginner level, 2 ecosystem cards are laid out too, each with a random side up. Everyone scores both.',
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
    'You keep exactly one side of one island, one climate and, except at beginner level, one ecosystem. You choose before you draw your hand, and the choice is final.',
  'E3.7':
    'Your island says how many cards you draw, how many of your hand you then put into your compost, and how much soil you take, in this order.',
  'E3.8': 'One climate side gives 2 more seeds here.',
  'E3.9': 'All 5 leaves can be used: for fauna claims, for the completion bonus, or for conversions.',
  'E3.10': 'Tableau and store start empty. A random player begins.',
  'E3.11':
    'Set-up is the same for 2 to 6 players. For 6 you need Abundance. Alone you play at standard or advanced level.',
  'E3.12':
    'A table may leave Abundance in the box: no seeds, no store, no germination, no between-turns events, a bonus of 7 in place of 11, at most 5 players, and sprouts that find no place are lost.',
  'E3.13': 'Beginner level leaves out all ecosystem cards and the ranks of fauna claims, and nothing else.',
  'E3.14':
    'Fauna and common ecosystems are laid open, sides are dealt, the first player is drawn; then everyone chooses, knowing all that; then all take what their island gives.',
  'E4.1': {
    text: 'A turn has five steps:',
    list: [
      'The active player chooses a colour and takes the major benefit; everyone else takes the minor one.',
      'Everyone may activate matching cards.',
      'Everyone may move stored sprouts onto free sprout spaces.',
      'Between-turns events may be played.',
      'The next player to the left becomes active.',
    ],
  },
  'E4.2':
    'The active player may choose any of green, red, blue and yellow, also one that was just chosen, unless a terrain of their own forbids it. Such a terrain forbids only the choosing. Green can never be forbidden.',
  'E4.3':
    'In the first three steps all play at the same time. A neighbour is counted at the moment when the ability is used.',
  'E4.4': 'At any checkpoint you may, as often as you like, play an anytime event, convert, or germinate.',
};
