import type { SearchSettings } from '@grove/bots';
import type { EvaluatorSettings } from './evaluator.ts';

/**
 * How the strongest level searches. Playouts go to the end: the value model is good at comparing turns of one planet,
 * less at comparing planets rounds apart. Many candidates are compared: with 400 playouts, 24 turns of a narrow beam made
 * 188 points in 24 deals, 48 of a wide one 193.
 */
export const SEARCH: { readonly evaluator: EvaluatorSettings; readonly settings: SearchSettings } = {
  evaluator: { playoutRounds: Infinity, beamWidth: 32 },
  settings: { width: 48, priorError: 1.7, playouts: 500 },
};

/** How the level below it plans a turn: without playouts, and by a narrow beam, which finds as good a turn as a wide one. */
export const PLANNING: typeof SEARCH = {
  evaluator: { ...SEARCH.evaluator, beamWidth: 4 },
  settings: { ...SEARCH.settings, playouts: 0 },
};
