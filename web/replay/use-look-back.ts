import type { GameRecord, Viewer } from '@grove/kernel';
import { useLocation } from 'wouter';
import { hrefOf, type Mode, packRecord } from './link.ts';

/** Opens the replay of a record, or its review, from the beginning. */
export function useLookBack(): (record: GameRecord, mode?: Mode, viewer?: Viewer) => Promise<void> {
  const [, go] = useLocation();
  return async (record, mode = 'replay', viewer = 0) => {
    go(hrefOf(mode, { packed: await packRecord(record) }, { step: 0, viewer }));
  };
}
