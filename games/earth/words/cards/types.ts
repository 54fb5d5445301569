import type { KindWord } from './kinds.ts';

/** What the cards themselves say, beside the sentences composed from their data. */
export interface CardWords {
  readonly kinds: Readonly<Record<KindWord, string>>;
  /** `3 per herb`. */
  readonly per: string;
  /** Facts for those who listen; numbers and words in braces. */
  readonly cost: string;
  readonly points: string;
  readonly sprouts: string;
  readonly growth: string;
  readonly noHabitat: string;
}
