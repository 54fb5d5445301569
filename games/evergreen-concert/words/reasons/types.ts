import type { Sentence } from '@grove/game-kit';
import type { TermKind } from '../../bot/terms.ts';

type Named = Exclude<TermKind, 'rival'> | 'rivalLess' | 'rivalMore';

/** Why a turn is better than others, and what it is called to overlook that. */
export interface ReasonWords {
  /** What a term is about, to stand before its points; `name` is an artist, a value or a player. */
  readonly terms: Readonly<Record<Named, Sentence<'name'>>>;
  /** The strongest of several opponents. */
  readonly strongest: string;
  readonly mistakes: Readonly<Record<TermKind, string>>;
}
