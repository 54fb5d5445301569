import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const en: PlanetLessonWords = {
  welcome: {
    text: 'This is your planet. Through four seasons you plant and grow trees on it; light, forests and fertility give points. Let’s play spring together.',
  },
  river: {
    text: 'These three cards are the river. You take one and the opponent takes one. The card left over changes the fertility of its biome.',
  },
  card: {
    text: 'At its top a card shows its biome, where your action works; in the middle, its power. The fertility icons at the bottom count only if the card is left over.',
  },
  takeSprout: {
    text: 'Take the flowers card with the sprout: choose it, then confirm.',
    why: 'You could take any card. This one comes first because everything begins with sprouts.',
  },
  leftOver: {
    text: 'The opponent took the wild card, and the meadow card was left over. It is in the fertility zone now: at the end, each of your big trees in meadow scores 1 point for its fertility icon.',
  },
  plant: {
    text: ({ plant }) =>
      `Each round you take one action. “${plant}” puts up to three sprouts in the biome of your card. Choose it.`,
    why: ({ plant }) =>
      `There is nothing to grow yet, and “${plant}” plants the most. The other actions will have their turn.`,
  },
  sprouts: {
    text: 'Plant three sprouts in flowers. The marked spaces are side by side, which will matter later; other flower spaces will do too.',
  },
  power: {
    text: 'On top of the action you may use the power of your card. First its marker moves one step, here from 0 to 2. So you plant two more sprouts.',
    why: 'You could skip it. But a power that is not used is lost, so use it first.',
  },
  anywhere: {
    text: 'A power works anywhere on the planet. Plant both sprouts in meadow, next to the flowers.',
  },
  finish: {
    text: ({ finish }) => `Nothing is left to do this round. “${finish}” ends your turn.`,
  },
  token: {
    text: 'Last time the opponent took the card with the first player token, so now it chose first. Whoever takes the card with the token starts the next round.',
  },
  takeSmall: {
    text: 'Take the flowers card with the small tree. It holds the first player token, and the other flowers card with its three fertility icons will be left over.',
    why: 'The card with the lake is good too. But if it is left over, it makes flowers fertile, where your sprouts are.',
  },
  fertile: {
    text: 'Three fertility icons for flowers. Each big tree you have there at the end will score 3 points.',
  },
  grow: {
    text: ({ grow }) =>
      `Time to grow. “${grow}” turns sprouts into small trees, or small trees into big ones, on two different spaces of your biome.`,
    why: 'Sprouts score nothing. Grow them before you plant more.',
  },
  smallTrees: {
    text: 'Grow the sprouts on d3 and f3. Nothing skips a size: each becomes a small tree.',
  },
  smallPower: {
    text: 'Your power grows one more sprout, anywhere on the planet.',
    why: 'The power would be lost. Use it before you finish.',
  },
  thirdTree: {
    text: 'Grow the sprout on e3.',
  },
  light: {
    text: 'When a season ends, light is counted. In spring the sun stands above, and its rays run straight down. A lit small tree scores 1 point, a lit big tree 2.',
  },
  suns: {
    text: 'A small tree casts a shadow of one space, a big tree of two. A tree in the shadow of one of its own size or larger scores nothing. After each season the sun moves on by one side: in summer it stands on the right.',
  },
  finishSecond: {
    text: 'Finish the round.',
  },
  takeBig: {
    text: 'You have the first player token and choose first. Big trees score most where the biome is fertile: take the flowers card with the big tree.',
    why: 'Only big trees score for fertility, and you have none yet. Take the card with the big tree.',
  },
  drought: {
    text: 'This time a drought was left over. It turned the last card of its biome face down, so swamp is not fertile any more. Leave droughts where others are strong.',
  },
  each: {
    text: ({ each }) => `“${each}”: plant once and grow once, on two different spaces, in either order.`,
    why: ({ each }) => `You know planting and growing. “${each}” does both once, and that is new.`,
  },
  plantAndGrow: {
    text: 'Plant on f1, and grow the small tree on e3 into a big one.',
  },
  bigPower: {
    text: 'The power of this card turns one small tree into a big tree.',
    why: 'The power would be lost. Use it before you finish.',
  },
  secondBig: {
    text: 'Grow the small tree on d3 into a big one.',
  },
  undo: {
    text: 'You can undo anything until a new card is revealed. Try it if you like, then finish.',
  },
  takeLake: {
    text: 'The opponent chose first. Take the meadow card with the lake.',
    why: 'Snow is another drought. And you don’t know the lake yet.',
  },
  powerFirst: {
    text: 'The power may also come before the action, never in the middle of it. Use the lake first.',
    why: 'The action can wait: this time the power comes first.',
  },
  dig: {
    text: 'A lake grows up to two spaces next to it at once. Place it on f2, between your trees.',
    why: 'Next to f2 there are two spaces that can grow.',
  },
  water: {
    text: 'Grow the sprout on f1 and the small tree on f3.',
  },
  actionAfter: {
    text: ({ grow }) => `Now the action. Your card is for meadow, and two sprouts are there: “${grow}”.`,
    why: ({ grow }) => `Two sprouts are waiting in meadow. “${grow}” turns both into trees.`,
  },
  meadow: {
    text: 'Grow the sprouts on b3 and c3.',
  },
  forest: {
    text: 'Trees and bushes side by side form a forest. When the season ends, your largest forest scores 1 point for each of them. A tree behind a lake is not part of it: lakes and sprouts do not connect.',
  },
  lastOfSpring: {
    text: 'The last round of spring. Now you choose: the bush would be handy, but any card will do.',
  },
  bush: {
    text: 'A bush never grows, casts no shadow and catches no light, but it counts for a forest. With another card, see what its power can do.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `“${whatItScores}” shows on each space what you would gain there, under this sun and the next ones. Finish the round as you like.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `Spring is over. Light gave you ${springLight} points and your largest forest ${springForest}. The sun moves on: look where the shadows will fall.`,
  },
  onYourOwn: {
    text: 'From here on you are on your own; I’ll only drop in now and then. Summer has four rounds, autumn three, winter two.',
  },
  tracks: {
    text: 'Each time you use a power it gets stronger. It often pays to stick to a few.',
  },
  autumn: {
    text: 'Autumn. The sun comes from below. Think of the end: only big trees score for the fertility of their biome.',
  },
  winter: {
    text: 'The last two rounds. Whatever still becomes a big tree in a fertile biome can score twice: for light and for fertility.',
  },
  overLight: {
    text: ({ light, forest, buds }) =>
      `The year is over. Light gave you ${light} points in four seasons, your largest forests ${forest}, and buds ${buds}.`,
  },
  overFertility: {
    text: ({ fertility }) =>
      `At the end each biome counted its fertility times your big trees there: ${fertility} points.`,
  },
  overTitle: {
    text: ({ total, title }) =>
      `In all ${total} points: ${title}. Now you know the game. Play again with other cards, or with friends.`,
  },
};
