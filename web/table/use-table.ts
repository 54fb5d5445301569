import { useEffect, useSyncExternalStore } from 'react';
import { type LocalTable, ME } from './local-table.ts';

/** Time to see what a bot did before the next step; none for those who want no motion. */
const PAUSE = 140;

/** Redraws whenever something happens at the table, and lets the bots play when it is their turn. */
export function useTable(table: LocalTable): void {
  const version = useSyncExternalStore(table.subscribe, table.version);
  useEffect(() => {
    if (table.turn === undefined || table.turn === ME) return undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => table.playBot(), calm ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [table, version]);
}
