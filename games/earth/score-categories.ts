import type { ScoreCategories } from '@grove/game-kit';
import { cardWords } from './words/cards/index.ts';
import type { ScoreLine } from './words/cards/types.ts';

/** The lines of the score pad from top to bottom (E15.1). */
export const SCORE_LINES: readonly ScoreLine[] = [
  'cards',
  'events',
  'compost',
  'sprouts',
  'growth',
  'terrain',
  'ecosystem',
  'common1',
  'common2',
  'fauna',
];

/** The common ecosystems share a part of the result: the place of each in it. */
export const COMMON: Partial<Record<ScoreLine, number>> = { common1: 0, common2: 1 };

export const earthCategories: ScoreCategories = (language) =>
  SCORE_LINES.map((line) => {
    const label = cardWords[language].scores.lines[line];
    const at = COMMON[line];
    return at === undefined ? { part: line, label } : { part: 'common', at, label };
  });
