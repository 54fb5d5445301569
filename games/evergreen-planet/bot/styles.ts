import { type Evaluator, leaning, limitedSearchBot, searchBot, styledName } from '@grove/bots';
import type { BotMaker, Seat } from '@grove/kernel';
import { STYLES, type Style } from '../material/styles.ts';
import { partsOf } from '../rules/result.ts';
import type { Parts, PlanetTypes, State } from '../rules/types.ts';
import { type EvaluatorSettings, planetEvaluator } from './evaluator.ts';
import { fittedJudge } from './network/fitted-judge.ts';
import type { Judge } from './network/judge.ts';
import { PlanetValue } from './planet-value.ts';
import { PLANNING, SEARCH } from './search-settings.ts';
import { type ValueModel, valueModel } from './value-model.ts';
import { type Curve, FITTED, type Weights } from './weights.ts';

/** How much more than it scores a style's own points count in its search. */
const LEAN = 0.5;
/** How much more the weights of a style's own points count. */
const EMPHASIS = 1.4;

const PLAIN = valueModel(FITTED);

const more = (curve: Curve): Curve => curve.map((value) => value * EMPHASIS) as unknown as Curve;

const WEIGHTS: Readonly<Record<Style, Weights>> = {
  light: {
    ...FITTED,
    lightNow: more(FITTED.lightNow),
    lightNext: more(FITTED.lightNext),
    lightLater: more(FITTED.lightLater),
    grownNow: more(FITTED.grownNow),
    grownLater: more(FITTED.grownLater),
  },
  forest: {
    ...FITTED,
    forest: more(FITTED.forest),
    sproutBeside: more(FITTED.sproutBeside),
    emptyBeside: more(FITTED.emptyBeside),
  },
  fertility: {
    ...FITTED,
    sproutIcon: more(FITTED.sproutIcon),
    smallIcon: more(FITTED.smallIcon),
    bigIcon: more(FITTED.bigIcon),
    iconsToCome: FITTED.iconsToCome * EMPHASIS,
  },
};

const sum = (points: readonly number[]): number => points.reduce((all, some) => all + some, 0);

const POINTS: Readonly<Record<Style, (parts: Parts) => number>> = {
  light: ({ light }) => sum(light),
  forest: ({ forest }) => sum(forest),
  fertility: ({ fertility }) => fertility,
};

/** Bots of the strong levels that like one way to score best. */
export const styledBots: Readonly<Record<string, BotMaker<PlanetTypes>>> = Object.fromEntries([
  ...STYLES.map((style) => [styledName('tree', style), plannerOf(style)]),
  ...STYLES.map((style) => [styledName('ancient', style), searcherOf(style)]),
]);

/** Plans turns by its weights, like the tree itself. */
function plannerOf(style: Style): BotMaker<PlanetTypes> {
  const evaluator = evaluatorOf(style, PLANNING.evaluator);
  return (game) => limitedSearchBot(game, evaluator, PLANNING.settings);
}

function searcherOf(style: Style): BotMaker<PlanetTypes> {
  const lean = (state: State, seat: Seat) => LEAN * POINTS[style](partsOf(state, seat));
  const evaluator = leaning(evaluatorOf(style, SEARCH.evaluator), lean);
  return (game) => searchBot(game, evaluator, SEARCH.settings);
}

function evaluatorOf(style: Style, settings: EvaluatorSettings): Evaluator<PlanetTypes> {
  const model = valueModel(WEIGHTS[style]);
  // The player knows no styles.
  return planetEvaluator(model, { ...settings, judge: emphatic(fittedJudge, model), player: undefined });
}

/** The judge learned what planets bring, not what a style likes: to its word comes by how much more the style's weights say than the plain ones. */
function emphatic(judge: Judge, model: ValueModel): Judge {
  const valueBy = (by: ValueModel, state: State, seat: Seat) => new PlanetValue(by, state, seat).value;
  return {
    beforeTurn: judge.beforeTurn,
    value: (state, seat) => judge.value(state, seat) + valueBy(model, state, seat) - valueBy(PLAIN, state, seat),
  };
}
