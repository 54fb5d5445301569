/** Players that work for any game through the kernel's contract alone. See docs/BOTS.md. */
export type { Advisor } from './advisor.ts';
export { playoutBudget, timeBudget, unlessCalledOff, whicheverFirst } from './budget.ts';
export { type Candidate, type Evaluator, margin, plainEvaluator } from './evaluator.ts';
export { BASELINES, BOT_NAMES, type BotName, type GameBots, type Level, LEVELS } from './levels.ts';
export { levelsFrom } from './levels-from.ts';
export { randomBot } from './random.ts';
export { differences, LEAST_REASON, reasonsFor, type Term } from './reasons.ts';
export { botNames, leaning, levelOf, STYLED_LEVELS, type StyledLevel, styledName, styleOf } from './styles.ts';
export { type ReviewSettings } from './review/entry-cost.ts';
export { reviewRecord } from './review/review-record.ts';
export type { Played } from './review/entries.ts';
export { type Decision, reviewGame, type TwoLooks } from './review/review.ts';
export { byPrior, diversify } from './search/diversify.ts';
export { type Hint, hintsFor } from './search/hints.ts';
export { limitedSearchBot } from './search/limited-search-bot.ts';
export { greedyBot, search, searchBot, type SearchSettings } from './search/search-bot.ts';
export { compareCandidates, type Evaluation, type SearchRoot } from './search/sequential-halving.ts';
export { type Outcome, playPairing } from './tournament/game.ts';
export { type Pairing, pairingOf } from './tournament/schedule.ts';
export { ratingsOf } from './tournament/ratings.ts';
export { type Hypotheses, type Verdict, verdictOf } from './tournament/sequential-test.ts';
export { type Estimate, meanWithInterval } from './tournament/statistics.ts';
export { type EntrantSummary, summarise, type Summary } from './tournament/summary.ts';
export { THINKING, type Thinking, thinkingTime } from './thinking-time.ts';
export { answering, budgetFor, type Knowledge, openFrom, type PlayableGame } from './worker/answer.ts';
export { type Asked, BotClient, type Later, type OpenPort, type Port } from './worker/client.ts';
export {
  type Allowance,
  type Answer,
  type Ask,
  type BotQuestion,
  type ChooseQuestion,
  type Failure,
  type HintData,
  type HintsQuestion,
  patienceFor,
  type Said,
} from './worker/protocol.ts';
