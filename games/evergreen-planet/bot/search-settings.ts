import type { SearchSettings } from '@grove/bots';
import type { EvaluatorSettings } from './evaluator.ts';
import { fittedJudge } from './network/fitted-judge.ts';

/**
 * How the strongest level searches. The first playouts of a turn end after three rounds with what the network says: they scatter
 * less than whole games, so that with little time they choose better. But the network is off by a point or two, which more of them do
 * not mend: with a second a decision they make 197.5 points alone, and 200.6 if playouts go to the end once a turn has had two dozen.
 */
export const SEARCH: { readonly evaluator: EvaluatorSettings; readonly settings: SearchSettings } = {
  evaluator: {
    playoutRounds: Infinity,
    beamWidth: 32,
    judge: fittedJudge,
    judgeError: 1.2,
    quick: { playouts: 24, rounds: 3 },
  },
  settings: { width: 24, priorError: 1.7, playouts: 500 },
};

/** How the level below it plans a turn: the best few of a narrow beam as the value model orders them, with some quick playouts. */
export const PLANNING: typeof SEARCH = {
  evaluator: { ...SEARCH.evaluator, beamWidth: 4, judgeError: undefined },
  settings: { ...SEARCH.settings, width: 8, playouts: 20 },
};
