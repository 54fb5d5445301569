import type { TournamentMe, TournamentView } from '@grove/protocol';
import { ApiError, callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { type Live, useLive } from '../use-live.ts';

interface Shown {
  readonly view: TournamentView;
  /** Undefined for somebody whom the server does not know. */
  readonly me: TournamentMe | undefined;
}

const EVERY = 4000;

/** A tournament as it is now, looked up again and again while the page is open. */
export const useTournament = (tournament: string): Live<Shown> => useLive(tournament, find, EVERY);

async function find(tournament: string): Promise<Shown> {
  const params = { tournament };
  const [view, me] = await Promise.all([callApi('GET /tournaments/:tournament', { params }), findMe(tournament)]);
  return { view, me };
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
