import { itemAt } from '@grove/kernel';
import { cardById } from '../material/cards.ts';
import { growthScore } from '../rules/score/lines.ts';
import { partsOf } from '../rules/result.ts';
import { activatedCards, type EarthExample, type EarthPosition, eventOf, eventsOf, gotBy } from './example.ts';
import { tableAt } from './positions.ts';

const ISLAND = { parts: ['tableau', 'stock'] } as const;
const sproutsOn = ({ state }: EarthPosition): number => itemAt(state.players, 0).sprouts.reduce((sum, n) => sum + n, 0);

/** E8.1: sprouts become soil. */
export const conversion: EarthExample = {
  start: () =>
    tableAt({ players: [{ soil: 1, tableau: [{ card: 'E005', at: [0, 0], sprouts: 4 }] }, {}], phase: 'color' }),
  stages: [
    { look: ISLAND, facts: (position) => ({ sprouts: sproutsOn(position) }) },
    {
      steps: [[0, 'convert soil'], ...Array.from({ length: 3 }, () => [0, 'unsprout a1'] as const)],
      look: ISLAND,
      facts: (position) => ({
        paid: eventsOf(position, 'paid').reduce((sum, { n }) => sum + n, 0),
        soil: gotBy(position, 0, 'soil'),
      }),
    },
  ],
};

/** E9.3: only when every sprout space is taken. */
export const storing: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          tableau: [
            { card: 'E316', at: [0, 0], sprouts: 6 },
            { card: 'E005', at: [0, 1], sprouts: 6 },
          ],
        },
        {},
      ],
      phase: 'activate',
      color: 'yellow',
    }),
  stages: [
    { look: ISLAND, facts: (position) => ({ sprouts: sproutsOn(position) }) },
    {
      steps: [
        [0, 'activate a1'],
        [0, 'store 3'],
      ],
      look: { ...ISLAND, ring: activatedCards },
      facts: (position) => ({ stored: eventOf(position, 'stored').n }),
    },
  ],
};

/** E10.3, E10.5: trunks, then the canopy. */
export const canopy: EarthExample = {
  start: () =>
    tableAt({ players: [{ tableau: [{ card: 'E015', at: [0, 0] }] }, {}], phase: 'activate', color: 'yellow' }),
  stages: [
    { look: { parts: ['large'] }, facts: () => ({ spaces: cardById('E015').growthSpaces }) },
    {
      steps: [
        [0, 'activate a1'],
        [0, 'grow a1'],
      ],
      look: { parts: ['large'] },
    },
    {
      steps: [[0, 'grow a1']],
      look: { parts: ['large'] },
      facts: ({ state }) => ({
        points: growthScore(itemAt(state.players, 0)),
        pieces: itemAt(state.players, 0).growth.reduce((sum, n) => sum + n, 0),
      }),
    },
  ],
};

/** E12.2: a seed finds a tree. */
export const germination: EarthExample = {
  start: () =>
    tableAt({
      players: [{ seeds: 1, hand: ['E044'] }, {}],
      phase: 'color',
      deck: ['E001', 'E004', 'E031', 'E013', 'E033', 'E010'],
    }),
  stages: [
    { steps: [[0, 'seed']], look: { parts: ['hand'] } },
    {
      steps: [[0, 'germinate type:tree']],
      look: { parts: ['revealed'], ring: (position) => [eventOf(position, 'germinated').card] },
      facts: (position) => ({ revealed: eventOf(position, 'germinated').revealed.length }),
    },
    { steps: [], look: { parts: ['hand'], ring: ({ view }) => itemAt(view.players, 0).shown } },
  ],
};

const parts = ({ state }: EarthPosition) => partsOf(state, 0);

/** E15.1: some lines of the score. */
export const scoring: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          compost: ['E041', 'E042', 'E043', 'E046'],
          tableau: [
            { card: 'E015', at: [0, 0], sprouts: 3, growth: 2 },
            { card: 'E126', at: [0, 1] },
            { card: 'E013', at: [1, 0], sprouts: 2, growth: 1 },
            { card: 'E044', at: [1, 1], sprouts: 4 },
          ],
        },
        {},
      ],
      phase: 'color',
    }),
  stages: [
    { look: { parts: ['tableau', 'stock'] }, facts: (position) => ({ cards: parts(position).cards }) },
    {
      look: { parts: ['tableau', 'stock'], ring: () => ['E015', 'E013', 'E044'].map((id) => cardById(id).index) },
      facts: (position) => ({ sprouts: parts(position).sprouts, growth: parts(position).growth }),
    },
    {
      look: { parts: ['tableau', 'stock'], ring: () => [cardById('E126').index] },
      facts: (position) => ({ terrain: parts(position).terrain, compost: parts(position).compost }),
    },
  ],
};
