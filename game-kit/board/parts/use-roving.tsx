import { itemAt } from '@grove/kernel';
import { type KeyboardEvent, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, count) => Math.min(count - 1, at + 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A row of buttons with one tab stop: arrows lead from one to the next. */
export function useRoving(count: number) {
  const [current, setCurrent] = useState(0);
  const items = useRef<(HTMLElement | null)[]>([]);
  const stop = Math.min(current, Math.max(0, count - 1));
  return (i: number) => ({
    ref: (item: HTMLElement | null) => {
      items.current[i] = item;
    },
    tabIndex: i === stop ? 0 : -1,
    onFocus: () => setCurrent(i),
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.key in STEPS)) return;
      items.current[itemAt(STEPS, event.key)(i, count)]?.focus();
      event.preventDefault();
    },
  });
}
