import { type Advisor, type GameBots, randomBot, searchBot } from '@grove/bots';
import type { EarthTypes } from '../rules/types.ts';
import { earthEvaluator } from './evaluator.ts';
import { greedyBot } from './greedy.ts';
import { type WeightsByMode, FITTED, type Weights } from './weights.ts';
import { policyBot } from './policy.ts';

const inBoth = ({ table, solo }: WeightsByMode, change: (weights: Weights) => Weights): WeightsByMode => ({
  table: change(table),
  solo: change(solo),
});

/** Half sees what cards do for it, not what they are collected for, and does not mind what the others get. */
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
}));

/** Sees the points that lie before it: plants what has points, and counts no activation to come, not even the next. */
const NEARSIGHTED = inBoth(UNAWARE, (weights) => ({
  ...weights,
  engine: 0,
  activation: 0,
  sproutSpace: [0, 0],
  growthSpace: [0, 0],
  draw: [0.25, 0.6],
  soil: [0.15, 0.5],
}));

export const earthAdvisor: Advisor<EarthTypes> = {
  evaluator: earthEvaluator(FITTED),
  settings: { width: 12, priorError: 6, playouts: 60 },
};

/** Weakest first. */
export const earthBots: GameBots<EarthTypes> = {
  random: randomBot,
  seedling: policyBot(NEARSIGHTED),
  sapling: policyBot(UNAWARE),
  greedy: greedyBot,
  tree: policyBot(FITTED),
  ancient: (game) => searchBot(game, earthAdvisor.evaluator, earthAdvisor.settings),
};
