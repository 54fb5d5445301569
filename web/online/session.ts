import type { Session } from '@grove/protocol';
import { storeName } from '../local-game/seat-names.ts';
import { ApiError, callApi } from './api.ts';

/** Who this browser is at the server. The token is the only proof of it, and stays in this browser. */
export interface StoredSession extends Session {
  /** The name of the account; none for a guest. */
  readonly login?: string | null;
}

const STORED = 'grove.guest';
/** The guest who played here before somebody signed in to an account; used again after they sign out. */
const ASIDE = 'grove.guest.aside';

const read = (key: string): StoredSession | undefined => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as StoredSession);
};

export const storedSession = (): StoredSession | undefined => read(STORED);

export function storeSession(session: StoredSession): StoredSession {
  localStorage.setItem(STORED, JSON.stringify(session));
  storeName(session.person.name);
  return session;
}

export const forgetSession = (): void => localStorage.removeItem(STORED);

/** Signs this browser in to an account, and keeps the guest of before for later. */
export function switchToAccount(account: StoredSession): void {
  const before = storedSession();
  if (before !== undefined && (before.login ?? null) === null) localStorage.setItem(ASIDE, JSON.stringify(before));
  storeSession(account);
}

/** Signs this browser out of an account; the guest of before, if there was one, is back. */
export function switchBackToGuest(): StoredSession | undefined {
  const guest = read(ASIDE);
  localStorage.removeItem(ASIDE);
  forgetSession();
  return guest && storeSession(guest);
}

/** Gives this browser's person a name: renames whoever is signed in, or makes a new guest. */
export async function signInAs(name: string): Promise<StoredSession> {
  storeName(name);
  const session = storedSession();
  if (session === undefined) return storeSession(await callApi('POST /guests', { body: { name } }));
  if (session.person.name === name) return session;
  try {
    return storeSession({ ...session, person: await callApi('PATCH /me', { token: session.token, body: { name } }) });
  } catch (error) {
    // The server does not know this person any more.
    if (!(error instanceof ApiError) || error.kind !== 'bad-token') throw error;
    return storeSession(await callApi('POST /guests', { body: { name } }));
  }
}
