import { acorns, greedyBot } from '@grove/kernel/sample';
import { plainExpert, randomBot } from '../index.ts';

/** The sample game with two bots and an advisor. */
export const sample = {
  game: acorns,
  bots: { random: randomBot, greedy: greedyBot },
  advisor: { expert: plainExpert(acorns), settings: { width: 4, doubt: 5, thoughts: 20 } },
};
