/** Earth's bots, and what the laboratory fits them with. */
export { earthEvaluator } from './evaluator.ts';
export { earthAdvisor, earthBots } from './levels.ts';
export { marginOf } from './margin.ts';
export { colorChoices, plantingChoices } from './network/choices.ts';
export { INPUTS_ALONE, writeAlone } from './network/gaia-inputs.ts';
export { INPUTS, writeInputs } from './network/inputs.ts';
export { MARKS, MOST_MARKS, writeMarks } from './network/marks.ts';
export { isForeseeable } from './playout.ts';
export { type Policy, policyMove } from './policy.ts';
export { PLANTING_MARKS } from './network/planting-choice.ts';
export { PLANTING_NUMBERS } from './network/planting-inputs.ts';
export { FORESIGHTS, PLAYOUT_POLICY } from './search-settings.ts';
export { FITTED, type Weights, type WeightsByMode } from './weights.ts';
