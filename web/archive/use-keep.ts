import { useEffect } from 'react';
import type { LocalTable } from '../table/local-table.ts';
import { useArchive } from './store.ts';

/** Keeps the game in this browser when it is over. */
export function useKeep(table: LocalTable): void {
  const isOver = table.match.over;
  useEffect(() => {
    if (!isOver) return;
    const { match, plan, viewer, record, hints, id } = table;
    const { totals } = match.game.result(match.state);
    useArchive.getState().keep({ id, at: Date.now(), record, plan, viewer, totals, hints });
  }, [table, isOver]);
}
