import type { Score } from '../../material/vocabulary.ts';
import { type Counting, countOf } from '../count/counters.ts';

/** E21.1, E21.2: what a count is worth. */
export function worthOf({ vp, per, table, maxVp, maxCount }: Score, count: number): number {
  const counted = maxCount === undefined ? count : Math.min(count, maxCount);
  if (table !== undefined) return counted === 0 ? 0 : table[Math.min(counted, table.length) - 1];
  const points = vp * Math.floor(counted / per);
  return maxVp === undefined ? points : Math.min(points, maxVp);
}

export const scoreOf = (score: Score, from: Counting): number => worthOf(score, countOf(score.counter, from));
