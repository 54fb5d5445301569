import { type Advisor, type GameBots, levelsFrom, plainEvaluator } from '@grove/bots';
import { acorns, type AcornsTypes, greedyBot } from '@grove/kernel/sample';

/** Three cards in hand are three candidates. */
export const advisor: Advisor<AcornsTypes> = {
  evaluator: plainEvaluator(acorns),
  settings: { width: 3, priorError: 5, playouts: 96 },
};

/** All by search, but for a greedy bot that follows the prize: a single secret choice brings no points by itself. */
export const bots: GameBots<AcornsTypes> = {
  ...levelsFrom(advisor.evaluator, advisor.settings),
  greedy: greedyBot,
};
