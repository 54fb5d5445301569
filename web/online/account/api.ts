import type { Person } from '@grove/protocol';
import { ask } from '../api.ts';
import type { NoticeKind } from './words/types.ts';

/** What is carried from device to device. */
export interface Preferences {
  readonly settings?: Readonly<Record<string, string>>;
  readonly notices?: readonly NoticeKind[];
}

export interface Me {
  readonly person: Person;
  readonly login: string | null;
  readonly hasPassword: boolean;
  readonly preferences: Preferences;
}

export interface TokenInfo {
  readonly id: string;
  /** Null for a browser's. */
  readonly name: string | null;
  readonly createdAt: number;
}

export interface MailState {
  /** Whether the host sends mail at all. */
  readonly offered: boolean;
  readonly address: string | null;
  readonly confirmed: boolean;
}

interface Account {
  readonly login: string;
  readonly password: string;
  readonly current?: string;
}

const put = (path: string, token: string, body: object): Promise<void> => ask(path, { token, method: 'PUT', body });
const remove = (path: string, token: string, body?: object): Promise<void> =>
  ask(path, { token, method: 'DELETE', ...(body && { body }) });

/** Everything about oneself. */
export const accountApi = {
  me: (token: string) => ask<Me>('/me', { token }),
  signIn: (login: string, password: string) =>
    ask<{ person: Person; token: string }>('/sessions', { method: 'POST', body: { login, password } }),
  setAccount: (token: string, account: Account) => put('/me/account', token, account),
  setPreferences: (token: string, preferences: Preferences) => put('/me/preferences', token, preferences),
  signOut: (token: string) => remove('/me/tokens/current', token),
  signOutAll: (token: string) => remove('/me/tokens', token),
  tokens: (token: string) => ask<TokenInfo[]>('/me/tokens', { token }),
  addToken: (token: string, name: string) =>
    ask<{ id: string; token: string }>('/me/tokens', { token, method: 'POST', body: { name } }),
  endToken: (token: string, id: string) => remove(`/me/tokens/${id}`, token),
  data: (token: string) => ask<object>('/me/data', { token }),
  deleteMe: (token: string) => remove('/me', token),
  pushKey: () => ask<{ publicKey: string }>('/push'),
  subscribe: (token: string, subscription: object) => put('/me/push', token, subscription),
  unsubscribe: (token: string, endpoint: string) => remove('/me/push', token, { endpoint }),
  mail: (token: string) => ask<MailState>('/me/mail', { token }),
  setMail: (token: string, address: string, language: string) => put('/me/mail', token, { address, language }),
  stopMail: (token: string) => remove('/me/mail', token),
};
