import { describe, expect, test } from 'vitest';
import { call, HttpClient, testServer } from './server.ts';

const account = { login: 'anna', password: 'correct horse battery' };

interface TokenInfo {
  readonly id: string;
  readonly name: string | null;
  readonly current: boolean;
}

/** Anna with an account, here and on a second device. */
async function twoDevices() {
  const app = await testServer();
  const anna = await HttpClient.guest(app, 'Anna');
  await anna.call('PUT', '/me/account', account);
  const { body } = await call<{ token: string }>(app, 'POST', '/sessions', account);
  const elsewhere = async () => (await call(app, 'GET', '/me', undefined, body.token)).status;
  return { app, anna, elsewhere };
}

describe('an account', () => {
  test('is changed with its present password only, and then the other devices are signed out', async () => {
    const { app, anna, elsewhere } = await twoDevices();
    const changed = { login: 'anna', password: 'another horse battery' };
    expect((await anna.call('PUT', '/me/account', changed)).status).toBe(401);
    expect((await anna.call('PUT', '/me/account', { ...changed, current: 'wrong horse battery' })).status).toBe(401);
    expect(await elsewhere()).toBe(200);
    expect((await anna.call('PUT', '/me/account', { ...changed, current: account.password })).status).toBe(204);
    expect(await elsewhere()).toBe(401);
    expect((await anna.call('GET', '/me')).status).toBe(200);
    expect((await call(app, 'POST', '/sessions', account)).status).toBe(401);
    expect((await call(app, 'POST', '/sessions', changed)).status).toBe(200);
  });

  test('signs out on all devices at once; programs go on', async () => {
    const { app, anna, elsewhere } = await twoDevices();
    const { body } = await anna.call<{ token: string }>('POST', '/me/tokens', { name: 'My bot' });
    expect((await anna.call('DELETE', '/me/tokens')).status).toBe(204);
    expect((await anna.call('GET', '/me')).status).toBe(401);
    expect(await elsewhere()).toBe(401);
    expect((await call(app, 'GET', '/me', undefined, body.token)).status).toBe(200);
  });

  test('keeps the seats that a guest took before', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    await anna.call('PUT', '/me/account', account);
    const { body } = await call<{ token: string }>(app, 'POST', '/sessions', account);
    const { body: tables } = await call(app, 'GET', '/me/tables', undefined, body.token);
    expect(tables).toMatchObject([{ table, seats: [{ person: { id: anna.id } }, {}] }]);
  });
});

describe('tokens', () => {
  test('are listed by name without their secrets, and end one by one', async () => {
    const { app, anna } = await twoDevices();
    const { body: made } = await anna.call<{ id: string; token: string }>('POST', '/me/tokens', { name: ' My bot ' });
    const { body: tokens } = await anna.call<TokenInfo[]>('GET', '/me/tokens');
    expect(tokens.map(({ name }) => name ?? '').toSorted()).toEqual(['', '', 'My bot']);
    expect(tokens.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(tokens)).not.toContain(made.token.split('.')[1]);
    const other = await HttpClient.guest(app, 'Other');
    expect((await other.call('DELETE', `/me/tokens/${made.id}`)).status).toBe(404);
    expect((await call(app, 'GET', '/me', undefined, made.token)).status).toBe(200);
    expect((await anna.call('DELETE', `/me/tokens/${made.id}`)).status).toBe(204);
    expect((await call(app, 'GET', '/me', undefined, made.token)).status).toBe(401);
    expect((await anna.call('DELETE', `/me/tokens/${made.id}`)).status).toBe(404);
  });

  test('without a name are for browsers; odd names are refused', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    expect((await anna.call('POST', '/me/tokens')).status).toBe(200);
    for (const name of [' ', 'x'.repeat(150)]) {
      expect((await anna.call('POST', '/me/tokens', { name })).status).toBe(409);
    }
  });
});

test('preferences: what the server reads of them is checked, the rest is kept as it is', async () => {
  const app = await testServer();
  const anna = await HttpClient.guest(app, 'Anna');
  const preferences = { settings: { theme: 'night' }, notices: ['end'] };
  expect((await anna.call('PUT', '/me/preferences', preferences)).status).toBe(204);
  expect((await anna.call('GET', '/me')).body.preferences).toEqual(preferences);
  expect((await anna.call('PUT', '/me/preferences', { notices: ['weather'] })).status).toBe(400);
});

test('the interface describes everything about oneself: tokens, passkeys, messages, data', async () => {
  const app = await testServer();
  const { paths } = (await app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { summary?: string; tags?: string[]; security?: object[] }>>;
  }>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  );
  expect(operations.filter(({ operation }) => !operation.summary || !operation.tags).map(({ name }) => name)).toEqual(
    [],
  );
  const unsaid = operations.filter(
    ({ path, operation }) => /\/me(\/|$)/.test(path) && operation.security === undefined,
  );
  expect(unsaid.map(({ name }) => name)).toEqual([]);
  for (const path of ['account', 'preferences', 'tokens', 'passkeys', 'push', 'mail', 'data', 'games', 'tables']) {
    expect(Object.keys(paths).some((known) => known.endsWith(`/me/${path}`))).toBe(true);
  }
});
