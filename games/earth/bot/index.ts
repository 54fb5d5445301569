/** Earth's bots, and what the laboratory fits them with. */
export { earthEvaluator } from './evaluator.ts';
export { earthAdvisor, earthBots } from './levels.ts';
export { INPUTS, writeInputs } from './network/inputs.ts';
export { isForeseeable } from './playout.ts';
export { policyMove } from './policy.ts';
export { FITTED, type Weights, type WeightsByMode } from './weights.ts';
