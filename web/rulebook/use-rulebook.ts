import type { BoardRules } from '@grove/game-kit/board';
import { useMemo } from 'react';
import { create } from 'zustand';
import { findGame } from '../boards/find.ts';
import { useWords } from '../language.tsx';

interface OpenedRules {
  readonly game: string;
  /** The rule to begin at, or `ICONS`. */
  readonly rule: string | undefined;
}

/** The rules that lie open over the page, if any do. */
export const useRules = create<{ readonly opened: OpenedRules | undefined }>()(() => ({ opened: undefined }));

export const hasRulebook = (game: string): boolean => findGame(game)?.rulebook !== undefined;

/** In place of a rule: the page of icons and colours. */
export const ICONS = 'icons';

export const openRules = (game: string, rule?: string): void => useRules.setState({ opened: { game, rule } });
export const closeRules = (): void => useRules.setState({ opened: undefined });

/** The way to the rules for a board; undefined for games without a rulebook. */
export function useBoardRules(game: string): BoardRules | undefined {
  const words = useWords();
  return useMemo(
    () => (hasRulebook(game) ? { open: (rule) => openRules(game, rule), label: words.rule } : undefined),
    [game, words],
  );
}
