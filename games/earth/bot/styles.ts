import { leaning, searchBot, styledName } from '@grove/bots';
import type { BotMaker, Seat } from '@grove/kernel';
import { STYLES, type Style } from '../material/styles.ts';
import { type Parts, partsOf } from '../rules/result.ts';
import type { State } from '../rules/state.ts';
import type { EarthTypes } from '../rules/types.ts';
import { earthEvaluator } from './evaluator.ts';
import { policyBot } from './policy.ts';
import { SEARCH } from './search-settings.ts';
import { FITTED, inBoth, type Span, type Weights } from './weights.ts';

/** How much more than it scores a style's own points count in its search. */
const LEAN = 0.5;
/** How much more the weights of a style's own points count. */
const EMPHASIS = 1.5;
/** A terrain's weight speaks of its hopes alone and is small, so that it takes more of it to be seen. */
const TERRAIN_EMPHASIS = 3;

const more = (span: Span): Span => span.map((worth) => worth * EMPHASIS);

const CHANGES: Readonly<Record<Style, (weights: Weights) => Partial<Weights>>> = {
  terrain: ({ terrain }) => ({ terrain: terrain * TERRAIN_EMPHASIS }),
  flora: ({ planting, growth, sprout }) => ({ planting: more(planting), growth: more(growth), sprout: more(sprout) }),
  fauna: ({ fauna }) => ({ fauna: fauna * EMPHASIS }),
  compost: ({ compost }) => ({ compost: more(compost) }),
};

const POINTS: Readonly<Record<Style, (parts: Parts) => number>> = {
  terrain: ({ terrain }) => terrain,
  flora: ({ cards, sprouts, growth }) => cards + sprouts + growth,
  fauna: ({ fauna }) => fauna,
  compost: ({ compost }) => compost,
};

const weightsOf = (style: Style) => inBoth(FITTED, (weights) => ({ ...weights, ...CHANGES[style](weights) }));

/** Bots of the strong levels that like one way to score best. */
export const styledBots: Readonly<Record<string, BotMaker<EarthTypes>>> = Object.fromEntries([
  ...STYLES.map((style) => [styledName('tree', style), policyBot(weightsOf(style))]),
  ...STYLES.map((style) => [styledName('ancient', style), searcherOf(style)]),
]);

function searcherOf(style: Style): BotMaker<EarthTypes> {
  const lean = (state: State, seat: Seat) => LEAN * POINTS[style](partsOf(state, seat));
  const evaluator = leaning(earthEvaluator(weightsOf(style)), lean);
  return (game) => searchBot(game, evaluator, SEARCH);
}
