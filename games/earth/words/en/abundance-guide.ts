import type { AbundanceLessonWords } from '../../guide/abundance-lessons.ts';
import { en as table } from './table.ts';

const { actions, choose, exchange } = table;

export const en: AbundanceLessonWords = {
  island: {
    text: 'A second game, now with Abundance: seeds, ecosystems, and events that everyone can join. Keep the marked side of your island.',
    why: 'The other side is no worse. The marked one fits what this game is going to show you.',
  },
  climate: {
    text: 'Now the marked side of the climate.',
    why: 'The other side is no worse. The marked one fits what this game is going to show you.',
  },
  ecosystem: {
    text: 'Ecosystems are goals for the end of the game: one of your own, and two that everyone scores. Keep whichever side of yours you like.',
  },
  compost: {
    text: 'Your island sends one card from your hand to the compost, where it is worth a point. Let one of the marked cards go.',
    why: 'Keep the Apple Tree and the Spider Tresses: they are cheap, and you can plant both at once.',
  },
  plant: {
    text: `You know the way to begin: choose ${actions.green}.`,
    why: `That would work. But planted cards help you for the rest of the game, and you can pay for two. Begin with ${actions.green}.`,
  },
  firstCard: {
    text: 'Plant the Apple Tree. The Great Basin Desert, a common ecosystem, gives 3 points for every two cards that cost at most 3 soil.',
    why: 'The Apple Tree costs 1 soil, and the Great Basin Desert counts it.',
  },
  secondCard: {
    text: 'And the Spider Tresses, the second such card.',
    why: 'The Spider Tresses cost 1 soil, and the Great Basin Desert counts them too.',
  },
  sprouts: {
    text: `Your opponent chose ${actions.blue}. Take the two sprouts this time: you will soon be able to pay with them.`,
    why: 'Soil would be good too. But for what comes next you need two sprouts on your cards.',
  },
  join: {
    text: `Ice Age is an event that is played between two turns. Your opponent had to pay for it. You may do the same: two sprouts for three new cards. Press “${choose.join}”.`,
  },
  seed: {
    text: `Now your seeds. You can use one at any time: for soil, growth, sprouts or compost, or to search for a card. On a large screen press the marked button; on a phone the marked leaf opens it as “${exchange.use}”.`,
    why: 'Before you choose an action, use a seed.',
  },
  search: {
    text: `“${choose.germinate}” lets you name what you want. Cards are turned up from the bottom of the deck until one fits, and it is yours. Search for an event.`,
    why: 'You have another seed for that. Use this one to search for an event.',
  },
  event: {
    text: 'Monsoon. An event like this can be played at any moment and is not planted; its own points count at the end. You gain sprouts and growth, and the others may store three sprouts. Choose it and play it.',
    why: 'Play Monsoon first: it costs you nothing.',
  },
  plantAgain: {
    text: `With new cards in hand, it is time to plant: choose ${actions.green}.`,
    why: `You have new cards to plant: choose ${actions.green}.`,
  },
  soil: {
    text: 'Your last seed can become two soil right away, if that lets you plant what you want. Or you keep it for later.',
  },
  store: {
    text: 'Your opponent’s island offers you two sprouts. Sprouts from others go to your store. After the activation you may move them to free spaces; only there do they score and pay.',
  },
  convert: {
    text: 'You may also convert at any time: three sprouts into two soil, four into a seed, or a leaf into a seed. Each sprout is a point, so convert when soil is worth more to you.',
  },
  goals: {
    text: 'That is all of Abundance; now you go on alone. On a fauna card the first scores 15 points, the next 11, then 8. Your ecosystems tell you what they count, and the first with sixteen cards gets 11.',
  },
  over: {
    text: ({ total, rival }) => `${total} points for you, ${rival} for your opponent. You are ready for any table.`,
  },
};
