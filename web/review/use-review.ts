import type { GameRecord } from '@grove/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { runFor } from './review-run.ts';

/** The review of a record, begun with the first look. */
export function useReview(record: GameRecord) {
  const run = useMemo(() => runFor(record), [record]);
  const progress = useSyncExternalStore(run.subscribe, run.progress);
  useEffect(() => run.start(), [run]);
  return { ...progress, start: () => run.start(), stop: () => run.stop() };
}
