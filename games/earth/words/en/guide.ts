import type { EarthLessonWords } from '../../guide/lessons.ts';
import { en as table } from './table.ts';

const { actions, choose } = table;

export const en: EarthLessonWords = {
  island: {
    text: 'You will build a tableau of sixteen cards that help each other. It begins with an island. Keep the marked side: it gives you four cards and four soil now, and nine points at the end.',
    why: 'The other side draws more cards, but you have to compost some. For a first game the marked one is simpler.',
  },
  climate: {
    text: `Now the climate. Keep the marked side: each time you choose ${actions.blue} yourself, it lets you place two growth.`,
    why: 'The other side asks for cards in your compost, and you have none yet.',
  },
  plant: {
    text: `Your turn. You choose one of four actions and get all it offers; the others get a smaller part of it. Your hand wants to be planted: choose ${actions.green}.`,
    why: `That would work. But planted cards help you for the rest of the game, and you can pay for two. Begin with ${actions.green}.`,
  },
  firstCard: {
    text: 'Plant the Black Raspberries for 1 soil: choose the card, then a space.',
    why: 'The Black Raspberries for 1 and the Japanese Maple for 3 use up your four soil exactly.',
  },
  secondCard: {
    text: 'Now the Japanese Maple for 3 soil, where it touches the first card.',
    why: 'Your three soil are just enough for the Japanese Maple, which has room for sprouts and growth.',
  },
  keep: {
    text: `You look at four new cards and keep one. The Cat Grass costs nothing, and whenever anyone chooses ${actions.blue} it gives you two sprouts: keep it.`,
    why: 'Your soil is used up. The Cat Grass can be planted without any.',
  },
  activate: {
    text: `Now everyone activates what has the colour of that action. Your island has green: two soil for each card with a yellow ability planted this turn, and the Japanese Maple is one. Press “${choose.run}”.`,
  },
  minor: {
    text: `Your opponent chose ${actions.red}. As you are not the active player, you take one of the two minor benefits. Take the soil: it pays for your next cards.`,
  },
  skip: {
    text: 'Cards activate on the turns of others too. For the Black Raspberries you compost a card from your hand and draw another. You may skip any card.',
  },
  water: {
    text: `Your turn again. ${actions.blue} gives you six sprouts to place on your cards, and each is a point at the end. Your climate is activated, too.`,
    why: `${actions.green} needs soil, and you have little. The six sprouts of ${actions.blue} find room on your two cards.`,
  },
  growth: {
    text: 'Place the growth that your climate gives. Each trunk is a point. A card whose growth spaces are all full gets a canopy, and the points of its canopy count instead.',
  },
  goals: {
    text: 'Now you know all you need, and go on alone. Here are the goals: each is worth 10 points to everyone who reaches it. The game ends with the round in which someone has planted sixteen cards.',
  },
  over: {
    text: ({ total, rival }) =>
      `${total} points for you, ${rival} for your opponent. Next come seeds, events and ecosystems: a second guided game shows you Abundance.`,
  },
};
