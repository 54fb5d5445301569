import { itemAt } from '@grove/kernel';
import { cardById, cards } from '../material/cards.ts';
import { activatedCards, type EarthExample, eventOf, eventsOf, gotBy } from './example.ts';
import { tableAt } from './positions.ts';

const STOCKS = { parts: ['stocks'] } as const;
const ISLAND = { parts: ['tableau', 'stock'] } as const;

/** E5.1: red for the active player and for another. */
export const compost: EarthExample = {
  start: () => tableAt({ players: [{ soil: 1 }, { soil: 1 }], phase: 'color' }),
  stages: [
    { look: STOCKS },
    {
      steps: [[0, 'choose red']],
      look: STOCKS,
      facts: (position) => ({ soil: gotBy(position, 0, 'soil'), cards: eventOf(position, 'composted').cards.length }),
    },
    { steps: [[1, 'either first']], look: STOCKS, facts: (position) => ({ soil: gotBy(position, 1, 'soil') }) },
  ],
};

/** E5.3: green plants, then draws. */
export const planting: EarthExample = {
  start: () =>
    tableAt({
      players: [{ soil: 6, hand: ['E013', 'E032', 'E044'], tableau: [{ card: 'E005', at: [0, 0] }] }, {}],
      phase: 'color',
      deck: ['E033', 'E010', 'E031', 'E015', 'E091', 'E090'],
    }),
  stages: [
    {
      steps: [[0, 'choose green']],
      look: { parts: ['tableau', 'hand'] },
      facts: ({ view }) => ({ soil: itemAt(view.players, 0).soil }),
    },
    {
      steps: [[0, 'plant E013 b1']],
      look: { parts: ['tableau', 'hand'], ring: (position) => eventsOf(position, 'planted').map(({ card }) => card) },
      facts: (position) => ({ paid: eventOf(position, 'paid').n, left: itemAt(position.view.players, 0).soil }),
    },
    {
      steps: [
        [0, 'plant E032 a2'],
        [1, 'done'],
      ],
      look: {
        parts: ['tableau', 'looking'],
        ring: (position) => eventsOf(position, 'planted').map(({ card }) => card),
      },
      facts: (position) => ({ cards: eventOf(position, 'looked').cards.length }),
    },
    {
      steps: [[0, 'keep E031']],
      look: { parts: ['tableau', 'hand'], ring: (position) => [eventOf(position, 'kept').card] },
    },
  ],
};

/** E5.4: blue, and where the sprouts go. */
export const watering: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          tableau: [
            { card: 'E005', at: [0, 0] },
            { card: 'E013', at: [0, 1] },
          ],
        },
        {},
      ],
      phase: 'color',
    }),
  stages: [
    { look: ISLAND },
    {
      steps: [
        [0, 'choose blue'],
        [0, 'sprout b1'],
        [0, 'sprout b1'],
      ],
      look: { ...ISLAND, ring: () => [cardById('E013').index] },
      facts: (position) => ({ placed: gotBy(position, 0, 'sprout'), spaces: cardById('E013').sproutSpaces }),
    },
    {
      steps: Array.from({ length: 4 }, () => [0, 'sprout a1'] as const),
      look: { ...ISLAND, ring: () => [cardById('E005').index] },
      facts: (position) => ({ placed: gotBy(position, 0, 'sprout'), soil: gotBy(position, 0, 'soil') }),
    },
  ],
};

/** E6.3, E6.7: row by row, from left to right; what one card gives may pay for a later one. */
export const order: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          soil: 1,
          tableau: [
            { card: 'E014', at: [0, 0] },
            { card: 'E045', at: [0, 1] },
            { card: 'E066', at: [1, 0] },
            { card: 'E005', at: [1, 1] },
          ],
        },
        {},
      ],
      phase: 'activate',
      color: 'red',
    }),
  stages: [
    { look: ISLAND },
    {
      steps: [[0, 'activate a1']],
      look: { ...ISLAND, ring: activatedCards },
      facts: (position) => ({ cards: eventOf(position, 'drew').cards.length }),
    },
    {
      steps: [
        [0, 'activate b1'],
        [0, 'sprout b1'],
        [0, 'sprout b1'],
      ],
      look: { ...ISLAND, ring: activatedCards },
      facts: (position) => ({ sprouts: gotBy(position, 0, 'sprout') }),
    },
    {
      steps: [
        [0, 'activate a2'],
        [0, 'unsprout b1'],
      ],
      look: { ...ISLAND, ring: activatedCards },
      facts: (position) => ({ paid: eventOf(position, 'paid').n, soil: gotBy(position, 0, 'soil') }),
    },
  ],
};

/** E7.4: a brown ability makes trees cheaper. */
export const discount: EarthExample = {
  start: () =>
    tableAt({
      players: [{ soil: 3, hand: ['E013'], tableau: [{ card: 'E090', at: [0, 0] }] }, {}],
      phase: 'plant',
      color: 'green',
    }),
  stages: [
    {
      look: { parts: ['tableau', 'hand', 'stock'], ring: () => [cardById('E090').index] },
      facts: ({ view }) => ({
        cost: itemAt(cards, itemAt(itemAt(view.players, 0).hand ?? [], 0)).cost ?? 0,
        soil: itemAt(view.players, 0).soil,
      }),
    },
    {
      steps: [[0, 'plant E013 b1']],
      look: {
        parts: ['tableau', 'hand', 'stock'],
        ring: (position) => eventsOf(position, 'planted').map(({ card }) => card),
      },
      facts: (position) => ({ paid: eventOf(position, 'paid').n, soil: itemAt(position.view.players, 0).soil }),
    },
  ],
};
