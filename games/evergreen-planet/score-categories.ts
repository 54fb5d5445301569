import type { ScoreCategories } from '@grove/game-kit';
import { boardWords } from './words/screen/index.ts';

/** The parts of a total in the order of the rules. */
export const PARTS = ['start', 'light', 'forest', 'buds', 'fertility'] as const;

export const planetCategories: ScoreCategories = (language) =>
  PARTS.map((part) => ({ part, label: boardWords[language].end[part] }));
