import type { PlanetLessonWords } from '../lessons.ts';

export const en: PlanetLessonWords = {
  welcome: {
    text: 'This is your planet. Through four seasons you plant and grow trees on it; light, forests and fertile ground give points. We go through spring together.',
  },
  river: {
    text: 'These three cards are the river. You take one and the opponent takes one. The card that is left feeds its biome.',
  },
  card: {
    text: 'A card has a biome at its top, where your action works, and a power in its middle. The tulips at its foot count only if the card is left over.',
  },
  takeSprout: {
    text: 'Take the flowers card with the sprout: choose it, then confirm.',
    why: 'Any card may be taken. This one comes first because everything begins with sprouts.',
  },
  leftOver: {
    text: 'The opponent took the wild card, and the meadow card was left. It lies in the fertility zone now: at the end of the game each of your big trees in meadow scores 1 point for its tulip.',
  },
  plant: {
    text: 'Each round you take one action. {plant} puts up to three sprouts in the biome of your card. Choose it.',
    why: 'There is nothing to grow yet, and {plant} plants most. Choose it for now; it costs nothing to look at the others later.',
  },
  sprouts: {
    text: 'Plant three sprouts in flowers. The marked spaces lie side by side, which will matter later; other flowers will do too.',
  },
  power: {
    text: 'Besides the action you may use the power of your card. Its marker moves one step first, here from 0 to 2. So you get two more sprouts.',
    why: 'You could finish without it. A power that is not used is lost, so use it first.',
  },
  anywhere: {
    text: 'A power works in any biome. Put both sprouts in meadow, beside the flowers.',
  },
  finish: {
    text: 'Nothing is left to do in this round. {finish} ends your turn.',
  },
  token: {
    text: 'The opponent took the card under the acorn last time, so it took first now. Whoever takes the card with the acorn begins the next round.',
  },
  takeSmall: {
    text: 'Take the flowers card with the small tree. It has the acorn, and the other flowers card with its three tulips will be left.',
    why: 'The card with the lake is good too. But left over it makes flowers fertile, where your sprouts stand.',
  },
  fertile: {
    text: 'Three tulips for flowers. Each big tree that you have there at the end will score 3 points.',
  },
  grow: {
    text: 'Now let things grow. {grow} turns sprouts into small trees, or small trees into big ones, on two different spaces of your biome.',
    why: 'Sprouts score nothing. Let them grow before you plant more.',
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
    text: 'A small tree throws its shadow one space away from the sun, a big tree two. A tree in the shadow of one of its own size or larger scores nothing. After each season the sun moves one side on: in summer it stands on the right.',
  },
  finishSecond: {
    text: 'Finish the round.',
  },
  takeBig: {
    text: 'You have the acorn and take first. The big tree is worth most while its biome is fertile: take the flowers card with the big tree.',
    why: 'Only big trees score for fertility, and you have none yet. Take the card with the big tree.',
  },
  drought: {
    text: 'This time a drought was left over. It turned the last card of its biome face down, so swamp has no tulip any more. You can leave a drought where others are strong.',
  },
  each: {
    text: '{each} plants once and grows once, on two different spaces, in either order.',
    why: 'You know planting and growing. {each} does one of both, and that is new.',
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
    text: 'Every step can be taken back while nothing new has been seen. Try it if you like, then finish.',
  },
  takeLake: {
    text: 'The opponent took first. Take the meadow card with the lake.',
    why: 'Snow is one more drought. The lake is the power that you do not know yet.',
  },
  powerFirst: {
    text: 'The power may also come before the action, never in the middle of it. Use the lake first.',
    why: 'The action can wait: this time the power comes first.',
  },
  dig: {
    text: 'A lake lets up to two neighbours grow at once. Dig it on f2, between your trees.',
    why: 'On f2 the lake has two neighbours that can grow.',
  },
  water: {
    text: 'Grow the sprout on f1 and the small tree on f3.',
  },
  actionAfter: {
    text: 'Now the action. Your card is for meadow, and two sprouts stand there: {grow}.',
    why: 'Two sprouts wait in meadow. {grow} makes trees of both.',
  },
  meadow: {
    text: 'Grow the sprouts on b3 and c3.',
  },
  forest: {
    text: 'Trees and bushes side by side form a forest. When the season ends, your largest one scores 1 point for each piece. A tree behind a lake does not belong to it: lakes and sprouts do not connect.',
  },
  lastOfSpring: {
    text: 'The last round of spring. Now you choose: the bush would fit well, but any card will do.',
  },
  bush: {
    text: 'A bush never grows, throws no shadow and catches no light, but it belongs to a forest. With another card, see what its power can do.',
  },
  scores: {
    text: '{whatItScores} shows on each space what a step there would bring, under this sun and those to come. Finish the round as you like.',
  },
  springEnds: {
    text: 'Spring is over. Light gave you {springLight} points and your largest forest {springForest}. The sun has moved on: look where the shadows fall now.',
  },
  onYourOwn: {
    text: 'From here on you play alone, and I only say a word now and then. Summer has four rounds, autumn three, winter two.',
  },
  tracks: {
    text: 'Each time a power is used it grows stronger. It often pays to stay with a few powers.',
  },
  autumn: {
    text: 'Autumn. The sun comes from below. Think of the end: only big trees score for the tulips of their biome.',
  },
  winter: {
    text: 'The last two rounds. What still grows into a big tree in a fertile biome can score twice: for light and for fertility.',
  },
  overLight: {
    text: 'The year is over. Light brought you {light} points in four seasons, your largest forests {forest}, and buds {buds}.',
  },
  overFertility: {
    text: 'At the end each biome counted its tulips times your big trees there: {fertility} points.',
  },
  overTitle: {
    text: 'Together {total} points: {title}. Now you know the game. Play it again with another deal, or with friends.',
  },
};
