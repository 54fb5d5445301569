/** What a game's bots promise, as tests. */
export { type LevelOrderChoices, levelsOutOfOrder, playDuels } from './level-order.ts';
export { levelOrderSuite } from './suite.ts';
