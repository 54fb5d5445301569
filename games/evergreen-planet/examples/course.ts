import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { BIOMES } from '../material/facts.ts';
import { planet } from '../rules/index.ts';
import type { Options, State } from '../rules/types.ts';
import { fertilityOf } from '../rules/zone.ts';
import type { PlanetExample, PlanetPosition } from './example.ts';
import { drafting } from './positions.ts';

/** A table just set up; the seed decides who begins. */
const setUpTable = (players: number, seed: string): State =>
  planet.start(players, readOptions(planet.options, {}) as Options, SeededChance.from(seed));

const icons = ({ state }: PlanetPosition): number =>
  BIOMES.reduce((sum, _, biome) => sum + fertilityOf(state, biome), 0);

const plantedOn = ({ events }: PlanetPosition): string[] =>
  events.flatMap((event) => (event.kind === 'planted' ? [event.space] : []));
const sprouts = (position: PlanetPosition) => ({ sprouts: plantedOn(position).length });

const startOf = ({ view }: PlanetPosition, seat: number): number => itemAt(view.planets, seat).parts.start;

/** P2.1: the second seat begins, and everybody after it has a point more. */
export const startingPoints: PlanetExample = {
  start: () => setUpTable(4, 'c'),
  stages: [
    { look: { parts: ['seats'] } },
    {
      look: { parts: ['seats', 'river'] },
      facts: (position) => ({
        first: startOf(position, 1),
        second: startOf(position, 2),
        third: startOf(position, 3),
        yours: startOf(position, 0),
      }),
    },
  ],
};

/** P2.3: what lies on the table when the first round begins. */
export const setUp: PlanetExample = {
  start: () => setUpTable(2, 'c'),
  stages: [
    {
      look: { parts: ['fertility'] },
      facts: (position) => ({ cards: position.view.zone.length, icons: icons(position) }),
    },
    { look: { parts: ['planet'] } },
    {
      look: { parts: ['river'] },
      facts: (position) => ({ yours: startOf(position, 0), hers: startOf(position, 1) }),
    },
  ],
};

/** P3.2: a round from the first card that is taken to the next round. */
export const round: PlanetExample = {
  start: () => drafting({ river: ['snow-sprout', 'meadow-bush', 'wheat-lake'] }),
  stages: [
    {
      steps: [
        [0, 'take snow-sprout'],
        [1, 'take meadow-bush'],
      ],
      look: { parts: ['river', 'planet'] },
    },
    {
      steps: [
        [0, 'A'],
        [0, '+c1'],
        [0, '+d1'],
        [0, '+c2'],
      ],
      look: { parts: ['planet'], marked: 'snow', ring: plantedOn },
      facts: sprouts,
    },
    {
      steps: [
        [0, 'sprout'],
        [0, '+a3'],
        [0, '+e4'],
      ],
      look: { parts: ['planet', 'powers'], ring: plantedOn },
      facts: sprouts,
    },
    {
      steps: [
        [0, 'done'],
        [1, 'D'],
        [1, 'done'],
      ],
      look: { parts: ['river', 'planet'] },
      facts: ({ view }) => ({ round: view.round + 1, cards: view.river.length }),
    },
  ],
};
