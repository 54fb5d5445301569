import { useState } from 'react';
import { logError } from '../../errors/report.ts';
import { ApiError } from '../api.ts';
import { type ClubWords, useClubWords } from './words/index.ts';

interface ClubAction {
  /** Why the last one failed, in words. */
  readonly trouble: string;
  /** Runs something at the server. @returns whether it was done */
  readonly act: (doIt: () => Promise<unknown>) => Promise<boolean>;
}

export function useClubAction(): ClubAction {
  const words = useClubWords();
  const [trouble, setTrouble] = useState('');
  const act = async (doIt: () => Promise<unknown>) => {
    setTrouble('');
    try {
      await doIt();
      return true;
    } catch (error) {
      setTrouble(clubErrorText(error, words));
      logError(error, 'clubs');
      return false;
    }
  };
  return { trouble, act };
}

function clubErrorText(error: unknown, { refusals }: ClubWords): string {
  const reason = error instanceof ApiError ? (error.reason ?? error.kind) : 'other';
  return Object.hasOwn(refusals, reason) ? refusals[reason as 'other'] : refusals.other;
}
