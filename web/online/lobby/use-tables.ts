import type { TableSummary } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '../api.ts';
import { forgetSession, storedSession } from '../session.ts';
import { logError } from '../../errors/report.ts';

interface Lists {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  readonly toWatch: readonly TableSummary[];
  readonly isReachable: boolean;
}

const EVERY = 5000;

/** The lists of the lobby, looked up again and again while the page is open. */
export function useTables(): Lists {
  const [lists, setLists] = useState<Lists>({ mine: [], open: [], toWatch: [], isReachable: true });
  useEffect(() => {
    let isOpen = true;
    const show = (found: Lists) => isOpen && setLists(found);
    const look = () => void findTables().then(show);
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, []);
  return lists;
}

async function findTables(): Promise<Lists> {
  try {
    const [open, toWatch, mine] = await Promise.all([
      callApi('GET /tables'),
      callApi('GET /tables/running'),
      myTables(),
    ]);
    return { open, toWatch, mine: inOrder(mine), isReachable: true };
  } catch (error) {
    logError(error, 'lobby');
    return { open: [], toWatch: [], mine: [], isReachable: false };
  }
}

/** Those that wait for me first, those that are over last; else as they came, the newest first. */
function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const me = storedSession()?.person.id;
  const urgency = ({ phase, seats }: TableSummary): number => {
    if (phase === 'finished') return 2;
    return seats.some(({ person, waited }) => waited && person?.id === me) ? 0 : 1;
  };
  return tables.toSorted((a, b) => urgency(a) - urgency(b));
}

async function myTables(): Promise<readonly TableSummary[]> {
  const session = storedSession();
  if (session === undefined) return [];
  try {
    return await callApi('GET /me/tables', { token: session.token });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'bad-token') throw error;
    forgetSession();
    return [];
  }
}
