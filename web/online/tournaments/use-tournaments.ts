import type { MyTournament, TournamentSummary } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { logError } from '../../errors/report.ts';
import { ApiError, callApi } from '../api.ts';
import { storedSession } from '../session.ts';

interface Lists {
  readonly all: readonly TournamentSummary[];
  readonly mine: readonly MyTournament[];
  readonly isReachable: boolean;
  /** Whether the server has answered once. */
  readonly isLoaded: boolean;
}

const EVERY = 8000;

/** Tournaments of the server or of one club, and those that I play in or lead, looked up again and again while the page is open. */
export function useTournaments(club?: string): Lists {
  const [lists, setLists] = useState<Lists>({ all: [], mine: [], isReachable: true, isLoaded: false });
  useEffect(() => {
    let isOpen = true;
    const look = () => void find(club).then((found) => isOpen && setLists(found));
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [club]);
  return lists;
}

async function find(club: string | undefined): Promise<Lists> {
  try {
    const [open, over, mine] = await Promise.all([
      callApi('GET /tournaments', { query: { club } }),
      callApi('GET /tournaments', { query: { club, phase: 'over' } }),
      myTournaments(),
    ]);
    return { all: [...open, ...over], mine, isReachable: true, isLoaded: true };
  } catch (error) {
    logError(error, 'tournaments');
    return { all: [], mine: [], isReachable: false, isLoaded: true };
  }
}

/** None for somebody whom the server does not know (any more). */
export async function myTournaments(): Promise<readonly MyTournament[]> {
  const token = storedSession()?.token;
  if (token === undefined) return [];
  try {
    return await callApi('GET /me/tournaments', { token });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'bad-token') return [];
    throw error;
  }
}
