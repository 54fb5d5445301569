import { useEffect } from 'react';
import type { LocalTable } from '../table/local-table.ts';

/** The name under which a game of the day is kept once, and its day. */
export interface KeepAs {
  readonly id: string;
  readonly daily: string;
}

/** Keeps a game in this browser when it is over; where the browser keeps nothing, the game is simply not there later. */
export function useKeepGame(table: LocalTable, keepAs?: KeepAs): void {
  const isOver = table.match.over;
  const id = keepAs?.id ?? table.id;
  const daily = keepAs?.daily ?? null;
  useEffect(() => {
    const keep = async () => {
      const { keepLocal } = await import('./keep.ts');
      await keepLocal(table, id, daily);
    };
    if (isOver) keep().catch(() => undefined);
  }, [table, id, daily, isOver]);
}
