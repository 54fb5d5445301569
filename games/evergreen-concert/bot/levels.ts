import { type Advisor, type GameBots, limitedSearchBot, randomBot, searchBot } from '@grove/bots';
import type { ConcertTypes } from '../rules/index.ts';
import { concertEvaluator } from './evaluator.ts';
import { greedyBot, greedyWith } from './greedy.ts';
import { FITTED } from './weights.ts';

/** Holds its concerts as soon as they are anything, and does not mind what the others hold. */
const HASTY = { ...FITTED, own: 0, opponent: 0, later: 5, laterShared: 15, card: 3 };
/** Waits for a good concert, but looks at its own discs only. */
const ALONE = { ...FITTED, opponent: 0, later: 10, laterShared: 35 };

export const concertAdvisor: Advisor<ConcertTypes> = {
  evaluator: concertEvaluator(FITTED, { playoutTurns: Infinity, beamWidth: 12 }),
  settings: { width: 24, priorError: 5, playouts: 300 },
};
const { evaluator, settings } = concertAdvisor;

/** Weakest first. */
export const concertBots: GameBots<ConcertTypes> = {
  random: randomBot,
  seedling: greedyWith(HASTY),
  sapling: greedyWith(ALONE),
  greedy: greedyBot,
  // A playout of each of the nine best turns: as far above the sapling as below the ancient.
  tree: (game) => limitedSearchBot(game, evaluator, { ...settings, width: 9, playouts: 9 }),
  ancient: (game) => searchBot(game, evaluator, settings),
};
