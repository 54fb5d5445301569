import { acorns, greedyBot } from '@grove/kernel/sample';
import { plainEvaluator, randomBot } from '../index.ts';

/** The sample game with two bots and an advisor. */
export const sample = {
  game: acorns,
  bots: { random: randomBot, greedy: greedyBot },
  advisor: { evaluator: plainEvaluator(acorns), settings: { width: 4, priorError: 5, playouts: 20 } },
};
