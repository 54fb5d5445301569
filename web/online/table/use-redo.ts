import { useMemo } from 'react';
import { historyOf, stepToRedo } from '@grove/table/core';
import { isPlaying, type TableProps } from './props.ts';

/** Plays the step again that was taken back last; undefined if there is none, or it is not legal any more. */
export function useRedo({ view, snapshot }: TableProps, play: (step: string) => void): (() => void) | undefined {
  const { seat } = view.me;
  const step = useMemo(
    () => (seat === null ? undefined : stepToRedo(historyOf(snapshot.story), seat)?.step),
    [snapshot.story, seat],
  );
  if (step === undefined || !isPlaying(view) || view.playing?.moves.includes(step) !== true) return undefined;
  return () => play(step);
}
