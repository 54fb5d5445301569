import type { PlanetExampleWords } from '../../examples/words.ts';

export const en: PlanetExampleWords = {
  'P2.1': [
    'The draw has made Ana first player: the token lies with her.',
    ({ first, second, third, yours }) =>
      `In turn order from there, everyone starts with one point more than the one before: Ana with ${first}, Ben with ${second}, Cleo with ${third} and you with ${yours}. Ana takes the first card.`,
  ],
  'P2.3': [
    ({ cards, icons }) =>
      `Cards were turned up until enough fertility showed: ${cards} cards with ${icons} fertility icons lie in the fertility zone.`,
    'Your planet is empty. Spring begins, and the sun shines from above.',
    ({ yours, hers }) =>
      `You are first player and start with ${yours} points, Ana with ${hers}. The first river is dealt.`,
  ],
  'P3.2': [
    'A round begins: you took the snow card, Ana the meadow card. Your planet is still empty.',
    ({ sprouts }) => `Then come the actions. You choose action A and plant ${sprouts} sprouts in snow.`,
    ({ sprouts }) =>
      `The marker of your card’s power moves on, and the power plants ${sprouts} more sprouts, in any biome.`,
    ({ round, cards }) =>
      `You and Ana are done, and the round ends. Round ${round} begins with a new river of ${cards} cards.`,
  ],
  'P4.4': [
    ({ players, cards }) => `With ${players} players the river has ${cards} cards. You are first player.`,
    'You take the snow card. At once the first player token goes on the leftmost card that remains.',
    'Ana takes that card, and the token with it: she starts the next round. The wheat card is left over.',
  ],
  'P4.5': [
    ({ icons }) =>
      `The snow pile shows ${icons} fertility icons. In the river a snow card with a drought icon is waiting.`,
    'You take the wild card. Ana still has a choice.',
    ({ icons }) =>
      `Ana takes meadow, so the drought is left over: it turns the last snow card face down and lies on top. Snow is down to ${icons} fertility icons.`,
  ],
  'P5.2': [
    'You took a snow card with the power of the big tree, and choose action C: plant once and grow once, in snow.',
    ({ space }) => `Plant: a sprout goes on the empty space ${space}.`,
    ({ space }) => `Grow: the sprout on ${space} becomes a small tree.`,
    ({ space }) => `The power grows once more, in any biome: the small tree on ${space} becomes a big tree.`,
  ],
  'P5.3': [
    ({ grows, targets }) =>
      `Action B with a snow card: grow up to ${grows} times in snow. Something can grow on ${targets} spaces.`,
    ({ space, targets }) =>
      `The small tree on ${space} becomes a big tree. The next must be on another space: ${targets} are left to choose from.`,
    ({ space }) => `The sprout on ${space} becomes a small tree. Sprouts in other biomes had to wait.`,
  ],
  'P5.6': [
    'Your card shows the power of the sprout. Its marker is still on the first step.',
    ({ strength }) =>
      `Use the power: first the marker moves one step to the right. The number there is its strength, ${strength}.`,
    ({ sprouts }) => `So you plant ${sprouts} sprouts, in any biomes you like, though your card is for wheat.`,
  ],
  'P5.7': [
    ({ lakes }) => `The power of the lake has reached strength ${lakes}: place that many lakes.`,
    ({ space, grows, targets }) =>
      `A lake goes on ${space}. At once up to ${grows} of its neighbours may grow; ${targets} are ready to.`,
    'A small tree became a big tree, and a sprout became a small tree. The other sprout stays.',
  ],
  'P5.8': [
    ({ space }) => `Action A plants sprouts in the meadow, one of them on ${space}.`,
    ({ space }) =>
      `Then the power of the small tree works on ${space}, the space that the action used: from bare land to a tree in one round.`,
  ],
  'P6.1': [
    ({ round }) => `Round ${round}: you are done, Ana is still playing on her own planet.`,
    ({ round }) => `Now Ana is done as well, and the round ends. Round ${round} starts with a new river.`,
  ],
  'P7.1': [
    'In spring the sun stands at the top, and its rays run straight down across the planet.',
    ({ tree, length }) => `The big tree on ${tree} casts a shadow over the ${length} spaces behind it.`,
    ({ tree, shaded }) => `The small tree on ${tree} only reaches the next space, ${shaded}.`,
    'In summer the sun stands on the right: the same trees now cast their shadows to the left.',
  ],
  'P7.2': [
    ({ dark, trees }) =>
      `A tree in the shadow of one of its own size or larger gets no light: ${dark} of these ${trees} trees stay dark.`,
    ({ tree, small }) =>
      `The big tree on ${tree} stands in the shadow of the small tree on ${small}. That one is smaller, so it gets light all the same.`,
    ({ small, big, points }) => `Spring ends. Lit are ${small} small trees and ${big} big trees: ${points} points.`,
  ],
  'P7.3': [
    ({ size }) =>
      `There are forests here, but none is larger than ${size} pieces. Sprouts and lakes do not count and do not connect.`,
    ({ space, size }) =>
      `A bush on ${space} touches its neighbours and joins them: now the largest forest has ${size} pieces.`,
    ({ points }) => `At the end of spring each piece scores, ${points} points in all.`,
  ],
  'P7.4': [
    'The last round of spring. The sun stands at the top.',
    ({ cards }) =>
      `The season is over: the cards in front of the players are discarded, ${cards} now lie in the discard. The sun moves one side clockwise, and summer begins with new shadows.`,
  ],
  'P8.1': [
    ({ icons, trees, points }) =>
      `The snow pile shows ${icons} fertility icons, and ${trees} of your big trees stand in snow: ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} points.`,
    ({ icons, trees, points }) =>
      `In the meadow it is ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} points. Big trees where nothing is fertile score nothing.`,
    ({ points }) => `At the end of the game fertility gives you ${points} points in all.`,
  ],
  'P9.2': [
    ({ cards }) => `Alone against the virtual opponent: ${cards} cards in the river, and you begin.`,
    'You take the flowers card. The opponent prefers wild cards and takes the one in the middle. What is left over is a drought.',
  ],
};
