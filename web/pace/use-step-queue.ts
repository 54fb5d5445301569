import type { GameModule } from '@grove/game-kit';
import type { ShownStep } from '@grove/game-kit/board';
import { useKeys } from '@grove/game-kit/board/keys';
import type { Heard } from '@grove/table/core';
import type { Seat, Viewer } from '@grove/kernel';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { useSettings } from '../settings/store.ts';
import { holdOf, shownLines } from './hold.ts';
import { type Frame, StepQueue } from './step-queue.ts';
import { useSkip } from './use-skip.ts';

/** Where frames come from: a game in this browser, or a table at a server. */
interface Source<F extends Frame> {
  readonly module: GameModule;
  readonly subscribe: (listener: () => void) => () => void;
  /** The newest frame; the very same as before while nothing has happened. */
  readonly frame: () => F;
  readonly isOwn: (step: Heard) => boolean;
  /** Who is spoken to. */
  readonly reader: (frame: F) => Viewer;
  /** The most milliseconds for a step while the person's own time runs. */
  readonly most?: (newest: F) => number;
}

const later = (milliseconds: number, call: () => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** The frame that the board shows, and the step of somebody else that is shown with it. */
export function useStepQueue<F extends Frame>(source: Source<F>, nameOf: (seat: Seat) => string) {
  const words = useWords();
  const language = useLanguage();
  const pace = useSettings((settings) => settings.pace);
  const queue = useMemo(
    () =>
      new StepQueue(source.frame(), {
        isOwn: source.isOwn,
        holdOf: (step, newest) =>
          Math.min(source.most?.(newest) ?? Infinity, holdOf(source.module, useSettings.getState().pace, step)),
        later,
      }),
    [source],
  );
  useEffect(() => {
    let last = source.frame();
    const stop = source.subscribe(() => {
      const frame = source.frame();
      if (frame !== last) queue.push(frame);
      last = frame;
    });
    queue.push(last);
    return () => {
      stop();
      queue.close();
    };
  }, [source, queue]);
  useEffect(() => {
    if (pace === 'instant') queue.skip();
  }, [queue, pace]);
  const { frame, step, left } = useSyncExternalStore(queue.subscribe, queue.shown);
  const skip = useCallback(() => queue.skip(), [queue]);
  useSkip(step === undefined ? undefined : skip);
  // Weak: where a question is shown, its own choices come first.
  useKeys(() => (step === undefined ? [] : [{ key: ' ', label: words.skip, act: skip }]), true);
  const showing: ShownStep | undefined = step && {
    seat: step.seat,
    lines: shownLines(source.module, frame.heard, step, { language, nameOf, reader: source.reader(frame) }),
    left,
    skip,
    skipLabel: words.skip,
  };
  const hold = useCallback((isHeld: boolean) => queue.pause(isHeld), [queue]);
  /** The game is ahead of what is shown: the person acts later. */
  const isBehind = step !== undefined || left > 0;
  return { frame, showing, hold, isBehind, mayAct: frame.mayAct && !isBehind };
}
