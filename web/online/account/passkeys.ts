import type { Person } from '@grove/protocol';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ask } from '../api.ts';
import { changePlaces, comeIn, storedGuest, storeGuest } from '../guest.ts';
import { followPush } from './acts.ts';
import { accountApi } from './api.ts';
import { carrySettings } from './carry.ts';

export interface PasskeyInfo {
  readonly id: string;
  readonly createdAt: number;
}

/** Only pages with a safe address can use passkeys. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

export const myPasskeys = (token: string): Promise<PasskeyInfo[]> => ask('/me/passkeys', { token });

export const forgetPasskey = (token: string, id: string): Promise<void> =>
  ask(`/me/passkeys/${id}`, { token, method: 'DELETE' });

/** Makes a passkey in this browser and lets the server keep its public half. */
export async function addPasskey(
  token: string,
  rest: { readonly login?: string; readonly current?: string } = {},
): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/options', {
    token,
    method: 'POST',
    body: {},
  });
  const answer = await startRegistration({ optionsJSON });
  await ask('/me/passkeys', { token, method: 'POST', body: { answer, ...rest } });
}

/** A guest gets an account that a passkey opens, and keeps everything. */
export async function makePasskeyAccount(login: string): Promise<void> {
  const guest = storedGuest() ?? (await comeIn(login.slice(0, 20)));
  await addPasskey(guest.token, { login });
  storeGuest({ ...guest, login });
  await carrySettings();
}

export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('/sessions/passkey/options', {
    method: 'POST',
    body: {},
  });
  const answer = await startAuthentication({ optionsJSON });
  const arrival = await ask<{ person: Person; token: string }>('/sessions/passkey', {
    method: 'POST',
    body: { answer },
  });
  const { login } = await accountApi.me(arrival.token);
  changePlaces({ ...arrival, login });
  await carrySettings();
  await followPush(arrival.token);
}
