import { useState } from 'react';
import type { SortWord } from '../../words/cards/types.ts';
import { arrange, type HandFilter } from './arrange.ts';

/** How the person has laid out their hand: it stays so while the game goes on. */
export function useArrangement(hand: readonly number[], isReady: (card: number) => boolean) {
  const [sort, sortBy] = useState<SortWord>('drawn');
  const [filter, show] = useState<HandFilter>('all');
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const isMarked = (card: number) => marked.has(card);
  const toggleMark = (card: number) =>
    setMarked((before) => new Set(before.has(card) ? [...before].filter((one) => one !== card) : [...before, card]));
  return {
    sort,
    sortBy,
    filter,
    show,
    isMarked,
    toggleMark,
    cards: arrange(hand, sort, filter, { isReady, isMarked }),
  };
}

export type Arrangement = ReturnType<typeof useArrangement>;
