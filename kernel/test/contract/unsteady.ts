import type { Game } from '../../index.ts';
import { acorns, type AcornsTypes } from '../../contract/sample/index.ts';

/** A game that plays the same as long as it stays in one process. */
export const unsteady: Game<AcornsTypes> = {
  ...acorns,
  start: (players, options, chance) => {
    const state = acorns.start(players, options, chance);
    return { ...state, won: state.won.map(() => process.pid) };
  },
};
