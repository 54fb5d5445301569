import type { Preferences } from '@grove/protocol';
import { LANGUAGES } from '@grove/game-kit';
import { CHOICES, type ChoiceName, useSettings } from '../../settings/store.ts';
import { storedSession } from '../session.ts';
import { callApi } from '../api.ts';
import { reporting } from '../../errors/report.ts';

type Settings = NonNullable<Preferences['settings']>;

/** The settings of this browser, as the account keeps them. */
export function settingsToSync(): Settings {
  const state = useSettings.getState();
  const names = Object.keys(CHOICES) as ChoiceName[];
  return { language: state.language, ...Object.fromEntries(names.map((name) => [name, state[name]])) };
}

/** The account's settings, without those that this version of the page does not know. */
export function knownSettings(sent: Settings): Settings {
  const isKnown = ([name, value]: [string, string]): boolean => {
    const values: readonly string[] = name === 'language' ? LANGUAGES : (CHOICES[name as ChoiceName] ?? []);
    return values.includes(value);
  };
  return Object.fromEntries(Object.entries(sent).filter(isKnown));
}

let stop: () => void = () => undefined;

/** Takes the account's settings over, and from then on sends changes to the account. */
export async function startSettingsSync(): Promise<void> {
  stop();
  const session = storedSession();
  if ((session?.login ?? null) === null || session === undefined) return;
  const { preferences } = await callApi('GET /me', { token: session.token });
  if (preferences.settings === undefined) await save(session.token);
  else useSettings.getState().set(knownSettings(preferences.settings));
  let last = JSON.stringify(settingsToSync());
  stop = useSettings.subscribe(() => {
    const now = JSON.stringify(settingsToSync());
    if (now === last) return;
    last = now;
    // A change that does not reach the server comes with the next one.
    save(session.token).catch(reporting('settings'));
  });
}

export const stopSettingsSync = (): void => stop();

/** Preferences are written as a whole, so the others are read first and kept. */
async function save(token: string): Promise<void> {
  const { preferences } = await callApi('GET /me', { token });
  await callApi('PUT /me/preferences', { token, body: { ...preferences, settings: settingsToSync() } });
}
