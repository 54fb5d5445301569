import type { GameRecord, Seat } from '@grove/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { runFor } from './review-run.ts';

/** The review of a seat's decisions, begun with the first look. */
export function useReview(record: GameRecord, seat: Seat) {
  const run = useMemo(() => runFor(record, seat), [record, seat]);
  const progress = useSyncExternalStore(run.subscribe, run.progress);
  useEffect(() => run.start(), [run]);
  return { ...progress, start: () => run.start(), stop: () => run.stop() };
}
