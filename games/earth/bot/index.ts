/** Earth's bots, and what the laboratory fits them with. */
export { earthEvaluator } from './evaluator.ts';
export { earthAdvisor, earthBots } from './levels.ts';
export { marginOf } from './margin.ts';
export { type CardChoice, colorChoices, handChoices, plantingChoices } from './network/choices.ts';
export { INPUTS_ALONE, writeAlone } from './network/gaia-inputs.ts';
export { HAND_NUMBERS } from './network/hand-inputs.ts';
export { INPUTS, writeInputs } from './network/inputs.ts';
export { CARD_MARKS, MARKS, MOST_MARKS, writeMarks } from './network/marks.ts';
export { isForeseeable } from './playout.ts';
export { type Policy, policyMove } from './policy.ts';
export { PLANTING_NUMBERS } from './network/planting-inputs.ts';
export { FORESIGHTS, PLAYOUT_POLICY } from './search-settings.ts';
export { FITTED, type Weights, type WeightsByMode } from './weights.ts';
