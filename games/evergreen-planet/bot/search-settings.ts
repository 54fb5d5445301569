import type { SearchSettings } from '@grove/bots';
import type { EvaluatorSettings } from './evaluator.ts';
import { fittedPlayer } from './alone/fitted-player.ts';
import { fittedJudge } from './network/fitted-judge.ts';

/**
 * How the strongest level searches. The first playouts of a turn end after three rounds with what the network says: they scatter
 * less than whole games, so that with little time they choose better. Later ones look for better turns and go on for a round more, since
 * quick ones make the same mistakes again however many there are.
 */
export const SEARCH: { readonly evaluator: EvaluatorSettings; readonly settings: SearchSettings } = {
  evaluator: {
    playoutRounds: 4,
    breadth: { width: 4, turns: 4 },
    beamWidth: 32,
    judge: fittedJudge,
    player: fittedPlayer,
    judgeError: 1.2,
    quick: { playouts: 16, rounds: 3 },
    turnsAlone: true,
  },
  settings: { width: 24, priorError: 1.7, playouts: 500 },
};

/** How the level below it plans a turn: the best few of a narrow beam as the value model orders them, with some quick playouts. */
export const PLANNING: typeof SEARCH = {
  evaluator: { ...SEARCH.evaluator, beamWidth: 4, judgeError: undefined, player: undefined },
  settings: { ...SEARCH.settings, width: 8, playouts: 10 },
};
