import type { ReasonWords } from '../reasons/types.ts';

export const en: ReasonWords = {
  terms: {
    paid: 'what the concert pays now',
    hit: 'where the hit is',
    later: 'concerts kept for later',
    gala: 'the gala kept for later',
    disc: ({ name }) => `${name} disc for later concerts`,
    rivalLess: ({ name }) => `${name} holds less`,
    rivalMore: ({ name }) => `${name} holds more`,
    cards: 'cards kept in hand',
    opening: ({ name }) => `the value for the opening (best near ${name})`,
  },
  strongest: 'the strongest rival',
  mistakes: {
    paid: 'A concert that pays too little',
    hit: 'The hit left to others',
    later: 'Concerts held too early',
    gala: 'The gala held too early',
    disc: 'Discs not won',
    rival: 'Discs left to a rival',
    cards: 'Too many cards spent',
    opening: 'Unsuitable cards for the opening',
  },
};
