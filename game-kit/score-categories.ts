import type { Language } from './language.ts';

/** A category of the score, and where its points stand in the parts of a result. */
export interface ScoreCategory {
  readonly part: string;
  /** For a part that is a list of categories: which of them. Without it, a list is one category. */
  readonly at?: number;
  readonly label: string;
}

/** All categories of a game, in the order in which it shows them. */
export type ScoreCategories = (language: Language) => readonly ScoreCategory[];
