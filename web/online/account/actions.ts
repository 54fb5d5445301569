import {
  signInAs,
  switchToAccount,
  forgetSession,
  switchBackToGuest,
  storedSession,
  storeSession,
} from '../session.ts';
import { callApi } from '../api.ts';
import { startSettingsSync, stopSettingsSync } from './sync-settings.ts';
import { movePush } from './push.ts';
import { reporting } from '../../errors/report.ts';

/** Push messages go to whoever uses this browser now; if that fails, the person can turn them on again. */
export const movePushTo = (token: string): Promise<void> => movePush(token).catch(reporting('messages'));

/** Turns the guest of this browser into an account, or makes a new person with the account's name. */
export async function createAccount(login: string, password: string): Promise<void> {
  const session = storedSession() ?? (await signInAs(login.slice(0, 20)));
  await callApi('PUT /me/account', { token: session.token, body: { login, password } });
  storeSession({ ...session, login });
  await startSettingsSync();
}

export async function signIn(login: string, password: string): Promise<void> {
  const session = await callApi('POST /sessions', { body: { login, password } });
  switchToAccount({ ...session, login });
  await startSettingsSync();
  await movePushTo(session.token);
}

/** Signs out of the account, here or on every device; the guest of before is back. */
export async function signOut(everywhere: boolean): Promise<void> {
  const session = storedSession();
  if (session === undefined) return;
  const { token } = session;
  await (everywhere
    ? callApi('DELETE /me/tokens', { token })
    : callApi('DELETE /me/tokens/:token', { token, params: { token: 'current' } }));
  stopSettingsSync();
  const before = switchBackToGuest();
  if (before !== undefined) await movePushTo(before.token);
}

export async function deleteMe(): Promise<void> {
  const session = storedSession();
  if (session === undefined) return;
  await callApi('DELETE /me', { token: session.token });
  stopSettingsSync();
  forgetSession();
}
