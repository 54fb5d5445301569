import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { shared } from './shared.ts';

/** Plain data that is made anew all the time: whatever of it is equal to what was there before stays the same value. */
export function useShared<Value>(value: Value): Value {
  const [memory] = useState<{ last: Value }>(() => ({ last: value }));
  memory.last = shared(memory.last, value);
  return memory.last;
}

/** One function for good, which does what the newest one does. For events only: what is drawn must not ask it. */
export function useSteady<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
