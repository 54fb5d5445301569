import type { MyTournament, TournamentSummary } from '@grove/protocol';
import { ApiError, callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { type Live, useLive } from '../use-live.ts';

export interface Lists {
  readonly all: readonly TournamentSummary[];
  readonly mine: readonly MyTournament[];
}

const EVERY = 8000;
const EVERYWHERE = '';

/** Tournaments of the server or of one club, and those that I play in or lead, looked up again and again while the page is open. */
export const useTournaments = (club = EVERYWHERE): Live<Lists> => useLive(club, find, EVERY);

/** Mine alone, those that are not over. */
export const useMyTournaments = (): readonly MyTournament[] =>
  (useLive(EVERYWHERE, myTournaments, EVERY).value ?? []).filter(
    ({ phase }) => phase === 'registration' || phase === 'running',
  );

async function find(key: string): Promise<Lists> {
  // Members alone may see those of a club that is not listed; those of the server are the same for everybody.
  const { club, token } = key === EVERYWHERE ? {} : { club: key, token: storedSession()?.token };
  const [open, over, mine] = await Promise.all([
    callApi('GET /tournaments', { query: { club }, token }),
    callApi('GET /tournaments', { query: { club, phase: 'over' }, token }),
    myTournaments(),
  ]);
  return { all: [...open, ...over], mine };
}

/** None for somebody whom the server does not know (any more). */
async function myTournaments(): Promise<readonly MyTournament[]> {
  const token = storedSession()?.token;
  if (token === undefined) return [];
  try {
    return await callApi('GET /me/tournaments', { token });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'bad-token') return [];
    throw error;
  }
}
