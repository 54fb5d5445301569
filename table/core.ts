/**
 * The rules of playing at a table that hold for a game in the browser as well: what a viewer hears of a step, which steps
 * stand, can be played again and which time a turn has. Pure, and small enough for the page.
 */
export { nextSand, sandAfterUndo, sandLeftAt, type SandTimer } from './clock/sand-timer.ts';
export { type Heard, seenBy } from './heard.ts';
export { type HeardStep, historyOf, NO_STEPS, type StepHistory, stepToRedo, withStep, withUndo } from './history.ts';
