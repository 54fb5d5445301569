import { itemAt } from '@grove/kernel';
import { cardById } from '../material/cards.ts';
import { bonusWorth, claimWorth } from '../rules/score/claims.ts';
import { partsOf, totalOf } from '../rules/result.ts';
import { type EarthExample, type EarthPosition, eventOf, eventsOf } from './example.ts';
import { tableAt } from './positions.ts';

const FAUNA = ['F339A', 'F340A', 'F339B', 'F340B'];

const soils = ({ view }: EarthPosition) => ({
  yours: itemAt(view.players, 0).soil,
  hers: itemAt(view.players, 1).soil,
});

const claimFacts = (position: EarthPosition) => ({
  points: claimWorth(position.state.options, eventOf(position, 'claimed').rank - 1),
});

/** E13.2, E13.4: met during the turn, claimed at its end, the active player first. */
export const claiming: EarthExample = {
  start: () => tableAt({ players: [{ soil: 16 }, { soil: 18 }], phase: 'color', fauna: FAUNA }),
  stages: [
    {
      look: { parts: ['stocks', 'fauna'] },
      facts: (position) => ({ ...soils(position), need: itemAt(cardById('F339A').abilities, 0).need?.n ?? 0 }),
    },
    {
      steps: [
        [0, 'choose red'],
        [1, 'either first'],
      ],
      look: { parts: ['stocks', 'fauna'] },
      facts: soils,
    },
    {
      steps: [
        [0, 'done'],
        [1, 'done'],
        [0, 'claim 1'],
      ],
      look: { parts: ['leaves', 'fauna'] },
      facts: (position) => ({ ...claimFacts(position), leaves: itemAt(position.view.players, 0).leaves }),
    },
    { steps: [[1, 'claim 1']], look: { parts: ['leaves', 'fauna'] }, facts: claimFacts },
  ],
};

const FIFTEEN = 'E001 E005 E010 E013 E014 E015 E032 E044 E045 E048 E066 E090 E091 E126 E031'.split(' ');

const totals = ({ state }: EarthPosition) => ({
  yours: totalOf(partsOf(state, 0)),
  hers: totalOf(partsOf(state, 1)),
});

/** E14.1, E14.2: the sixteenth card, the bonus, the rest of the round, and the score. */
export const ending: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          leaves: 1,
          hand: ['E033'],
          compost: ['E041', 'E042', 'E043', 'E046'],
          tableau: FIFTEEN.map((card, i) => ({ card, at: [i >> 2, i & 3] })),
        },
        {
          leaves: 0,
          compost: ['E050', 'E051'],
          tableau: [
            { card: 'E060', at: [0, 0] },
            { card: 'E316', at: [0, 1], growth: 3 },
          ],
        },
      ],
      phase: 'plant',
      color: 'green',
      fauna: FAUNA,
    }),
  stages: [
    {
      look: { parts: ['tableau', 'hand'] },
      facts: ({ view }) => ({ cards: itemAt(view.players, 0).cells.filter((card) => card >= 0).length }),
    },
    {
      steps: [[0, 'plant E033 d4']],
      look: { parts: ['tableau'], ring: (position) => eventsOf(position, 'planted').map(({ card }) => card) },
      facts: ({ view }) => ({ cards: itemAt(view.players, 0).cells.filter((card) => card >= 0).length }),
    },
    {
      steps: [
        [0, 'done'],
        [0, 'keep E353'],
        [0, 'done'],
        [1, 'done'],
        [0, 'pass'],
        [0, 'bonus'],
      ],
      look: { parts: ['leaves', 'fauna'] },
      facts: ({ state }) => ({ points: bonusWorth(state.options) }),
    },
    {
      steps: [
        [1, 'choose red'],
        [0, 'either first'],
        [0, 'done'],
        [1, 'done'],
        [0, 'done'],
        [1, 'done'],
      ],
      look: { parts: ['pad'] },
      facts: totals,
    },
  ],
};
