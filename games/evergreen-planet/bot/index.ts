/** The planet game's bots, and what the laboratory fits them with. */
export { TO_ACT, TO_DRAFT, TURN_IS_OVER } from './alone/moment.ts';
export { SIGHT, writeSight } from './alone/sight.ts';
export { planetEvaluator } from './evaluator.ts';
export { planetAdvisor, planetBots } from './levels.ts';
export { PlanetValue } from './planet-value.ts';
export { BITS, emptyInputs, type Inputs, NUMBERS, writePlanet, writeTable } from './network/inputs.ts';
export { fittedJudge } from './network/fitted-judge.ts';
export { type Judge, networkJudge } from './network/judge.ts';
export type { NetworkData } from './network/load.ts';
export { greedyPolicy, judgedPolicy, playout, type Policy } from './playout.ts';
export { type ValueModel, valueModel } from './value-model.ts';
export { FITTED, type Weights } from './weights.ts';
