import type { TournamentCommand } from '@grove/protocol';
import { useState } from 'react';
import { logError } from '../../errors/report.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { useKey } from './shown/addresses.ts';
import { tournamentErrorText } from './refusals/refusal-text.ts';
import { useLanguage } from '../../language.tsx';

/** Sends a command; whether it was taken. */
export type Send = (command: TournamentCommand) => Promise<boolean>;

/** Sends commands to a tournament, and says in words why one was refused. */
export function useSend(tournament: string, refresh: () => void): { readonly trouble: string; readonly send: Send } {
  const language = useLanguage();
  const key = useKey();
  const [trouble, setTrouble] = useState('');
  const send: Send = async (command) => {
    setTrouble('');
    try {
      const token = storedSession()?.token;
      const params = { tournament };
      await callApi('POST /tournaments/:tournament/commands', { params, query: { key }, token, body: command });
      refresh();
      return true;
    } catch (error) {
      setTrouble(tournamentErrorText(error, language));
      logError(error, 'tournament');
      return false;
    }
  };
  return { trouble, send };
}
