import { useEffect, useRef, useState } from 'react';

/** Takes back several steps, one on each new position, until so many are gone or no more can be. */
export function useUnwind(view: unknown, undo: (() => void) | undefined) {
  const [left, setLeft] = useState(0);
  const from = useRef<unknown>(undefined);
  useEffect(() => {
    if (left === 0) return;
    if (from.current !== undefined && from.current !== view) {
      from.current = undefined;
      setLeft(left - 1);
      return;
    }
    if (undo === undefined) {
      setLeft(0);
      return;
    }
    from.current = view;
    undo();
  });
  return {
    isUnwinding: left > 0,
    unwind: (steps: number) => {
      from.current = undefined;
      setLeft(steps);
    },
  };
}
