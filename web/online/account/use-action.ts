import { useState } from 'react';
import { ApiError } from '../api.ts';
import { type AccountWords, useAccountWords } from './words/index.ts';
import { logError } from '../../errors/report.ts';

/** Runs something at the server, and says in words why it failed. */
export function useAction(): { readonly trouble: string; readonly act: (doIt: () => Promise<void>) => Promise<void> } {
  const account = useAccountWords();
  const [trouble, setTrouble] = useState('');
  const act = async (doIt: () => Promise<void>) => {
    setTrouble('');
    try {
      await doIt();
    } catch (error) {
      setTrouble(errorText(error, account));
      logError(error, 'account');
    }
  };
  return { trouble, act };
}

function errorText(error: unknown, { troubles }: AccountWords): string {
  const kind = error instanceof ApiError ? (error.reason ?? error.kind) : 'other';
  return Object.hasOwn(troubles, kind) ? troubles[kind as 'other'] : troubles.other;
}
