import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** So long a finger rests on a card before it is shown large, in milliseconds. */
const REST = 320;
/** So far, in pixels, a finger may move meanwhile. */
const TREMOR = 8;

/**
 * A finger that rests on a space sees its card large, and the next one as it moves on. Lifted, it has done nothing else: the
 * click that follows is not one. `spaceAt` says which space lies under a point of the window.
 */
export function useMagnifier(spaceAt: (x: number, y: number) => string | undefined) {
  const [magnified, magnify] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const began = useRef({ x: 0, y: 0 });
  const wasUsed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const end = () => {
    stop();
    magnify(undefined);
  };
  useEffect(() => stop, []);
  return {
    magnified,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        wasUsed.current = false;
        stop();
        if (pointerType === 'mouse') return;
        began.current = { x: clientX, y: clientY };
        timer.current = setTimeout(() => {
          wasUsed.current = true;
          magnify(spaceAt(clientX, clientY));
        }, REST);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (magnified !== undefined) return magnify(spaceAt(clientX, clientY) ?? magnified);
        if (Math.hypot(clientX - began.current.x, clientY - began.current.y) > TREMOR) stop();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
      onClickCapture: (event: { stopPropagation(): void }) => {
        if (wasUsed.current) event.stopPropagation();
        wasUsed.current = false;
      },
    },
  };
}
