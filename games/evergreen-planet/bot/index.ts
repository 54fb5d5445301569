/** The planet game's bots, and what the laboratory fits them with. */
export { planetEvaluator } from './evaluator.ts';
export { planetAdvisor, planetBots } from './levels.ts';
export { PlanetValue } from './planet-value.ts';
export { playout } from './playout.ts';
export { type ValueModel, valueModel } from './value-model.ts';
export type { Weights } from './weights.ts';
