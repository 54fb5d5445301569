/** The concert game's bots, and what the laboratory fits them with. */
export { concertEvaluator } from './evaluator.ts';
export { greedyWith } from './greedy.ts';
export { concertAdvisor, concertBots } from './levels.ts';
export type { Weights } from './weights.ts';
