import { type PointerEvent, useEffect, useRef } from 'react';

const LONG = 420;

/** A long press with a finger opens; a short one is a click as usual. A mouse only points. */
export function usePress(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    /** Whether the press that ends now has already opened something. */
    wasLong: () => wasLong.current,
    handlers: {
      // What an icon is can be asked on the card that opens: this press is not for that.
      'data-long-press': true,
      onPointerDown: ({ pointerType }: PointerEvent) => {
        wasLong.current = false;
        if (pointerType === 'mouse') return;
        stop();
        timer.current = setTimeout(() => {
          wasLong.current = true;
          open();
        }, LONG);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerMove: ({ movementX, movementY }: PointerEvent) => {
        if (Math.abs(movementX) + Math.abs(movementY) > 6) stop();
      },
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}
