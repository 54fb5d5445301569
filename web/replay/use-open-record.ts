import type { GameRecord, Viewer } from '@grove/kernel';
import { useLocation } from 'wouter';
import { hrefOf, type Mode, packRecord } from './link.ts';

interface Look {
  /** Who played, by seat; a record itself names nobody. */
  readonly names: readonly string[];
  /** Who sat where, if that is known: playing on seats the same bots. */
  readonly seating?: readonly string[];
  readonly mode?: Mode;
  readonly viewer?: Viewer;
  readonly step?: number;
}

/** Opens the replay of a record, or its review, from the beginning or at a step. */
export function useOpenRecord(): (record: GameRecord, look: Look) => Promise<void> {
  const [, go] = useLocation();
  return async (record, { names, seating = [], mode = 'replay', viewer = 0, step = 0 }) => {
    go(hrefOf(mode, { packed: await packRecord(record), names, seating }, { step, viewer }));
  };
}
