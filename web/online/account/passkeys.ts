import type { PasskeyInfo } from '@grove/protocol';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { callApi } from '../api.ts';
import { switchToAccount, signInAs, storedSession, storeSession } from '../session.ts';
import { movePushTo } from './actions.ts';
import { startSettingsSync } from './sync-settings.ts';

/** Only pages with a safe address can use passkeys. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

export const myPasskeys = (token: string): Promise<readonly PasskeyInfo[]> => callApi('GET /me/passkeys', { token });

export const forgetPasskey = (token: string, id: string): Promise<void> =>
  callApi('DELETE /me/passkeys/:key', { token, params: { key: id } });

/** Makes a passkey in this browser and lets the server keep its public half. */
export async function addPasskey(
  token: string,
  rest: { readonly login?: string; readonly current?: string } = {},
): Promise<void> {
  const options = await callApi('POST /me/passkeys/options', { token });
  const answer = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  await callApi('POST /me/passkeys', { token, body: { answer, ...rest } });
}

/** A guest gets an account that a passkey opens, and keeps everything. */
export async function createPasskeyAccount(login: string): Promise<void> {
  const session = storedSession() ?? (await signInAs(login.slice(0, 20)));
  await addPasskey(session.token, { login });
  storeSession({ ...session, login });
  await startSettingsSync();
}

export async function signInWithPasskey(): Promise<void> {
  const options = await callApi('POST /sessions/passkey/options');
  const answer = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  const session = await callApi('POST /sessions/passkey', { body: { answer } });
  const { login } = await callApi('GET /me', { token: session.token });
  switchToAccount({ ...session, login });
  await startSettingsSync();
  await movePushTo(session.token);
}
