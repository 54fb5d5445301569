import type { ConcertExampleWords } from '../../examples/words.ts';

export const en: ConcertExampleWords = {
  'C2.3': [
    ({ cards }) => `You have ${cards} cards, and so has Ana. Nobody gets any other cards during the game.`,
    ({ cards }) =>
      `In the opening you lay some of them out for your piles, from left to right. ${cards} cards are left for the whole game.`,
  ],
  'C3.1': [
    'Before your first turn you pick cards for your piles, from left to right.',
    ({ value }) =>
      `Blue ${value} will be your left pile. Ana has picked a card too, but you see only its back, as she sees only yours.`,
    'When everyone has picked, all cards are revealed at once. They are your piles, and only the top card of each counts from now on.',
  ],
  'C3.2': [
    'Everyone picks cards in secret. You see your own; Ana still has one to pick.',
    ({ yours, hers }) =>
      `All cards are turned over. Yours add up to ${yours}, Ana’s to ${hers}: the lower sum begins, so the first turn is yours.`,
  ],
  'C3.3': [
    'Before the reveal all artist discs lie in the middle.',
    ({ first, second, yours, hers }) =>
      `On blue you have ${first} + ${second} = ${yours}, more than Ana’s ${hers}: the blue disc is yours. Green and yellow go to Ana. Colours that nobody shows stay in the middle.`,
  ],
  'C4.2': [
    ({ cards }) => `It is your turn, and you have ${cards} cards in your hand.`,
    ({ played, covered }) =>
      `You play green ${played} on your own pile. It covers lilac ${covered}, which is out of the game.`,
    ({ played, covered }) =>
      `You may play on Ana’s piles as well, and a lower card may cover a higher one: orange ${played} on her blue ${covered}. It counts for Ana now, as the pile is hers.`,
  ],
  'C4.3': [
    ({ hers, yours }) => `Ana holds the blue disc: her ${hers} is more than your ${yours}.`,
    ({ before, after, kept }) =>
      `You play an orange card on Ana’s blue one. Now you have the most influence on blue: the disc comes to you and steps on from ${before} to ${after}. Orange is Ana’s now; its disc comes from the middle and keeps its ${kept}.`,
    ({ shown }) =>
      `You cover your own blue card as well. No blue shows any more, so the disc stays with you at ${shown}.`,
  ],
  'C4.4': [
    'The cards are played. The hit is on orange, and blue is next on the ring.',
    ({ value }) => `You turn the hit disc one step: now blue has the hit, and its ${value} counts double in a concert.`,
  ],
  'C4.5': [
    ({ points }) => `Your discs show what a concert would pay right now: ${points} points.`,
    ({ after, points }) =>
      `A high brown card on your own pile beats Ana’s: the brown disc comes to you and steps on to ${after}. The artist whose card you covered is still yours. Now it would be ${points} points.`,
    ({ value, points }) =>
      `Then the hit: one step on to blue, whose ${value} counts double. That makes ${points} points.`,
    ({ points }) => `You hold the concert and score ${points} points. One of your tickets is used up.`,
  ],
  'C4.6': [
    ({ points }) => `With the hit on blue a concert would pay ${points} points.`,
    ({ points }) => `You name it your gala: everything doubles, ${points} points. There is no second gala for you.`,
  ],
  'C5.3': [
    ({ seconds }) => `The ${seconds} seconds are nearly over, and you have not played a card yet.`,
    ({ cards }) =>
      `Time is up. Your right-hand neighbour draws a card from your hand at random, and it goes on your middle pile. You have ${cards} cards left, and the turn passes on.`,
  ],
  'C6.2': [
    ({ sum }) =>
      `You play the very last card. Your discs add up to ${sum}; the hit does not count in the final concert.`,
    ({ yours, hers }) =>
      `Everyone holds the final concert. Neither of you has had a gala, so this is it and doubles: ${yours} points for you, ${hers} for Ana.`,
  ],
};
