import { useMemo } from 'react';
import { historyOf, stepToRedo } from '@grove/table/core';
import { legalSteps } from './legal-steps.ts';
import { isPlaying, type TableProps } from './table-props.ts';

/** Plays the step again that was taken back last; undefined if there is none, or it is not legal any more. */
export function useRedo({ module, view, state }: TableProps, play: (step: string) => void): (() => void) | undefined {
  const { seat } = view.me;
  const { playing } = view;
  const step = useMemo(
    () => (seat === null ? undefined : stepToRedo(historyOf(state.shownLog), seat)?.step),
    [state.shownLog, seat],
  );
  const isLegal = useMemo(
    () =>
      step !== undefined &&
      seat !== null &&
      playing?.mayAct === true &&
      legalSteps(module.game, playing.view, seat).some(({ text }) => text === step),
    [module.game, playing, seat, step],
  );
  return step !== undefined && isLegal && isPlaying(view) ? () => play(step) : undefined;
}
