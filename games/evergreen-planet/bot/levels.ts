import { type Advisor, type GameBots, limitedSearchBot, randomBot, searchBot } from '@grove/bots';
import type { PlanetTypes } from '../rules/types.ts';
import { planetEvaluator } from './evaluator.ts';
import { greedyWith, greedyBot } from './greedy.ts';
import { PLANNING, SEARCH } from './search-settings.ts';
import { styledBots } from './styles.ts';
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

export const planetAdvisor: Advisor<PlanetTypes> = {
  evaluator: planetEvaluator(valueModel(FITTED), SEARCH.evaluator),
  settings: SEARCH.settings,
};

const planner = planetEvaluator(valueModel(FITTED), PLANNING.evaluator);

/** Weakest first, then those with a style. */
export const planetBots: GameBots<PlanetTypes> = {
  random: randomBot,
  seedling: greedyWith(NEARSIGHTED),
  sapling: greedyWith(UNPREPARED),
  greedy: greedyBot,
  // The best turn that the beam finds, without a single playout.
  tree: (game) => limitedSearchBot(game, planner, PLANNING.settings),
  ancient: (game) => searchBot(game, planetAdvisor.evaluator, planetAdvisor.settings),
  ...styledBots,
};
