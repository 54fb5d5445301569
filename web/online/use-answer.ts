import { useEffect, useState } from 'react';
import { ApiTrouble } from './api.ts';
import { logError } from '../errors/report.ts';

/** What the server answered: nothing yet, an answer, or the kind of trouble. */
export interface Answer<Value> {
  readonly value?: Value;
  readonly trouble?: string;
}

/** Asks the server once, and anew when the key changes. */
export function useAnswer<Value>(key: string, ask: (key: string) => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value> & { readonly key?: string }>({});
  useEffect(() => {
    let isWanted = true;
    const show = (part: Answer<Value>) => isWanted && setAnswer({ key, ...part });
    ask(key).then(
      (value) => show({ value }),
      (error: unknown) => {
        show({ trouble: error instanceof ApiTrouble ? error.kind : 'failed' });
        logError(error, 'answer');
      },
    );
    return () => {
      isWanted = false;
    };
    // Only the key says what is asked.
  }, [key, ask]);
  return answer.key === key ? answer : {};
}
