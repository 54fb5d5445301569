import { itemAt } from '@grove/kernel';
import { useEffect, useLayoutEffect, useState } from 'react';

/** From one step to the next while the replay runs by itself. */
const PACE = 900;

const KEYS: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowLeft: (now) => now - 1,
  ArrowRight: (now) => now + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** What has arrow keys or letters of its own: fields, open sheets, and the lists and grids of boards. */
const OWN_KEYS = 'input, select, textarea, dialog, [role=grid], [role=toolbar], [role=radiogroup], [role=tablist]';

/** Whether a key is not meant for what has the focus. The space bar moves no slider, but it presses buttons. */
function isFree({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key !== ' ') return target.closest(OWN_KEYS) === null;
  const isSlider = target instanceof HTMLInputElement && target.type === 'range';
  return isSlider || target.closest(`${OWN_KEYS}, button, a, summary`) === null;
}

/** Which step of the game is shown: arrows, Home and End change it, the space bar lets it run by itself. */
export function usePlayback(first: number, last: number) {
  const within = (step: number) => Math.min(last, Math.max(0, step));
  const [step, setStep] = useState(within(first));
  const [isRunning, setIsRunning] = useState(false);
  const runs = isRunning && step < last;
  const toggle = () => {
    if (step === last) setStep(0);
    setIsRunning(!runs);
  };
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setStep((now) => Math.min(last, now + 1)), PACE);
    return () => clearTimeout(timer);
  }, [runs, step, last]);
  // In the frame that shows the step: a key that is pressed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      if (event.key === ' ') toggle();
      else if (event.key in KEYS) go((now) => itemAt(KEYS, event.key)(now, last));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  /** A step that somebody takes stops the replay from running by itself. */
  const go = (next: (now: number) => number) => {
    setIsRunning(false);
    // From the step that was asked for last, even if it is not drawn yet: keys come fast.
    setStep((now) => within(next(now)));
  };
  const goTo = (target: number) => go(() => target);
  return { step, goTo, runs, toggle };
}
