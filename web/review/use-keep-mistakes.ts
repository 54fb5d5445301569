import type { GameRecord, Seat } from '@grove/kernel';
import { useEffect } from 'react';
import { reporting } from '../errors/report.ts';
import { keepMistakes } from '../me/keep-mistakes.ts';
import type { Progress } from './review-run.ts';

/** Keeps the mistakes of one's own game once its review is done, for the statistics. */
export function useKeepMistakes(record: GameRecord, seat: Seat, { state, decisions }: Progress): void {
  const isDone = state === 'done';
  useEffect(() => {
    if (isDone) keepMistakes(record, seat, decisions).catch(reporting('keeping a review'));
  }, [record, seat, isDone]);
}
