import { type Advisor, type GameBots, limitedSearchBot, randomBot, searchBot } from '@grove/bots';
import type { PlanetTypes } from '../rules/types.ts';
import { planetEvaluator } from './evaluator.ts';
import { greedyWith, greedyBot } from './greedy.ts';
import { PLANNING, SEARCH } from './search-settings.ts';
import { styledBots } from './styles.ts';
import { valueModel } from './value-model.ts';
import { type Curve, FITTED, type Weights } from './weights.ts';

const NOTHING: Curve = [0, 0, 0, 0];

const less = <Numbers extends readonly number[]>(share: number, numbers: Numbers): Numbers =>
  numbers.map((number) => share * number) as unknown as Numbers;

/** Sees this share of what prepares points: room beside the forest, light to come, stronger powers, icons to come. */
const prepared = (share: number): Weights => ({
  ...FITTED,
  sproutBeside: less(share, FITTED.sproutBeside),
  emptyBeside: less(share, FITTED.emptyBeside),
  lightNext: less(share, FITTED.lightNext),
  lightLater: less(share, FITTED.lightLater),
  grownNow: less(share, FITTED.grownNow),
  grownLater: less(share, FITTED.grownLater),
  powers: less(share, FITTED.powers),
  iconsToCome: share * FITTED.iconsToCome,
  iconsLost: share * FITTED.iconsLost,
});

/** Knows what scores, but looks ahead half as much as it should. */
const HALF_PREPARED = prepared(0.5);

/** Sees this season's light and forest and next to nothing of what is to come; of fertility, which counts in the end, it thinks only when the end is near. */
const NEARSIGHTED: Weights = {
  ...prepared(0.1),
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
  sapling: greedyWith(HALF_PREPARED),
  greedy: greedyBot,
  tree: (game) => limitedSearchBot(game, planner, PLANNING.settings),
  ancient: (game) => searchBot(game, planetAdvisor.evaluator, planetAdvisor.settings),
  ...styledBots,
};
