import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const en: PlanetLessonWords = {
  welcome: {
    text: 'This is your planet. Through four seasons you plant and grow trees on it; light, forests and fertility give points. Let’s play spring together.',
  },
  takeSprout: {
    text: 'Three cards lie in the river: you take one, the opponent another, and the third changes fertility. At the top a card shows the biome where you act, in the middle its power. Tap the flowers card with the sprout to take it.',
    why: 'You could take any card. This one comes first because everything begins with sprouts.',
  },
  plant: {
    text: 'Each round you take one action in the biome of your card. Tap the marked spaces to plant three sprouts. They are side by side, which will matter later; other flower spaces will do too.',
  },
  power: {
    text: 'On top of it comes the power of your card. First its marker moves one step, here from 0 to 2: so you plant two more sprouts, anywhere on the planet. Put them in meadow, next to the flowers.',
  },
  finish: {
    text: 'That was your turn. Turns with nothing left end by themselves; you can undo anything until a new card is revealed.',
  },
  takeSmall: {
    text: 'The opponent took the card with the first player token, so now it chose first. Take the flowers card with the small tree: the token is on it, and the other flowers card, with three fertility icons, will be left over.',
    why: 'The card with the lake is good too. But if it is left over, it makes flowers fertile, where your sprouts are.',
  },
  fertile: {
    text: 'The card left over brought three fertility icons to flowers. Each big tree you have there at the end will score 3 points.',
  },
  grow: {
    text: 'Time to grow. Tap two of your sprouts in flowers, and the third with your power: each becomes a small tree. Small trees grow into big ones; nothing skips a size.',
  },
  light: {
    text: 'When a season ends, light is counted. In spring the sun stands above, and its rays run straight down. A lit small tree scores 1 point, a lit big tree 2. In the shadow of a tree of its own size or larger, a tree scores nothing.',
  },
  takeBig: {
    text: 'You have the first player token and choose first. Big trees score most where the biome is fertile: take the flowers card with the big tree.',
    why: 'Only big trees score for fertility, and you have none yet. Take the card with the big tree.',
  },
  drought: {
    text: 'This time a drought was left over. It turned the last card of its biome face down, so swamp is not fertile any more. Better there than where your trees are.',
  },
  each: {
    text: ({ each }) =>
      `Now a mix: plant on f1, then grow e3. That is the action “${each}”. Your power turns one more small tree into a big one: d3.`,
  },
  takeLake: {
    text: 'The opponent chose first. Take the meadow card with the lake.',
    why: 'Snow is another drought. And you don’t know the lake yet.',
  },
  dig: {
    text: 'A lake grows up to two spaces next to it at once. The power may also come before the action, never in the middle of it: tap f2, between your trees, to place the lake.',
  },
  water: {
    text: 'Grow the sprout on f1 and the small tree on f3.',
  },
  meadow: {
    text: 'Now the action. Your card is for meadow, and two sprouts are there: grow b3 and c3.',
  },
  forest: {
    text: 'Trees and bushes side by side form a forest. When the season ends, your largest forest scores 1 point for each of them. A tree behind a lake is not part of it: lakes and sprouts do not connect.',
  },
  lastOfSpring: {
    text: 'The last round of spring, and now you choose. A bush never grows, casts no shadow and catches no light, but it counts for a forest; any other card will do too.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `“${whatItScores}” shows on each space what you would gain there, under this sun and the next ones.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `Spring gave you ${springLight} points for light and ${springForest} for your largest forest. The sun has moved on to the right: look where the shadows fall now, one space long behind small trees, two behind big ones.`,
  },
  onYourOwn: {
    text: 'From here on you are on your own. Summer has four rounds, autumn three, winter two. Each time you use a power it gets stronger; it often pays to stick to a few.',
  },
  autumn: {
    text: 'Autumn. The sun comes from below. Think of the end: only big trees score for the fertility of their biome.',
  },
  over: {
    text: ({ light, forest, fertility, total, title }) =>
      `Light gave you ${light} points, your largest forests ${forest}, and fertility times big trees ${fertility}. In all ${total} points: ${title}. Now you know the game.`,
  },
};
