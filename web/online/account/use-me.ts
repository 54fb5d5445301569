import type { Me } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '../api.ts';
import { forgetSession, storedSession, storeSession } from '../session.ts';
import { logError } from '../../errors/report.ts';

/** Who this browser's person is, as far as the server says. */
export type WhoAmI =
  | { readonly state: 'loading' | 'nobody' | 'unreachable' }
  | { readonly state: 'known'; readonly me: Me; readonly token: string };

/** @returns who it is, and how to ask again after a change */
export function useMe(): [WhoAmI, () => Promise<void>] {
  const [found, setFound] = useState<WhoAmI>({ state: 'loading' });
  const refresh = async () => setFound(await findMe());
  useEffect(() => {
    void findMe().then(setFound);
  }, []);
  return [found, refresh];
}

async function findMe(): Promise<WhoAmI> {
  const session = storedSession();
  if (session === undefined) return { state: 'nobody' };
  try {
    const me = await callApi('GET /me', { token: session.token });
    storeSession({ token: session.token, person: me.person, login: me.login });
    return { state: 'known', me, token: session.token };
  } catch (error) {
    logError(error, 'account');
    if (!(error instanceof ApiError) || error.kind !== 'bad-token') return { state: 'unreachable' };
    forgetSession();
    return { state: 'nobody' };
  }
}
