import { upper } from '@grove/game-kit';
import type { TextWords } from '../text/types.ts';

export const en: TextWords = {
  noTimer: 'no timer',
  timer: (seconds) => `${seconds} s a turn`,
  opening: (dealer) => `Opening: everyone picks three cards in secret. ${upper(dealer)} dealt.`,
  turn: (turn, onTurn, cards, mostCards) => `Turn ${turn}: ${onTurn}, ${cards} of ${mostCards} cards played`,
  hitMoved: 'hit disc moved',
  columns: ['left', 'middle', 'right', 'hand', 'concerts', 'discs'],
};
