/** Players that work for any game through the kernel's contract alone. */
export { randomBot } from './random.ts';
export { type Outcome, playPairing } from './tournament/game.ts';
export { type Pairing, pairingOf } from './tournament/schedule.ts';
export { ratingsOf } from './tournament/ratings.ts';
export type { Estimate } from './tournament/statistics.ts';
export { type EntrantSummary, summarise, type Summary } from './tournament/summary.ts';
