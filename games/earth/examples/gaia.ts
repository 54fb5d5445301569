import { SeededChance } from '@grove/kernel';
import { cardById } from '../material/cards.ts';
import { gaiaOf } from '../rules/solo/goods.ts';
import type { State } from '../rules/state.ts';
import { type EarthExample, eventsOf, gotBy } from './example.ts';
import { beginPhase, layTable } from './positions.ts';

/** Gaia's turn begins, and this is her card. */
function gaiaReveals(id: string): State {
  const chance = SeededChance.from('an example of Gaia');
  const state = layTable(
    {
      players: [
        {
          soil: 1,
          tableau: [
            { card: 'E005', at: [0, 0] },
            { card: 'E048', at: [0, 1] },
          ],
        },
      ],
      phase: 'color',
      fauna: ['F339A', 'F340A', 'F339B', 'F340B'],
      active: 1,
    },
    chance,
  );
  const gaia = gaiaOf(state);
  const card = cardById(id).index;
  gaia.deck = gaia.deck.filter((other) => other !== card).concat(card);
  beginPhase(state, 'gaia', chance, () => undefined);
  return state;
}

const LOOK = { parts: ['tableau', 'gaia'] } as const;

/** E17.3, E17.4: her card, your part, then hers. */
export const gaiaTurn: EarthExample = {
  start: () => gaiaReveals('G362'),
  stages: [
    { look: LOOK },
    { steps: [[0, 'either second']], look: LOOK, facts: (position) => ({ soil: gotBy(position, 0, 'soil') }) },
    {
      steps: [
        [0, 'activate a1'],
        [0, 'sprout a1'],
        [0, 'sprout a1'],
      ],
      look: LOOK,
      facts: (position) => ({ sprouts: gotBy(position, 0, 'sprout') }),
    },
    {
      steps: [[0, 'done']],
      look: LOOK,
      facts: (position) => {
        const [card, blue] = eventsOf(position, 'gaia-got').map(({ n }) => n);
        return { card: card ?? 0, blue: blue ?? 0, sprouts: gaiaOf(position.state).sprouts };
      },
    },
  ],
};
