import { useCallback, useEffect, useState } from 'react';
import { logError } from '../errors/report.ts';
import { ApiError } from './api.ts';
import type { RequestState } from './use-request.ts';

export interface Live<Value> extends RequestState<Value> {
  /** Asks again, for instance after a change. */
  readonly refresh: () => void;
}

/**
 * Asks the server, and again when the key changes, when it is told to, and every so many milliseconds while the page is seen. What it
 * answered last stays until it answers again, also while it cannot be reached.
 */
export function useLive<Value>(
  key: string,
  call: (key: string) => Promise<Value>,
  every?: number | ((value: Value | undefined) => number),
): Live<Value> {
  const [state, setState] = useState<RequestState<Value> & { readonly key?: string }>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    call(key).then(
      (value) => isWanted && setState((former) => (isSame(former, key, value) ? former : { key, value })),
      (error: unknown) => {
        logError(error, 'request');
        const kind = error instanceof ApiError ? error.kind : 'failed';
        const keep = (former: typeof state) =>
          kind === 'unreachable' && former.key === key && former.value !== undefined ? former : { key, error: kind };
        if (isWanted) setState(keep);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, call, round]);
  const pause = typeof every === 'function' ? every(state.value) : every;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setInterval(() => document.hidden || setRound((count) => count + 1), pause);
    return () => clearInterval(timer);
  }, [pause]);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return { ...(state.key === key ? state : {}), refresh };
}

/** Nothing need be drawn again for an answer that is the very same value. */
const isSame = <Value>(former: RequestState<Value> & { readonly key?: string }, key: string, value: Value): boolean =>
  former.key === key && former.value === value;
