import type { ReasonWords } from '../reasons/types.ts';

export const en: ReasonWords = {
  terms: {
    light: ({ name }) => `light in ${name}`,
    forest: 'largest forest',
    room: 'room beside the forest',
    fertility: ({ name }) => `fertility (${name})`,
    plants: 'plants that can still grow',
    bushes: 'bushes',
    lakes: 'space taken by lakes',
    power: ({ name }) => `power for later (${name})`,
    scored: 'points at once',
    token: 'starting the next round',
    rival: ({ name }) => `${name} wanted this card`,
    rivalGets: ({ name }) => `leaves ${name} the card they want`,
  },
  mistakes: {
    light: 'Light given away',
    forest: 'The forest neglected',
    room: 'No room left for the forest',
    fertility: 'Fertility overlooked',
    plants: 'Too little left to grow',
    bushes: 'Bushes left out',
    lakes: 'Space lost to lakes',
    power: 'A power not built up',
    scored: 'Points left behind',
    token: 'The start of a round given away',
    rival: 'A card left to a rival',
  },
};
