import type { Me } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '../api.ts';
import { forgetSession, storedSession, storeSession } from '../session.ts';
import { logError } from '../../errors/report.ts';

/** Who this browser is: not known yet, nobody, somebody, or the server does not answer. */
export type Found =
  | { readonly state: 'looking' | 'nobody' | 'unreachable' }
  | { readonly state: 'here'; readonly me: Me; readonly token: string };

/** @returns who it is, and how to look again after a change */
export function useMe(): [Found, () => Promise<void>] {
  const [found, setFound] = useState<Found>({ state: 'looking' });
  const look = async () => setFound(await findMe());
  useEffect(() => {
    void findMe().then(setFound);
  }, []);
  return [found, look];
}

async function findMe(): Promise<Found> {
  const session = storedSession();
  if (session === undefined) return { state: 'nobody' };
  try {
    const me = await callApi('GET /me', { token: session.token });
    storeSession({ token: session.token, person: me.person, login: me.login });
    return { state: 'here', me, token: session.token };
  } catch (error) {
    logError(error, 'account');
    if (!(error instanceof ApiError) || error.kind !== 'bad-token') return { state: 'unreachable' };
    forgetSession();
    return { state: 'nobody' };
  }
}
