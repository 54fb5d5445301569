/** Players that work for any game through the kernel's contract alone. */
export { randomBot } from './random.ts';
export { type Outcome, playPairing } from './tournament/game.ts';
export { type Pairing, pairingOf } from './tournament/schedule.ts';
export { ratingsOf } from './tournament/ratings.ts';
export type { Estimate } from './tournament/statistics.ts';
export { type EntrantSummary, summarise, type Summary } from './tournament/summary.ts';
export { evolve, type Evolution, type Objective } from './laboratory/evolution.ts';
export { numbersIn, withNumbers } from './laboratory/flatten.ts';
export { normalFrom } from './laboratory/normal.ts';
export { milliseconds, thoughts, unlessCalledOff } from './budget.ts';
export { type Expert, margin, plainExpert, type Turn } from './expert.ts';
export { compareTurns, type Question, type Thought } from './search/halving.ts';
export { greedyBot, searchBot, type SearchSettings, think } from './search/search-bot.ts';
export { type BotName, type Level, LEVELS, MEASURES } from './levels.ts';
export { type BotWords, botWords } from './words/index.ts';
export { byValue, varied } from './search/varied.ts';
