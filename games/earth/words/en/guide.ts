import type { EarthLessonWords } from '../../guide/lessons.ts';

export const en: EarthLessonWords = {
  welcome: {
    text: 'You will build a tableau of sixteen cards that help each other. First you choose one side of an island and of a climate. Each says what you start with, or what it can do later.',
  },
  island: {
    text: 'Keep this side: four cards and four soil to start with, nine points at the end. When green is activated it gives two soil for each card with a yellow ability that you planted that turn.',
    why: 'The other side draws more cards, but you have to compost some. For a first game this one is simpler.',
  },
  climate: {
    text: 'Now the climate. This side lets you place two growth when you choose blue yourself.',
    why: 'The other side asks for cards in your compost, and you have none yet.',
  },
  hand: {
    text: 'This is your hand. Flora and terrains can be planted for the soil in their upper left corner. The coloured bands below are abilities.',
  },
  colors: {
    text: 'Each turn the active player chooses one of four colours and takes the major benefit; everyone else takes the minor one. Then everyone activates their cards of that colour.',
  },
  green: {
    text: 'You are the active player. Green means planting: plant two cards, then draw four and keep one. Choose green.',
    why: 'Nothing is planted yet, so the other colours would find nothing to do. Start with green.',
  },
  firstCard: {
    text: 'Plant the Black Raspberries. They cost 1 soil.',
    why: 'You have 4 soil: the Black Raspberries for 1 and the Japanese Maple for 3 use all of it.',
  },
  secondCard: {
    text: 'Now the Japanese Maple for 3 soil, on a space next to the first card, diagonals included. The tableau may become four by four.',
    why: 'You have 3 soil left, just enough for the Japanese Maple, which has room for sprouts and growth.',
  },
  keep: {
    text: 'You look at four new cards and keep one. The Cat Grass costs nothing and waters itself: keep it.',
    why: 'Your soil is used up. The Cat Grass can be planted without any.',
  },
  activate: {
    text: 'Now cards of the chosen colour are activated, island and climate too. Your island is green: the Japanese Maple has a yellow ability and was planted this turn, so you gain two soil.',
  },
  minor: {
    text: 'The other player chose red. You are not active, so you choose your minor benefit: two soil, or two cards from the deck into your compost, worth a point each. Take the soil.',
  },
  red: {
    text: 'Red is activated for you as well. The Black Raspberries cost a card from your hand and let you draw another. You may skip any card.',
  },
  blue: {
    text: 'Your turn again. Blue means watering: six sprouts and two soil for whoever chooses it. Each sprout on your cards is a point.',
    why: 'Green needs soil, and you have little. Blue gives six sprouts, which find room on your two cards.',
  },
  sprouts: {
    text: 'Place the sprouts on your flora. Each card shows how many it can hold.',
  },
  monsoon: {
    text: 'You chose blue yourself, so your climate gives you two growth.',
  },
  growth: {
    text: 'Place the growth. A card whose growth spaces are all full gets a canopy, and then its canopy points count instead of the trunks.',
  },
  onYourOwn: {
    text: 'Now you know all you need. Green plants, red brings soil and compost, blue brings sprouts, yellow brings cards and growth. From here on you are on your own.',
  },
  fauna: {
    text: 'These are goals for everyone. At this level each one you claim is worth 10 points, whoever is first. You mark it with a leaf.',
  },
  engine: {
    text: 'Look at the bands on your cards before you choose a colour: the more cards have it, the more it gives you, even when others choose it.',
  },
  ending: {
    text: 'When someone has planted sixteen cards, the round is played to the end and the game is over. Whoever is first gets 7 points.',
  },
  overLines: {
    text: 'The game is over. Each line counts something: printed points, events, compost, sprouts, growth, terrains, and fauna with the bonus.',
  },
  overTotal: {
    text: ({ total, rival }) =>
      `You have ${total} points against ${rival}. Next time try the standard level with ecosystems, and Abundance with its seeds.`,
  },
};
