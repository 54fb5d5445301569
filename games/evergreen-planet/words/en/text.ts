import type { TextWords } from '../text/types.ts';

export const en: TextWords = {
  round: (round, rounds, season) => `Round ${round} of ${rounds}, ${season}`,
  sunAt: { top: 'sun at the top', right: 'sun at the right', bottom: 'sun at the bottom', left: 'sun at the left' },
  letters: { snow: 'n', meadow: 'm', flowers: 'f', wheat: 'w', mountain: 'r', swamp: 's' },
  takesToken: 'takes the first player token',
  yourCard: 'Your card',
};
