import type { Bot } from '@grove/kernel';
import { type AcornsTypes, CARDS } from './types.ts';

/** The better the prize, the better the card: the hand's order follows the prize's rank among all cards. */
export const greedyBot = (): Bot<AcornsTypes> => ({
  choose({ hand, options, prize }) {
    const worstFirst = options.winner === 'highest' ? hand : hand.toReversed();
    return worstFirst[Math.floor(((prize - 1) / CARDS) * hand.length)];
  },
});
