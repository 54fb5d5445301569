import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressKey } from '../http/address-key.ts';
import { isUpToDate } from '../people/passwords.ts';
import { SocketClient } from './socket-client.ts';
import { newBackend, newStore } from './backend.ts';
import { call, HttpClient, cheap, eventually, noLimits, testServer } from './server.ts';

/** Anna and Bert at a started table. */
async function atTable(app: FastifyInstance, settings: object = {}) {
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const table = await anna.table(['me', 'open'], { settings });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  return { anna, bert, table };
}

async function socketOf(address: string, token: string): Promise<SocketClient> {
  const client = new SocketClient(address);
  onTestFinished(() => client.cut());
  await client.opened();
  await client.ask({ type: 'hello', token }, 'welcome');
  return client;
}

const addressOf = async (app: FastifyInstance): Promise<string> =>
  (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');

describe('tokens', () => {
  test('nothing of a token, not even its id, is in what others see or in the log', async () => {
    const { anna, bert, table } = await atTable(await testServer());
    await anna.do(table, { kind: 'chat', text: 'hello' });
    const seen = [
      await bert.view(table),
      (await bert.call('GET', `/tables/${table}/log`)).body,
      await anna.view(table),
    ];
    expect(JSON.stringify(seen)).toContain(anna.id);
    for (const { token } of [anna, bert]) {
      for (const part of token.split('.')) expect(JSON.stringify(seen)).not.toContain(part);
    }
  });

  test('when one ends, what was opened with it is closed, and what was opened with another goes on', async () => {
    const app = await testServer();
    const address = await addressOf(app);
    const { anna, table } = await atTable(app);
    const { body } = await anna.call<{ id: string; token: string }>('POST', '/me/tokens', { name: 'My bot' });
    const [browser, bot] = [await socketOf(address, anna.token), await socketOf(address, body.token)];
    await anna.call('PATCH', '/me', { name: 'Anne' });
    const said = { type: 'do', table, id: 'a', command: { kind: 'chat', text: 'I am Anne' } };
    // The new name holds at once, though the socket was opened with the old one.
    await eventually(async () => {
      await browser.ask({ ...said, id: `a${browser.received.length}` }, 'done');
      return (await anna.view(table)).chat.at(-1)?.from.name;
    }).toBe('Anne');
    await anna.call('DELETE', `/me/tokens/${body.id}`);
    await eventually(async () => bot.code).toBe(1008);
    await browser.ask({ type: 'ping' }, 'pong');
    await anna.call('DELETE', '/me/tokens');
    await eventually(async () => browser.code).toBe(1008);
  });
});

test('the token of a program plays, and changes nothing about whom it plays for', async () => {
  const app = await testServer();
  const anna = await HttpClient.guest(app, 'Anna');
  const { body } = await anna.call<{ id: string; token: string }>('POST', '/me/tokens', { name: 'My bot' });
  const asProgram = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    (await call(app, method, path, payload, body.token)).status;
  expect(await asProgram('POST', '/tables', { game: 'acorns', players: 2 })).toBe(200);
  const account = { login: 'anna', password: 'correct horse battery' };
  expect([
    await asProgram('PUT', '/me/account', account),
    await asProgram('POST', '/me/tokens', { name: 'Another' }),
    await asProgram('DELETE', '/me/tokens'),
    await asProgram('DELETE', `/me/tokens/${anna.token.split('.')[0]}`),
    await asProgram('DELETE', '/me'),
  ]).toEqual([403, 403, 403, 403, 403]);
  expect(await asProgram('DELETE', '/me/tokens/current')).toBe(204);
  expect((await anna.call('GET', '/me')).status).toBe(200);
});

test('what the interface answers is kept by no cache', async () => {
  const { headers } = await (await testServer()).inject('/api/v1/games');
  expect(headers['cache-control']).toBe('no-store');
});

test('who deletes themselves leaves their tables, and the others can go on', async () => {
  const { anna, bert, table } = await atTable(await testServer());
  expect((await bert.call('DELETE', '/me')).status).toBe(204);
  expect((await anna.view(table)).seats[1]).toMatchObject({ left: true });
  expect((await anna.do(table, { kind: 'hand-over', seat: 1, bot: 'random' })).status).toBe(200);
  await anna.do(table, { kind: 'vote-end', yes: true });
  expect((await anna.view(table)).phase).toBe('finished');
});

test('what is changed at the same moment does not undo each other', async () => {
  const { people } = await newStore();
  const token = { id: 't', hash: new Uint8Array(32), person: 'p', createdAt: 1, name: null };
  const person = {
    id: 'p',
    name: 'Anna',
    createdAt: 1,
    login: null,
    password: null,
    passkeys: null,
    preferences: '{}',
    calendar: null,
  };
  await people.addPerson(person, token);
  await Promise.all([
    people.updatePerson('p', { name: 'Anne' }),
    people.updatePerson('p', { login: 'anna', password: 'hash' }),
    people.updatePerson('p', { preferences: '{"a":1}' }),
  ]);
  const changed = { ...person, name: 'Anne', login: 'anna', password: 'hash', preferences: '{"a":1}' };
  expect(await people.person('p')).toEqual(changed);
  const keys = await Promise.all(['one', 'two'].map((text) => people.replacePasskeys('p', null, text)));
  expect(keys.filter((won) => won)).toHaveLength(1);
  const { passkeys } = (await people.person('p')) ?? {};
  expect(await people.replacePasskeys('p', 'other', 'three')).toBe(false);
  expect(await people.replacePasskeys('p', passkeys ?? '', 'three')).toBe(true);
  expect(await people.updatePerson('nobody', { name: 'x' })).toBe(false);
});

describe('passwords', () => {
  const account = { login: 'anna', password: 'correct horse battery' };
  /** As they were kept before the cost was written beside them. */
  const FORMER = '000102030405060708090a0b0c0d0e0f.e96ec6ba8c63a23698220f37c7fc042925d430c7feadec9ceb04af03cabb9f2f';

  test('kept at a former price are still good, and cost today’s after the next log-in', async () => {
    const backend = await newBackend();
    const { store, bus } = await backend.open();
    const app = await testServer({ store, bus });
    const anna = await HttpClient.guest(app, 'Anna');
    await anna.call('PUT', '/me/account', account);
    await store.people.updatePerson(anna.id, { password: FORMER });
    expect((await call(app, 'POST', '/sessions', account)).status).toBe(200);
    const { password } = (await store.people.person(anna.id)) ?? {};
    expect(isUpToDate(password ?? '', cheap)).toBe(true);
    expect((await call(app, 'POST', '/sessions', account)).status).toBe(200);
    expect((await call(app, 'POST', '/sessions', { ...account, password: 'wrong horse battery' })).status).toBe(401);
  });
});

describe('limits', () => {
  const guests = (app: FastifyInstance, forwarded: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/guests',
      payload: { name: 'A' },
      headers: { 'x-forwarded-for': forwarded },
    });

  test('go by the address that the proxy saw, whatever the asker has written before it', async () => {
    const app = await testServer({ limits: { ...noLimits, costlyRequests: 2 } }, { trustProxy: true });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await guests(app, `10.0.0.${i}, 203.0.113.9`)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await guests(app, '203.0.113.9, 203.0.113.10')).statusCode).toBe(200);
  });

  test('without a proxy nobody can say where they come from', async () => {
    const app = await testServer({ limits: { ...noLimits, costlyRequests: 2 } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await guests(app, `203.0.113.${i}`)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('a message that is too long closes its socket, and is no error of the server', async () => {
    const app = await testServer();
    const address = await addressOf(app);
    const client = new SocketClient(address);
    onTestFinished(() => client.cut());
    await client.opened();
    client.send('x'.repeat(40_000));
    await eventually(async () => client.code).toBe(1009);
    expect((await app.inject('/metrics')).body).toContain('grove_errors_total 0');
  });
});
