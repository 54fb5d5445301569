import type { TournamentMe, TournamentView } from '@grove/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../../errors/report.ts';
import { ApiError, callApi } from '../api.ts';
import { storedSession } from '../session.ts';

interface Shown {
  readonly view?: TournamentView;
  readonly me?: TournamentMe | undefined;
  /** Why there is nothing to show: `not-found`, `unreachable`. */
  readonly error?: string;
}

const EVERY = 4000;

/** A tournament as it is now, looked up again and again while the page is open. */
export function useTournament(tournament: string): Shown & { readonly refresh: () => Promise<void> } {
  const [shown, setShown] = useState<Shown>({});
  const isOpen = useRef(true);
  const refresh = useCallback(async () => {
    const found = await find(tournament);
    // A page that is shown already stays through a short failure of the network.
    if (isOpen.current) setShown((before) => (found.view === undefined && before.view !== undefined ? before : found));
  }, [tournament]);
  useEffect(() => {
    isOpen.current = true;
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void refresh();
    }, EVERY);
    return () => {
      isOpen.current = false;
      clearInterval(timer);
    };
  }, [refresh]);
  return { ...shown, refresh };
}

async function find(tournament: string): Promise<Shown> {
  const params = { tournament };
  try {
    const [view, me] = await Promise.all([callApi('GET /tournaments/:tournament', { params }), findMe(tournament)]);
    return { view, me };
  } catch (error) {
    logError(error, 'tournament');
    return { error: error instanceof ApiError ? error.kind : 'unreachable' };
  }
}

/** Nobody, for a person whom the server has forgotten too. */
async function findMe(tournament: string): Promise<TournamentMe | undefined> {
  const token = storedSession()?.token;
  if (token === undefined) return undefined;
  try {
    return await callApi('GET /tournaments/:tournament/me', { params: { tournament }, token });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'bad-token') return undefined;
    throw error;
  }
}
