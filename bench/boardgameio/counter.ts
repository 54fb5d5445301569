import { LENGTH } from '../counter/counter.ts';
import type { PeerGame } from './library.ts';

/** The counter as one would write it for boardgame.io. */
export const peerCounter: PeerGame<{ count: number }> = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count++;
    },
  },
  endIf: ({ G }) => (G.count === LENGTH ? true : undefined),
};
