import type { Preferences } from '@grove/protocol';
import { LANGUAGES } from '@grove/game-kit';
import { CHOICES, type ChoiceName, useSettings } from '../../settings/store.ts';
import { storedSession } from '../session.ts';
import { callApi } from '../api.ts';
import { reporting } from '../../errors/report.ts';

type Settings = NonNullable<Preferences['settings']>;

/** The settings of this browser, as they are carried. */
export function packedSettings(): Settings {
  const state = useSettings.getState();
  const names = Object.keys(CHOICES) as ChoiceName[];
  return { language: state.language, ...Object.fromEntries(names.map((name) => [name, state[name]])) };
}

/** What another device has sent, without what this page does not know. */
export function knownSettings(sent: Settings): Settings {
  const isKnown = ([name, value]: [string, string]): boolean => {
    const values: readonly string[] = name === 'language' ? LANGUAGES : (CHOICES[name as ChoiceName] ?? []);
    return values.includes(value);
  };
  return Object.fromEntries(Object.entries(sent).filter(isKnown));
}

let stop: () => void = () => undefined;

/** Takes over the account's settings, and from now on tells the account when they change here. */
export async function carrySettings(): Promise<void> {
  stop();
  const session = storedSession();
  if ((session?.login ?? null) === null || session === undefined) return;
  const { preferences } = await callApi('GET /me', { token: session.token });
  if (preferences.settings === undefined) await save(session.token);
  else useSettings.getState().set(knownSettings(preferences.settings));
  let last = JSON.stringify(packedSettings());
  stop = useSettings.subscribe(() => {
    const now = JSON.stringify(packedSettings());
    if (now === last) return;
    last = now;
    // A change that does not reach the server comes with the next one.
    save(session.token).catch(reporting('settings'));
  });
}

export const stopCarrying = (): void => stop();

/** Beside what else is kept for the account. */
async function save(token: string): Promise<void> {
  const { preferences } = await callApi('GET /me', { token });
  await callApi('PUT /me/preferences', { token, body: { ...preferences, settings: packedSettings() } });
}
