import { itemAt } from '@grove/kernel';
import { boardOf } from '../rules/teams.ts';
import { activatedCards, type EarthExample, type EarthPosition, eventOf, eventsOf, gotBy } from './example.ts';
import { tableAt } from './positions.ts';

const ISLAND = { parts: ['tableau', 'stock'] } as const;
const ringPlanted = (position: EarthPosition) => eventsOf(position, 'planted').map(({ card }) => card);

/** E5.2: the two parts of yellow in their order, then the yellow abilities. */
export const growing: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          leaves: 0,
          tableau: [
            { card: 'E013', at: [0, 0] },
            { card: 'E015', at: [0, 1] },
          ],
        },
        { leaves: 0 },
      ],
      phase: 'color',
      deck: ['E033', 'E010', 'E031', 'E032', 'E014', 'E066', 'E044', 'E001', 'E045', 'E048'],
    }),
  stages: [
    {
      steps: [[0, 'choose yellow']],
      look: { parts: ['tableau', 'hand'] },
      facts: (position) => ({ cards: eventOf(position, 'drew').cards.length }),
    },
    {
      steps: [
        [0, 'grow a1'],
        [0, 'grow a1'],
      ],
      look: { parts: ['tableau', 'hand'] },
      facts: (position) => ({ growth: gotBy(position, 0, 'growth') }),
    },
    {
      steps: [
        [1, 'either first'],
        [0, 'activate a1'],
      ],
      look: { parts: ['tableau', 'hand'], ring: activatedCards },
      facts: (position) => {
        const [hers, yours] = eventsOf(position, 'drew').map(({ cards }) => cards.length);
        return { hers: hers ?? 0, yours: yours ?? 0 };
      },
    },
    {
      steps: [
        [0, 'activate b1'],
        [0, 'grow b1'],
        [0, 'grow b1'],
      ],
      look: { parts: ['tableau', 'hand'], ring: activatedCards },
      facts: (position) => ({ growth: gotBy(position, 0, 'growth') }),
    },
  ],
};

/** E7.6: a black ability happens as soon as its card is planted. */
export const blackAbility: EarthExample = {
  start: () =>
    tableAt({
      players: [{ leaves: 0, soil: 5, hand: ['E265', 'E032'], tableau: [{ card: 'E013', at: [0, 0] }] }, {}],
      phase: 'plant',
      color: 'green',
    }),
  stages: [
    { look: { parts: ['tableau', 'hand'] } },
    {
      steps: [[0, 'plant E265 b1'], ...Array.from({ length: 4 }, () => [0, 'sprout b1'] as const), [0, 'sprout a1']],
      look: { parts: ['tableau', 'hand'], ring: ringPlanted },
      facts: (position) => ({ sprouts: gotBy(position, 0, 'sprout') }),
    },
    { steps: [[0, 'plant E032 a2']], look: { parts: ['tableau'], ring: ringPlanted } },
  ],
};

/** E9.5, E9.7: what another player's card gives goes to the store, and leaves it in step 3. */
export const gift: EarthExample = {
  start: () =>
    tableAt({
      players: [
        { leaves: 0, tableau: [{ card: 'E005', at: [0, 0], sprouts: 3 }] },
        { leaves: 0, soil: 3, hand: ['E349'] },
      ],
      phase: 'plant',
      color: 'green',
      active: 1,
      deck: ['E033', 'E010', 'E031', 'E032', 'E014', 'E066', 'E044', 'E001', 'E045', 'E048', 'E090'],
    }),
  stages: [
    {
      steps: [[1, 'plant E349 a1']],
      look: ISLAND,
      facts: (position) => ({ cards: eventOf(position, 'drew').cards.length }),
    },
    { steps: [[0, 'accept 2']], look: ISLAND, facts: (position) => ({ stored: eventOf(position, 'stored').n }) },
    {
      steps: [
        [0, 'done'],
        [1, 'done'],
        [1, 'keep E044'],
        [0, 'done'],
        [1, 'done'],
        [0, 'sprout a1'],
        [0, 'sprout a1'],
      ],
      look: ISLAND,
      facts: ({ view }) => ({ sprouts: itemAt(itemAt(view.players, 0).sprouts, 0) }),
    },
  ],
};

const TEAM = { parts: ['stocks', 'team'], seats: [0, 2] } as const;
const onBoard = ({ state }: EarthPosition) => ({ left: boardOf(state, 0)?.soil ?? 0 });

/** E16.2: laid on the board by one, taken by the other. */
export const teamBoard: EarthExample = {
  start: () =>
    tableAt({
      players: [{ leaves: 0 }, { leaves: 0 }, { leaves: 0, soil: 1 }, { leaves: 0 }],
      options: { teams: '2v2' },
      phase: 'color',
    }),
  stages: [
    {
      steps: [
        [0, 'choose red'],
        [1, 'either first'],
        [2, 'either second'],
        [3, 'either first'],
      ],
      look: TEAM,
      facts: (position) => ({ soil: gotBy(position, 0, 'soil') }),
    },
    {
      steps: Array.from({ length: 3 }, () => [0, 'lay soil'] as const),
      look: TEAM,
      facts: (position) => ({ laid: eventsOf(position, 'laid').length }),
    },
    {
      steps: Array.from({ length: 2 }, () => [2, 'fetch soil'] as const),
      look: TEAM,
      facts: (position) => ({ taken: eventsOf(position, 'fetched').length, ...onBoard(position) }),
    },
  ],
};
