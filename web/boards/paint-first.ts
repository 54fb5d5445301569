import type { CarryOut } from '@grove/game-kit/board/use-tap';
import { flushSync } from 'react-dom';

/** If no frame is drawn for so long, in milliseconds, nobody looks: the tap is carried out all the same. */
const NO_FRAME = 100;

/** Calls back once, when the frame that shows the present changes has been painted. */
export function afterPaint(then: () => void): void {
  const painted = new MessageChannel();
  let frame = 0;
  // A message that is sent before a frame is painted arrives after it.
  const timer = setTimeout(() => painted.port2.postMessage(undefined), NO_FRAME);
  painted.port1.addEventListener('message', () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    painted.port1.close();
    then();
  });
  painted.port1.start();
  frame = requestAnimationFrame(() => painted.port2.postMessage(undefined));
}

interface Tap {
  readonly touched: Element;
  readonly act: () => void;
}

/** What a person does next must find the board as the last tap left it. */
const NEXT_INPUTS = ['pointerdown', 'keydown'] as const;

/**
 * Answers every tap in the next frame: what was touched is marked (`data-pressed`) and painted, and only then the tap is carried
 * out, which may take longer than a frame to draw. Taps keep their order: whoever is quicker than a frame has the tap before
 * carried out first. What is gone by then is not tapped any more.
 */
export function paintFirst(wait: (then: () => void) => void = afterPaint): CarryOut {
  let pending: Tap | undefined;
  const finish = () => {
    const tap = pending;
    if (tap === undefined) return;
    pending = undefined;
    for (const input of NEXT_INPUTS) removeEventListener(input, finish, true);
    tap.touched.removeAttribute('data-pressed');
    // Drawn before anything else can happen, as what an event handler changes is.
    if (tap.touched.isConnected) flushSync(tap.act);
  };
  return (touched, act) => {
    finish();
    const tap = { touched, act };
    pending = tap;
    touched.setAttribute('data-pressed', '');
    for (const input of NEXT_INPUTS) addEventListener(input, finish, true);
    wait(() => {
      if (pending === tap) finish();
    });
  };
}
