/** Earth's bots, and what the laboratory fits them with. */
export { earthEvaluator } from './evaluator.ts';
export { earthAdvisor, earthBots } from './levels.ts';
export { policyMove } from './policy.ts';
export type { Weights, WeightsByMode } from './weights.ts';
