import { useEffect, useState } from 'react';
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
export function useLive<Value>(key: string, call: (key: string) => Promise<Value>, every?: number): Live<Value> {
  const [state, setState] = useState<RequestState<Value> & { readonly key?: string }>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    call(key).then(
      (value) => isWanted && setState({ key, value }),
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
  useEffect(() => {
    if (every === undefined) return undefined;
    const timer = setInterval(() => document.hidden || setRound((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return { ...(state.key === key ? state : {}), refresh: () => setRound((count) => count + 1) };
}
