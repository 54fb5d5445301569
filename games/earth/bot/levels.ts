import { type Advisor, type GameBots, randomBot, searchBot } from '@grove/bots';
import type { EarthTypes } from '../rules/types.ts';
import { earthEvaluator } from './evaluator.ts';
import { greedyBot } from './greedy.ts';
import { FORESIGHTS, PLAYOUT_POLICY, SEARCH } from './search-settings.ts';
import { policyBot } from './policy.ts';
import { styledBots } from './styles.ts';
import { FITTED, inBoth } from './weights.ts';

/**
 * Half sees what cards do for it, not what they are collected for, does not mind what the others get, and thinks that there is
 * time. It must be in some hurry, and so must the seedling, or a game between them might never end.
 */
const UNAWARE = inBoth(FITTED, (weights) => ({
  ...weights,
  engine: weights.engine / 4,
  activation: weights.activation / 2,
  canopy: 0,
  objective: 0,
  fauna: 0,
  terrain: 0,
  discount: 0,
  opponent: 0,
  urgency: weights.urgency / 2,
}));

/**
 * Sees the points that lie before it: plants what has points, and counts no activation to come, not even the next. To fill the
 * island means nothing to it as such and has even more time: it waits for cards that it likes.
 */
const NEARSIGHTED = inBoth(UNAWARE, (weights) => ({
  ...weights,
  engine: 0,
  activation: 0,
  sproutSpace: [0, 0],
  growthSpace: [0, 0],
  draw: [0.25, 0.6],
  soil: [0.15, 0.5],
  planting: [0, 0],
  atLeast: [1, 1.5],
  urgency: weights.urgency / 2,
}));

export const earthAdvisor: Advisor<EarthTypes> = {
  evaluator: earthEvaluator(PLAYOUT_POLICY, FORESIGHTS),
  settings: SEARCH,
};

/** Weakest first, then those with a style. */
export const earthBots: GameBots<EarthTypes> = {
  random: randomBot,
  seedling: policyBot(NEARSIGHTED),
  sapling: policyBot(UNAWARE),
  greedy: greedyBot,
  tree: policyBot(FITTED),
  ancient: (game) => searchBot(game, earthAdvisor.evaluator, earthAdvisor.settings),
  ...styledBots,
};
