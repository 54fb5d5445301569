import { itemAt } from '@grove/kernel';
import { cardById } from '../material/cards.ts';
import { countOf } from '../rules/count/counters.ts';
import { partsOf } from '../rules/result.ts';
import { activatedCards, type EarthExample, type EarthPosition, eventOf, eventsOf, gotBy } from './example.ts';
import { tableAt } from './positions.ts';

const ISLAND = { parts: ['tableau', 'stock'] } as const;
const TABLEAU = { parts: ['tableau'] } as const;
const numbersOf = (...ids: readonly string[]) => ids.map((id) => cardById(id).index);
const ringPlanted = (position: EarthPosition) => eventsOf(position, 'planted').map(({ card }) => card);

/** E18.1: the deck runs out in the middle of a draw. */
export const reshuffling: EarthExample = {
  start: () =>
    tableAt({
      players: [{ leaves: 0, hand: ['E044'], tableau: [{ card: 'E013', at: [0, 0] }] }, { leaves: 0 }],
      phase: 'activate',
      color: 'yellow',
      deck: ['E033'],
      discard: ['E010', 'E031', 'E032', 'E015'],
    }),
  stages: [
    {
      look: { parts: ['tableau', 'hand'] },
      facts: ({ state }) => ({ deck: state.deck.length, discard: state.discard.length }),
    },
    {
      steps: [[0, 'activate a1']],
      look: { parts: ['tableau', 'hand'], ring: activatedCards },
      facts: (position) => ({
        drawn: eventOf(position, 'drew').cards.length,
        deck: position.state.deck.length,
      }),
    },
  ],
};

const composted = ({ state }: EarthPosition) => ({ compost: itemAt(state.players, 0).compost.length });

/** E18.2: a cost that is paid from the compost. */
export const payingCompost: EarthExample = {
  start: () =>
    tableAt({
      players: [{ compost: ['E041', 'E042', 'E043'], tableau: [{ card: 'E009', at: [0, 0] }] }, {}],
      phase: 'activate',
      color: 'blue',
    }),
  stages: [
    { look: ISLAND, facts: composted },
    {
      steps: [[0, 'activate a1']],
      look: { ...ISLAND, ring: activatedCards },
      facts: (position) => ({ soil: gotBy(position, 0, 'soil'), ...composted(position) }),
    },
  ],
};

/** E19.6: so many on each card of a type in a direction. */
export const placingOnEach: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          leaves: 0,
          tableau: [
            { card: 'E083', at: [0, 0] },
            { card: 'E005', at: [1, 0] },
            { card: 'E015', at: [2, 0] },
            { card: 'E044', at: [0, 1] },
          ],
        },
        {},
      ],
      phase: 'activate',
      color: 'blue',
    }),
  stages: [
    { look: TABLEAU },
    {
      steps: [
        [0, 'activate a1'],
        [0, 'all'],
      ],
      look: { ...TABLEAU, ring: () => numbersOf('E083', 'E005') },
      facts: (position) => ({ sprouts: gotBy(position, 0, 'sprout') }),
    },
  ],
};

/** E19.7: a copied ability looks from where the copying card lies. */
export const copying: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          leaves: 0,
          tableau: [
            { card: 'E280', at: [0, 0] },
            { card: 'E005', at: [1, 0] },
            { card: 'E083', at: [0, 1] },
          ],
        },
        {},
      ],
      phase: 'activate',
      color: 'blue',
    }),
  stages: [
    { look: { ...TABLEAU, ring: () => numbersOf('E083') } },
    {
      steps: [
        [0, 'activate a1'],
        [0, 'copy b1'],
        [0, 'all'],
      ],
      look: { ...TABLEAU, ring: () => numbersOf('E280', 'E005') },
      facts: (position) => ({ sprouts: gotBy(position, 0, 'sprout') }),
    },
  ],
};

/** What a card with a score counts where it lies; ecosystems lie nowhere. */
function counted({ state }: EarthPosition, id: string): number {
  const { index, abilities } = cardById(id);
  const { score, direction } = itemAt(
    abilities.filter((ability) => ability.score !== undefined),
    0,
  );
  const cell = itemAt(state.players, 0).cells.indexOf(index);
  return score === undefined
    ? 0
    : countOf(score.counter, { areas: state.players, seat: 0, neighbour: 0, cell, direction });
}

const ridge = (position: EarthPosition) => ({
  cards: counted(position, 'E012'),
  points: partsOf(position.state, 0).terrain,
});

/** E20.9: a path of cards that fit, through the terrain. */
export const longestLine: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          leaves: 0,
          hand: ['E010'],
          tableau: [
            { card: 'E001', at: [0, 0] },
            { card: 'E013', at: [0, 1] },
            { card: 'E005', at: [1, 0] },
            { card: 'E012', at: [1, 1] },
            { card: 'E044', at: [2, 2] },
          ],
        },
        {},
      ],
      phase: 'plant',
      color: 'green',
    }),
  stages: [
    { look: { ...TABLEAU, ring: () => numbersOf('E001', 'E005', 'E012') }, facts: ridge },
    {
      steps: [[0, 'plant E010 b3']],
      look: { ...TABLEAU, ring: () => numbersOf('E001', 'E005', 'E012', 'E010', 'E044') },
      facts: ridge,
    },
  ],
};

/** E20.11: all different, once the row is full. */
export const differentRow: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          leaves: 0,
          hand: ['E087'],
          tableau: [
            { card: 'E286', at: [0, 0] },
            { card: 'E013', at: [0, 1] },
            { card: 'E009', at: [0, 2] },
          ],
        },
        {},
      ],
      phase: 'plant',
      color: 'green',
    }),
  stages: [
    { look: { parts: ['tableau', 'hand'] } },
    {
      steps: [[0, 'plant E087 d1']],
      look: { ...TABLEAU, ring: ringPlanted },
      facts: ({ state }) => ({ points: partsOf(state, 0).terrain }),
    },
  ],
};

const forest = (position: EarthPosition) => ({
  trees: counted(position, 'S305A'),
  points: partsOf(position.state, 0).ecosystem,
});

/** E21.2: points from a table. */
export const tableOfPoints: EarthExample = {
  start: () =>
    tableAt({
      players: [
        {
          leaves: 0,
          ecosystem: 'S305A',
          hand: ['E143'],
          tableau: [
            { card: 'E001', at: [0, 0] },
            { card: 'E013', at: [0, 1] },
          ],
        },
        {},
      ],
      phase: 'plant',
      color: 'green',
    }),
  stages: [
    { look: { parts: ['ecosystem', 'tableau'] }, facts: forest },
    { steps: [[0, 'plant E143 c1']], look: { parts: ['ecosystem', 'tableau'], ring: ringPlanted }, facts: forest },
  ],
};
