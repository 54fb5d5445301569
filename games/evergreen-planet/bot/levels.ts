import { type Advisor, type GameBots, randomBot, searchBot } from '@grove/bots';
import type { PlanetTypes } from '../rules/types.ts';
import { planetEvaluator } from './evaluator.ts';
import { greedyWith, greedyBot } from './greedy.ts';
import { valueModel } from './value-model.ts';
import { type Curve, FITTED, type Weights } from './weights.ts';

const NOTHING: Curve = [0, 0, 0, 0];

/** Knows what scores, but not what prepares it: no room beside the forest, no light to come, no stronger powers. */
const UNPREPARED: Weights = {
  ...FITTED,
  sproutBeside: NOTHING,
  emptyBeside: NOTHING,
  lightNext: NOTHING,
  lightLater: NOTHING,
  grownNow: NOTHING,
  grownLater: NOTHING,
  powers: [0, 0, 0, 0, 0, 0],
  iconsToCome: 0,
  iconsLost: 0,
};

/** Sees this season's light and forest; of fertility, which counts in the end, it thinks only when the end is near. */
const NEARSIGHTED: Weights = {
  ...UNPREPARED,
  forest: [0.25, 0.33, 0.5, 1],
  sproutIcon: NOTHING,
  smallIcon: [0, 0, 0, 0.2],
  bigIcon: [0, 0, 0.2, 0.7],
};

/**
 * Playouts go to the end: the value model is good at comparing turns of one planet, less at comparing planets rounds
 * apart. Many candidates are compared: with 400 playouts, 24 turns of a narrow beam made 188 points in 24 deals, 48 of a
 * wide one 193.
 */
export const planetAdvisor: Advisor<PlanetTypes> = {
  evaluator: planetEvaluator(valueModel(FITTED), { playoutRounds: Infinity, beamWidth: 32 }),
  settings: { width: 48, priorError: 1.7, playouts: 500 },
};

/** Weakest first. */
export const planetBots: GameBots<PlanetTypes> = {
  random: randomBot,
  seedling: greedyWith(NEARSIGHTED),
  sapling: greedyWith(UNPREPARED),
  greedy: greedyBot,
  // The level before the one that searches is the greedy bot itself: the best that the weights can do without search.
  tree: greedyBot,
  ancient: (game) => searchBot(game, planetAdvisor.evaluator, planetAdvisor.settings),
};
