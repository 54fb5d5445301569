/** The contract suite: what every game must pass, as tests and as plain checks. See docs/ADDING-A-GAME.md. */
export { type CheckName, checks, parts } from './checks/index.ts';
export { type Check, type Context, contextFor, type ContextChoices, playerNumbers, unusualOptions } from './context.ts';
export { contractSuite, type SuiteChoices } from './suite.ts';
export { Breach } from './breach.ts';
export { type SeededGame } from './seeded-game.ts';
