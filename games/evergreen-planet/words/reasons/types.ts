import type { Sentence } from '@grove/game-kit';
import type { TermKind } from '../../bot/terms.ts';

/** Why a turn is better than others, and what it is called to overlook that. */
export interface ReasonWords {
  /** What a term is about, to stand before its points; `name` is that of a season, a biome, a power or a player. */
  readonly terms: Readonly<Record<TermKind | 'rivalGets', Sentence<'name'>>>;
  readonly mistakes: Readonly<Record<TermKind, string>>;
}
