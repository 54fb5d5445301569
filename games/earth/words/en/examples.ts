import type { EarthExampleWords } from '../../examples/words.ts';

export const en: EarthExampleWords = {
  'E2.8': [
    ({ paid, drawn }) =>
      `Ana plays a between-turns event: she paid ${paid} sprouts and drew ${drawn} cards. You are asked too, but no sprout lies on your grass.`,
    ({ sprouts }) => `Nothing is half done, so you may prepare first: you spend your seed on ${sprouts} sprouts.`,
    ({ paid, drawn }) => `Now you can take part. You pay ${paid} sprouts and draw ${drawn} cards.`,
  ],
  'E4.4': [
    'Ana is planting. You have nothing to plant and are done.',
    ({ paid, soil }) =>
      `She is still thinking, so you may come back and play an event: ${paid} sprouts for ${soil} soil.`,
  ],
  'E5.1': [
    'It is your turn. Above is what you have, below what Ana has.',
    ({ soil, cards }) =>
      `You choose red, compost. You gain ${soil} soil and compost ${cards} cards from the deck without looking at them.`,
    ({ soil }) => `Ana gets the minor benefit and takes one of the alternatives: ${soil} soil.`,
  ],
  'E5.2': [
    ({ cards }) => `You choose yellow, grow. First you draw ${cards} cards.`,
    ({ growth }) => `Then you gain ${growth} growth, and both go on the oak.`,
    ({ hers, yours }) =>
      `Ana takes one of the alternatives whole: she draws ${hers} cards. Then yellow is activated, and the oak gives you ${yours} more cards.`,
    ({ growth }) => `Last the bush: ${growth} growth, which completes it.`,
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
  'E7.6': [
    'Your tableau before a green action. The grass in your hand has a black ability.',
    ({ sprouts }) => `As soon as it is planted, it gives ${sprouts} sprouts. You place them at once.`,
    'Only then comes your next planting.',
  ],
  'E8.1': [
    ({ sprouts }) => `There are ${sprouts} sprouts on your grass, but hardly any soil.`,
    ({ paid, soil }) => `At a checkpoint you convert ${paid} sprouts into ${soil} soil.`,
  ],
  'E9.3': [
    ({ sprouts }) => `All sprout spaces of your tableau are taken: ${sprouts} sprouts lie there.`,
    ({ stored }) => `A yellow ability gives more. As no space is free, ${stored} sprouts go to your store.`,
  ],
  'E9.5': [
    ({ cards }) => `Ana plants a mushroom. It gives her ${cards} cards, and sprouts to all others.`,
    ({ stored }) =>
      `You take ${stored} sprouts. As they come from another player, they go to your store, although your grass has free spaces.`,
    ({ sprouts }) => `In the third step of the turn you move them to your grass, which now has ${sprouts}.`,
  ],
  'E10.3': [
    ({ spaces }) => `This bush has ${spaces} growth spaces, and its yellow ability gives growth.`,
    'The first piece is a trunk.',
    ({ points, pieces }) =>
      `The piece that fills the card is the canopy. At the end it scores the ${points} canopy points in place of ${pieces} for its pieces.`,
  ],
  'E11.1': [
    ({ sprouts }) => `You have ${sprouts} sprouts and hardly any soil, but an event in your hand.`,
    ({ paid, soil, points }) =>
      `You play it: you pay ${paid} sprouts and gain ${soil} soil. The card goes to your event stack and costs you ${points} points at the end.`,
  ],
  'E11.7': [
    'The turn is nearly over, and you have a between-turns event in your hand.',
    ({ paid, drawn, composted }) =>
      `You play it and must pay ${paid} sprouts. You draw ${drawn} cards and compost ${composted} from the deck.`,
    ({ paid, drawn, composted }) =>
      `Ana wants the same: she pays ${paid} sprouts as well, draws ${drawn} cards and composts ${composted}.`,
  ],
  'E12.2': [
    'You spend a seed to germinate and name your criterion: a tree. Your hand so far.',
    ({ revealed }) =>
      `Cards are revealed from the bottom of the deck. After ${revealed} cards the first tree is there.`,
    'It goes to your hand; the others that were revealed go to the discard.',
  ],
  'E13.2': [
    ({ need, yours, hers }) => `The mole asks for ${need} soil. You have ${yours}, Ana has ${hers}.`,
    ({ yours, hers }) =>
      `You choose red, compost. Now you have ${yours} soil and Ana ${hers}: you have both met the objective.`,
    ({ points, leaves }) =>
      `At the end of the turn leaves are placed. You are the active player and come first: ${points} points. ${leaves} leaves are left.`,
    ({ points }) => `Ana gets the next rank, ${points} points.`,
  ],
  'E14.1': [
    ({ cards }) => `You have planted ${cards} cards, and the last one is in your hand.`,
    ({ cards }) => `With ${cards} cards your tableau is complete, and the end of the game is near.`,
    ({ points }) => `At the end of the turn your last leaf goes on the bonus: ${points} points.`,
    ({ yours, hers }) =>
      `Ana has her turn, so that the round is finished. Then the scores are counted: ${yours} points for you, ${hers} for Ana.`,
  ],
  'E15.1': [
    ({ cards }) =>
      `A part of a score. First the points on the pennants of the cards, island and climate included: ${cards}.`,
    ({ sprouts, growth }) =>
      `Then ${sprouts} points for sprouts and ${growth} for growth: the complete card scores its canopy, the other its trunk.`,
    ({ terrain, compost }) =>
      `Then the brown ability of the terrain with ${terrain} points, and ${compost} for the cards in the compost.`,
  ],
  'E16.2': [
    ({ soil }) => `You and Ben are a team. You chose red and gained ${soil} soil.`,
    ({ laid }) => `Ben needs soil, so you lay ${laid} on the team board.`,
    ({ taken, left }) =>
      `Ben takes ${taken}. What is left there (${left}) is lost at the end of the turn unless one of you takes it.`,
  ],
  'E17.3': [
    'Gaia’s turn: her next card is revealed. It is blue, water, and gives you the minor benefit.',
    ({ soil }) => `You take ${soil} soil.`,
    ({ sprouts }) => `Then you activate blue, as on any turn: ${sprouts} sprouts for you.`,
    ({ card, sprouts, blue }) =>
      `Last, Gaia takes her part: ${card} sprouts, and ${blue} more for the blue cards in your area. She now has ${sprouts}.`,
  ],
  'E18.1': [
    ({ deck, discard }) =>
      `Your oak lets you draw, but the deck is down to ${deck} card. In the discard lie ${discard} cards.`,
    ({ drawn, deck }) =>
      `You draw the last one, the discard is shuffled into a new deck, and you draw on: ${drawn} cards in all. The new deck has ${deck} cards left.`,
  ],
  'E18.2': [
    ({ compost }) =>
      `The blue ability of the mushroom costs a card from your compost. ${compost} cards lie there, face down.`,
    ({ compost, soil }) =>
      `The top card goes to the discard, and nobody chooses which. You gain ${soil} soil; ${compost} cards are left in your compost.`,
  ],
  'E19.6': [
    'The blue ability of the potato gives a sprout to each herb in its column, itself included.',
    ({ sprouts }) =>
      `The herbs of the column get ${sprouts} sprouts in all. The bush is no herb, and the grass beside the potato stands in another column.`,
  ],
  'E19.7': [
    'The sprouts on the left can copy a blue ability of another card: here that of the potato.',
    ({ sprouts }) =>
      `It works as if it were printed on the copying card, so the column of that card counts. It is every type itself, also a herb: ${sprouts} sprouts.`,
  ],
  'E20.9': [
    ({ cards, points }) =>
      `The ridge scores the longest line of rocky cards through it. Now it is ${cards} cards long: ${points} points.`,
    ({ cards, points }) =>
      `A rocky mushroom closes the gap to the grass. The line goes round corners from edge to edge and is ${cards} cards long: ${points} points.`,
  ],
  'E20.11': [
    'The mountain scores if its row is full and all cards in it differ in ability colour. A space is still free.',
    ({ points }) =>
      `The red mushroom fills the row. Green, yellow, blue and red: for each card a colour can be chosen that no other has, so you have ${points} points.`,
  ],
  'E21.2': [
    ({ trees, points }) => `Your ecosystem scores trees by a table. For ${trees} trees it gives ${points} points.`,
    ({ trees, points }) => `With one tree more you are at the next entry: ${trees} trees, ${points} points.`,
  ],
};
