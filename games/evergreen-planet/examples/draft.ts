import { BIOMES } from '../material/facts.ts';
import { fertilityOf } from '../rules/zone.ts';
import type { PlanetExample, PlanetPosition } from './example.ts';
import { drafting } from './positions.ts';

const RIVER = { parts: ['river'] } as const;
const RIVER_AND_ZONE = { parts: ['river', 'fertility'] } as const;

const snowIcons = ({ state }: PlanetPosition) => ({ icons: fertilityOf(state, BIOMES.indexOf('snow')) });

/** P4.1 to P4.4: two players take cards, and the token goes with one of them. */
export const token: PlanetExample = {
  start: () => drafting({ river: ['meadow-bud', 'snow-bush', 'wheat-lake'] }),
  stages: [
    {
      look: RIVER,
      facts: ({ view }) => ({ players: view.planets.length, cards: view.river.length }),
    },
    { steps: [[0, 'take snow-bush']], look: RIVER },
    { steps: [[1, 'take meadow-bud']], look: RIVER },
  ],
};

/** P4.5: the card that is left over brings drought. */
export const drought: PlanetExample = {
  start: () =>
    drafting({
      river: ['snow-small', 'meadow-lake', 'wild-bush'],
      zone: [{ card: 'wheat-big' }, { card: 'snow-sprout' }, { card: 'meadow-big' }, { card: 'snow-bush' }],
    }),
  stages: [
    { look: RIVER_AND_ZONE, facts: snowIcons },
    { steps: [[0, 'take wild-bush']], look: RIVER_AND_ZONE },
    { steps: [[1, 'take meadow-lake']], look: RIVER_AND_ZONE, facts: snowIcons },
  ],
};

/** P9.2: the virtual opponent takes its card as soon as it is its turn. */
export const opponent: PlanetExample = {
  start: () => drafting({ players: 1, river: ['swamp-small', 'wild-lake', 'flowers-lake'] }),
  stages: [
    { look: RIVER, facts: ({ view }) => ({ cards: view.river.length }) },
    { steps: [[0, 'take flowers-lake']], look: RIVER },
  ],
};
