import type { EarthExampleWords } from './types.ts';

export const en: EarthExampleWords = {
  'E5.1': [
    'It is your turn. Above is what you have, below what Ana has.',
    ({ soil, cards }) =>
      `You choose red, compost. You gain ${soil} soil and compost ${cards} cards from the deck without looking at them.`,
    ({ soil }) => `Ana gets the smaller part and takes one of the alternatives: ${soil} soil.`,
  ],
  'E5.3': [
    ({ soil }) => `You chose green, plant, and have ${soil} soil. The disc on each card of your hand shows its cost.`,
    ({ paid, left }) => `The oak is planted beside a card of your tableau. It costs ${paid} soil; ${left} are left.`,
    ({ cards }) => `The mint costs nothing. After planting you look at ${cards} cards from the deck.`,
    'You keep the palm, and the others go to the discard.',
  ],
  'E5.4': [
    'Your tableau before a blue action, water.',
    ({ spaces, placed }) =>
      `Sprouts go on free sprout spaces, split as you like: ${placed} on the oak, which has no more than ${spaces}.`,
    ({ placed, soil }) => `The other ${placed} go on the grass. Then come ${soil} soil.`,
  ],
  'E6.3': [
    'Red is activated. Red abilities answer row by row, each from left to right.',
    ({ cards }) => `First the card on the upper left: you draw ${cards} card.`,
    ({ sprouts }) => `Then the card to its right: ${sprouts} sprouts, which you place on it.`,
    ({ paid, soil }) =>
      `Then the row below: ${paid} sprout of those just gained pays for ${soil} soil. The card without a red ability is passed over.`,
  ],
  'E7.4': [
    ({ cost, soil }) =>
      `The oak costs ${cost} soil, and you have only ${soil}. But the brown ability of your terrain makes trees cheaper.`,
    ({ paid, soil }) => `So the oak costs ${paid} soil, and ${soil} is left.`,
  ],
  'E8.1': [
    ({ sprouts }) => `There are ${sprouts} sprouts on your grass, but hardly any soil.`,
    ({ paid, soil }) => `At a checkpoint you convert ${paid} sprouts into ${soil} soil.`,
  ],
  'E9.3': [
    ({ sprouts }) => `All sprout spaces of your tableau are taken: ${sprouts} sprouts lie there.`,
    ({ stored }) => `A yellow ability gives more. As no space is free, ${stored} sprouts go to your store.`,
  ],
  'E10.3': [
    ({ spaces }) => `This bush has ${spaces} growth spaces, and its yellow ability gives growth.`,
    'The first piece is a trunk.',
    ({ points, pieces }) =>
      `The piece that fills the card is the canopy. At the end it scores the ${points} canopy points in place of ${pieces} for its pieces.`,
  ],
  'E12.2': [
    'You spend a seed to germinate and name your criterion: a tree. Your hand so far.',
    ({ revealed }) =>
      `Cards are revealed from the bottom of the deck. After ${revealed} cards the first tree is there.`,
    'It goes to your hand; the others that were revealed go to the discard.',
  ],
  'E15.1': [
    ({ cards }) =>
      `A part of a score. First the points on the pennants of the cards, island and climate included: ${cards}.`,
    ({ sprouts, growth }) =>
      `Then ${sprouts} points for sprouts and ${growth} for growth: the complete card scores its canopy, the other its piece.`,
    ({ terrain, compost }) =>
      `Then the brown ability of the terrain with ${terrain} points, and ${compost} for the cards in the compost.`,
  ],
  'E17.3': [
    'Gaia’s turn: her next card is revealed. It is blue, water, and gives you the smaller part.',
    ({ soil }) => `You take ${soil} soil.`,
    ({ sprouts }) => `Then you activate blue, as on any turn: ${sprouts} sprouts for you.`,
    ({ card, sprouts, blue }) =>
      `Last, Gaia takes her part: ${card} sprouts, and ${blue} more for the blue cards in your area. She now has ${sprouts}.`,
  ],
};
