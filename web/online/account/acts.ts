import {
  signInAs,
  switchToAccount,
  forgetSession,
  switchBackToGuest,
  storedSession,
  storeSession,
} from '../session.ts';
import { callApi } from '../api.ts';
import { carrySettings, stopCarrying } from './carry.ts';
import { movePush } from './push.ts';
import { reporting } from '../../errors/report.ts';

/** Messages follow whoever uses this browser; if that fails now, the person can start them anew. */
export const followPush = (token: string): Promise<void> => movePush(token).catch(reporting('messages'));

/** A guest gets an account, and keeps everything; somebody new comes in under the account's name. */
export async function makeAccount(login: string, password: string): Promise<void> {
  const session = storedSession() ?? (await signInAs(login.slice(0, 20)));
  await callApi('PUT /me/account', { token: session.token, body: { login, password } });
  storeSession({ ...session, login });
  await carrySettings();
}

export async function signIn(login: string, password: string): Promise<void> {
  const session = await callApi('POST /sessions', { body: { login, password } });
  switchToAccount({ ...session, login });
  await carrySettings();
  await followPush(session.token);
}

/** Out of the account, here or on every device; the guest of before is back. */
export async function signOut(everywhere: boolean): Promise<void> {
  const session = storedSession();
  if (session === undefined) return;
  const { token } = session;
  await (everywhere
    ? callApi('DELETE /me/tokens', { token })
    : callApi('DELETE /me/tokens/:token', { token, params: { token: 'current' } }));
  stopCarrying();
  const before = switchBackToGuest();
  if (before !== undefined) await followPush(before.token);
}

export async function deleteMe(): Promise<void> {
  const session = storedSession();
  if (session === undefined) return;
  await callApi('DELETE /me', { token: session.token });
  stopCarrying();
  forgetSession();
}
