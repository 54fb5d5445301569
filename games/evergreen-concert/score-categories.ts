import type { ScoreCategories } from '@grove/game-kit';
import { MAX_CONCERTS } from './rules/index.ts';
import { boardWords } from './words/screen/index.ts';

export const CONCERTS = Array.from({ length: MAX_CONCERTS }, (_, i) => i);

export const concertCategories: ScoreCategories = (language) => {
  const { end } = boardWords[language];
  return [
    ...CONCERTS.map((at) => ({ part: 'concerts', at, label: end.concert(at + 1) })),
    { part: 'final', label: end.final },
  ];
};
