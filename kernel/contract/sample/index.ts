export { acorns } from './acorns.ts';
export { greedyBot } from './greedy-bot.ts';
export { NEXT_RULES, withNextRules } from './next-rules.ts';
export { type AcornsTypes, nameOfCard, NONE, type Seen, type View } from './types.ts';
