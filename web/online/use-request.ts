import { useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { logError } from '../errors/report.ts';

/** How a request stands: under way, answered, or failed with this kind of error. */
export interface RequestState<Value> {
  readonly value?: Value;
  readonly error?: string;
}

/** Calls the server once, and again when the key changes. */
export function useRequest<Value>(key: string, call: (key: string) => Promise<Value>): RequestState<Value> {
  const [state, setState] = useState<RequestState<Value> & { readonly key?: string }>({});
  useEffect(() => {
    let isWanted = true;
    const show = (part: RequestState<Value>) => isWanted && setState({ key, ...part });
    call(key).then(
      (value) => show({ value }),
      (error: unknown) => {
        show({ error: error instanceof ApiError ? error.kind : 'failed' });
        logError(error, 'request');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, call]);
  return state.key === key ? state : {};
}
