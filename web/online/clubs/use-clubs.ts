import type { ClubSummary, ClubView } from '@grove/protocol';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { type Live, useLive } from '../use-live.ts';

/** Milliseconds. */
const EVERY = 15_000;

const loadClubs = (): Promise<readonly ClubSummary[]> => callApi('GET /clubs', { token: storedSession()?.token });

export const loadClub = (key: string): Promise<ClubView> => {
  const [club = '', invitation] = key.split(' ');
  return callApi('GET /clubs/:club', { params: { club }, query: { invitation }, token: storedSession()?.token });
};

const loadMine = async (token: string): Promise<readonly ClubSummary[]> =>
  token === '' ? [] : (await callApi('GET /clubs', { token })).filter(({ role }) => role !== null);

/** My clubs and those that are listed. */
export const useClubs = (): Live<readonly ClubSummary[]> => useLive('', loadClubs, EVERY);

/** Clubs that I am a member of; none while it is not known. */
export const useMyClubs = (): readonly ClubSummary[] => useLive(storedSession()?.token ?? '', loadMine).value ?? [];

/** One club, as I may see it: with the secret of its link also one that is not listed. */
export const useClub = (club: string, invitation: string | undefined): Live<ClubView> =>
  useLive(invitation === undefined ? club : `${club} ${invitation}`, loadClub, EVERY);
