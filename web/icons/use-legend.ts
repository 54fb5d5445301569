import type { IllustratedRulebook, LegendItem } from '@grove/game-kit/rulebook';
import { useMemo } from 'react';
import { findGame } from '../boards/find.ts';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';

interface Legend {
  readonly items: ReadonlyMap<string, LegendItem>;
  readonly symbols: IllustratedRulebook['symbols'];
}

/** The icons of a game by their names; the nearest Suspense waits for them. */
export function useLegend(game: string): Legend {
  const language = useLanguage();
  const rulebook = useLoadedIfAny(findGame(game)?.rulebook);
  return useMemo(() => {
    const items = rulebook?.legend?.(language).flatMap((group) => group.items) ?? [];
    return { items: new Map(items.map((item) => [item.id, item])), symbols: rulebook?.symbols };
  }, [rulebook, language]);
}
