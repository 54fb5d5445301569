export { acorns } from './acorns.ts';
export { greedyBot } from './greedy-bot.ts';
export { type AcornsTypes, nameOfCard, NONE, type Seen, type View } from './types.ts';
