import type { Sentence } from '@grove/game-kit';
import type { TermKind } from '../../bot/terms/kinds.ts';

type Named =
  | Exclude<TermKind, 'rival' | 'gaia'>
  | 'terrains'
  | 'costLeft'
  | 'rivalLess'
  | 'rivalMore'
  | 'gaiaLess'
  | 'gaiaMore';

/** Why a step is better than others, and what it is called to overlook that. */
export interface ReasonWords {
  /** What a term is about, to stand before its points; `name` is a card or a player, `n` a cost and `left` what remains. */
  readonly terms: Readonly<Record<Named, Sentence<'name' | 'n' | 'left'>>>;
  /** The opponents, where there are several. */
  readonly others: string;
  readonly mistakes: Readonly<Record<TermKind, string>>;
}
