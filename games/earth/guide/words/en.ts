import type { EarthLessonWords } from '../lessons.ts';

export const en: EarthLessonWords = {
  welcome: {
    text: 'You will grow an island of sixteen cards that help each other. First you choose one side of an island and of a climate. Each says what you begin with, or what it can do later.',
  },
  island: {
    text: 'Keep this side: four cards and four soil to begin with, nine points at the end. When green is activated it pays two soil for each card with a yellow ability that you planted in that turn.',
    why: 'The other side draws more cards but makes you put some away. For a first game this one is simpler.',
  },
  climate: {
    text: 'Now the climate. This side lets you place two growth when you choose blue yourself.',
    why: 'The other side asks for cards in your compost, and you have none yet.',
  },
  hand: {
    text: 'This is your hand. Flora and terrains can be planted for the soil in their upper left corner. The coloured bands below are abilities.',
  },
  colors: {
    text: 'In each turn the active player chooses one of four colours and gets most of it; everybody else gets a little. Then everybody activates their cards of that colour.',
  },
  green: {
    text: 'You are active. Green lets you plant two cards, and then you draw four and keep one. Choose green.',
    why: 'Nothing is planted yet, so the other colours would find nothing to work with. Begin with green.',
  },
  firstCard: {
    text: 'Plant the Black Raspberries. They cost 1 soil, and the first card may go anywhere.',
    why: 'You have 4 soil: the Black Raspberries for 1 and the Japanese Maple for 3 use all of it.',
  },
  secondCard: {
    text: 'Now the Japanese Maple for 3 soil, on any space that touches the first card at an edge or a corner. The island may become four by four.',
    why: 'You have 3 soil left, just enough for the Japanese Maple, which has room for sprouts and growth.',
  },
  keep: {
    text: 'You look at four new cards and keep one. The Cat Grass costs nothing and waters itself: keep it.',
    why: 'Your soil is used up. The Cat Grass can be planted without any.',
  },
  activate: {
    text: 'Now cards of the chosen colour are activated, island and climate too. Your island answers to green: the Japanese Maple has a yellow ability and was planted in this turn, so you get two soil.',
  },
  minor: {
    text: 'The other player chose red. You are not active, so you choose one of two small benefits: two soil, or two cards from the deck into your compost, worth a point each. Take the soil.',
  },
  red: {
    text: 'Red is activated for you as well. The Black Raspberries ask for a card of your hand and let you draw another. You may skip any card.',
  },
  blue: {
    text: 'Your turn again. Blue gives six sprouts and two soil to whoever chooses it. Each sprout on your cards is a point.',
    why: 'Green needs soil, and you have little. Blue gives six sprouts, which find room on your two cards.',
  },
  sprouts: {
    text: 'Place the sprouts on your flora. Each card shows how many it can hold.',
  },
  monsoon: {
    text: 'You chose blue yourself, so your climate answers: two growth.',
  },
  growth: {
    text: 'Place the growth. A card whose growth spaces are all full gets a canopy, and then its canopy points count in place of the pieces.',
  },
  onYourOwn: {
    text: 'Now you know all you need. Green plants, red brings soil and compost, blue brings sprouts, yellow brings cards and growth. From here on you choose alone.',
  },
  fauna: {
    text: 'These are goals for everybody. At this level each one that you reach is worth 10 points, whoever is first. You mark it with a leaf.',
  },
  engine: {
    text: 'Look at the bands on your cards before you choose a colour: the more cards answer to it, the more it brings you, also when others choose it.',
  },
  ending: {
    text: 'When somebody has planted sixteen cards, the round is finished and the game ends. Whoever is first gets 7 points.',
  },
  overLines: {
    text: 'The game is over. Each line counts something: printed points, events, compost, sprouts, growth, terrains, and fauna with the bonus.',
  },
  overTotal: {
    text: 'You have {total} points against {rival}. Next time try the standard level with ecosystems, and Abundance with its seeds.',
  },
};
