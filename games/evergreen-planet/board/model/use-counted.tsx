import { useEffect, useState } from 'react';
import type { SeasonEnd } from './use-season-end.tsx';

/** Time from one tree to the next. */
export const APART = 110;

/** How far the points of a season are counted: so many lit trees on every planet, then the forests. */
export interface Counted {
  readonly trees: number;
  readonly forests: boolean;
}

export const ALL_COUNTED: Counted = { trees: Infinity, forests: true };

/** Counts tree by tree. A tap or a key counts the rest at once, and those who want no motion see the sum. */
export function useCounted(ended: SeasonEnd | undefined, motion: boolean): Counted {
  const [count, setCount] = useState<{ readonly of: SeasonEnd | undefined; readonly trees: number }>();
  const most = Math.max(0, ...(ended?.gains.map(({ trees }) => trees.length) ?? []));
  const trees = count !== undefined && count.of === ended ? count.trees : 0;
  const isDone = !motion || ended === undefined || trees > most;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => setCount({ of: ended, trees: trees + 1 }), APART);
    const skip = () => setCount({ of: ended, trees: Infinity });
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [isDone, ended, trees]);
  return isDone ? ALL_COUNTED : { trees, forests: false };
}

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

/** What a planet has been given so far. */
export function gainSoFar({ trees: lit, forest }: SeasonEnd['gains'][number], { trees, forests }: Counted) {
  return { light: sum(lit.slice(0, trees)), forest: forests ? forest : 0 };
}
