import { itemAt } from '@grove/kernel';
import { nameOfSpace } from '../material/facts.ts';
import { planet } from '../rules/index.ts';
import { isEffect, spaceOf } from '../rules/move.ts';
import { eventOf, type PlanetExample, type PlanetPosition, ROUND_ENDS } from './example.ts';
import { acting } from './positions.ts';

const PLANET = { parts: ['planet'] } as const;
const SNOW = { parts: ['planet'], marked: 'snow' } as const;
const YOUNG = ['.p....', '.#.p#.', '......', '...s..', '.#..#.', '......'];

/** The spaces that the rules offer to the first seat. */
const targetsOf = ({ state }: PlanetPosition): string[] =>
  planet.moves(state, 0).filter(isEffect).map(spaceOf).map(nameOfSpace);

const turnOf = ({ view }: PlanetPosition) => itemAt(view.planets, 0).turn;

const plantedOn = (position: PlanetPosition) => ({ space: eventOf(position, 'planted').space });
const grownOn = (position: PlanetPosition) => ({ space: eventOf(position, 'grown').space });
const ringGrown = (position: PlanetPosition) => [grownOn(position).space];
const ringPlanted = (position: PlanetPosition) => [plantedOn(position).space];

/** P5.2: planting and the two sizes of growing. */
export const growing: PlanetExample = {
  start: () => acting({ rows: YOUNG, card: 'snow-big' }),
  stages: [
    { look: SNOW },
    {
      steps: [
        [0, 'C'],
        [0, '+c1'],
      ],
      look: { ...SNOW, ring: ringPlanted },
      facts: plantedOn,
    },
    { steps: [[0, '^d2']], look: { ...SNOW, ring: ringGrown }, facts: grownOn },
    {
      steps: [
        [0, 'big'],
        [0, '^d4'],
      ],
      look: { ...PLANET, ring: ringGrown },
      facts: grownOn,
    },
  ],
};

/** P5.3, P5.4: action B with a snow card. */
export const action: PlanetExample = {
  start: () => acting({ rows: ['..ps..', 'p#.p#.', '..p...', '...s..', '.#..#.', '......'], card: 'snow-bud' }),
  stages: [
    {
      steps: [[0, 'B']],
      look: { ...SNOW, targets: true },
      facts: (position) => ({ targets: targetsOf(position).length, grows: turnOf(position)?.growsLeft ?? 0 }),
    },
    {
      steps: [[0, '^d1']],
      look: { ...SNOW, targets: true },
      facts: (position) => ({ ...grownOn(position), targets: targetsOf(position).length }),
    },
    { steps: [[0, '^d2']], look: SNOW, facts: grownOn },
  ],
};

/** P5.6: a marker moves, and the power works in any biome. */
export const power: PlanetExample = {
  start: () => acting({ rows: YOUNG, card: 'wheat-sprout' }),
  stages: [
    { look: { parts: ['planet', 'powers'] } },
    {
      steps: [[0, 'sprout']],
      look: { parts: ['planet', 'powers'] },
      facts: (position) => ({ strength: eventOf(position, 'marker').strength }),
    },
    {
      steps: [
        [0, '+b3'],
        [0, '+e4'],
      ],
      look: {
        parts: ['planet', 'powers'],
        ring: ({ events }) => events.flatMap((event) => (event.kind === 'planted' ? [event.space] : [])),
      },
      facts: ({ events }) => ({ sprouts: events.filter(({ kind }) => kind === 'planted').length }),
    },
  ],
};

/** P5.7: a lake makes two of its neighbours grow. */
export const lake: PlanetExample = {
  start: () => acting({ rows: ['......', '.#s.#.', '.p.p..', '......', '.#..#.', '......'], card: 'mountain-lake' }),
  stages: [
    { steps: [[0, 'lake']], look: PLANET, facts: (position) => ({ lakes: turnOf(position)?.powerLeft ?? 0 }) },
    {
      steps: [[0, '~c3']],
      look: { ...PLANET, targets: true },
      facts: (position) => ({
        space: eventOf(position, 'lake').space,
        grows: turnOf(position)?.lakeGrows ?? 0,
        targets: targetsOf(position).length,
      }),
    },
    {
      steps: [
        [0, '^c2'],
        [0, '^d3'],
      ],
      look: {
        ...PLANET,
        ring: ({ events }) => events.flatMap((event) => (event.kind === 'grown' ? [event.space] : [])),
      },
    },
  ],
};

/** P5.8: the power may work on the space that the action used. */
export const sameSpace: PlanetExample = {
  start: () => acting({ card: 'meadow-small' }),
  stages: [
    {
      steps: [
        [0, 'A'],
        [0, '+a3'],
        [0, '+b3'],
      ],
      look: { ...PLANET, marked: 'meadow', ring: (position) => [plantedOn(position).space] },
      facts: plantedOn,
    },
    {
      steps: [
        [0, 'small'],
        [0, '^a3'],
      ],
      look: { ...PLANET, ring: ringGrown },
      facts: grownOn,
    },
  ],
};

/** P6.1: the round ends when the last player is done. */
export const roundEnd: PlanetExample = {
  start: () => acting({ rows: YOUNG, round: 1 }),
  stages: [
    {
      steps: ROUND_ENDS.slice(0, 2),
      look: { parts: ['planet', 'river'] },
      facts: ({ view }) => ({ round: view.round + 1 }),
    },
    {
      steps: ROUND_ENDS.slice(2),
      look: { parts: ['planet', 'river'] },
      facts: ({ view }) => ({ round: view.round + 1 }),
    },
  ],
};
