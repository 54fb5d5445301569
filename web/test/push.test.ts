import { itemAt } from '@grove/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { knownSettings } from '../online/account/sync-settings.ts';
import { tellOfTables } from '../worker/push.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: string;
}

/** A worker's scope that notes what it is asked for. */
function fakeScope(windows: { url: string; focus: () => Promise<void> }[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, rest: Omit<Shown, 'title'>) => void shown.push({ title, ...rest }),
    },
    clients: { matchAll: async () => windows, openWindow: async (path: string) => void opened.push(path) },
  };
  tellOfTables(scope);
  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { shown, opened, send };
}

const message = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } });
let language: string | undefined;

beforeEach(() => {
  language = undefined;
  vi.stubGlobal('TITLES', { oak: { en: 'Oak', fr: 'Chêne', de: 'Eiche', es: 'Roble' } });
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => language && { text: async () => language } }),
  });
});

test('a message says in the language of the page what happened, and at which game', async () => {
  const { shown, send } = fakeScope();
  language = 'de';
  await send('push', message('{"kind":"end","path":"/table/abc","table":"abc","game":"oak"}'));
  expect(shown).toMatchObject([
    { title: 'Die Partie ist zu Ende', body: 'An deinem Tisch: Eiche', tag: 'abc', data: '/table/abc' },
  ]);
});

test('a game of a tournament names it and the round, and what directors are told leads to their page', async () => {
  const { shown, send } = fakeScope();
  language = 'en';
  const start = { kind: 'start', path: '/table/abc', table: 'abc', game: 'oak', title: 'Spring Cup', round: 2 };
  await send('push', message(JSON.stringify(start)));
  await send('push', message('{"kind":"request","path":"/clubs/elm/members","title":"Elm Club"}'));
  expect(shown).toMatchObject([
    { title: 'The game has begun', body: 'Spring Cup, round 2', tag: 'abc', data: '/table/abc' },
    { title: 'Somebody asks to join your club', body: 'Elm Club', data: '/clubs/elm/members' },
  ]);
});

test.each([
  'nonsense',
  '{}',
  '{"kind":"toString","path":"//evil.example","table":"x","game":7}',
  '{"path":"/../evil"}',
])('a message that makes no sense (%s) still leads somewhere safe', async (text) => {
  const { shown, send } = fakeScope();
  await send('push', message(text));
  expect(shown).toMatchObject([{ data: '/friends' }]);
  expect(itemAt(shown, 0).title).not.toBe('');
});

test('a click brings the window of the table to the front, or opens one', async () => {
  const focus = vi.fn(async () => undefined);
  const { opened, send } = fakeScope([{ url: 'https://grove.example.org/table/abc', focus }]);
  const click = (data: string) => ({ notification: { data, close: () => undefined } });
  await send('notificationclick', click('/table/abc'));
  expect([focus.mock.calls.length, opened]).toEqual([1, []]);
  await send('notificationclick', click('/table/other'));
  expect(opened).toEqual(['/table/other']);
});

test('of the settings of another device those are taken over that this page knows', () => {
  const sent = { theme: 'night', language: 'fr', text: 'gigantic', weather: 'sunny' };
  expect(knownSettings(sent)).toEqual({ theme: 'night', language: 'fr' });
});
