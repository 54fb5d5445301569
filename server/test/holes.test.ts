import { itemAt } from '@grove/kernel';
import type { PlayedGame, Standing } from '@grove/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from 'node:net';
import { isInside } from '../notifications/post.ts';
import { newBackend } from './backend.ts';
import { call, cheap, eventually, HttpClient, testServer } from './server.ts';
import { SocketClient } from './socket-client.ts';

const PASSWORD = 'correct horse battery';
const NESTED = '['.repeat(5000) + ']'.repeat(5000);

describe('text that no store should keep', () => {
  test('NUL is refused wherever it comes in, and is no failure of the server', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const answers = [
      await call(app, 'GET', '/people/a%00b'),
      await call(app, 'GET', '/daily/a%00b/2026-01-01'),
      await call(app, 'POST', '/sessions', { login: 'ann\0a', password: PASSWORD }),
      await anna.call('PUT', '/me/account', { login: 'ann\0a', password: PASSWORD }),
      await anna.call('PUT', '/me/preferences', { 'a\0': 'b' }),
      await anna.do(table, { kind: 'mute', person: 'a\0', on: true, forAll: false }),
      await anna.do(table, { kind: 'place-bot', seat: 1, bot: 'ran\0dom' }),
      await anna.do(table, { kind: 'sit', seat: 1 }, 'id\0'),
      await anna.call('DELETE', '/me/tokens/a%00b'),
      await anna.call('DELETE', '/me/passkeys/a%00b'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect((await app.inject('/mail/stop?code=a%00b')).statusCode).toBe(200);
  });

  test('values that are nested too deeply are refused, over HTTP and over a socket', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' };
    const setup = `{"game":"acorns","players":2,"settings":{"options":{"deep":${NESTED}}}}`;
    for (const [method, path, payload] of [
      ['PUT', 'me/preferences', `{"deep":${NESTED}}`],
      ['POST', 'tables', setup],
    ] as const) {
      const answer = await app.inject({ method, url: `/api/v1/${path}`, headers, payload });
      expect(answer.statusCode).toBe(400);
    }
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const client = await new SocketClient(address).opened();
    onTestFinished(() => client.cut());
    expect((await client.ask(`{"type":"ping","deep":${NESTED}}`, 'error')).kind).toBe('bad-message');
  });

  test.each([
    '   ',
    '\u3164\u3164\u3164',
    '\u200b\u200b\u200b',
    '\u2800 \u2800',
    '\u202e\u202e\u202e',
    '\u200d\u200d\u200d',
  ])('nobody is called or signs in as %j, which is not seen', async (unseen) => {
    const app = await testServer();
    expect((await call(app, 'POST', '/guests', { name: unseen })).status).toBe(409);
    const anna = await HttpClient.guest(app, 'Anna');
    const { status, body } = await anna.call('PUT', '/me/account', { login: unseen, password: PASSWORD });
    expect([status, body]).toMatchObject([400, { error: { kind: 'bad-text' } }]);
  });

  test('names in other scripts and with emoji are kept, without the marks that turn the direction', async () => {
    const app = await testServer();
    for (const name of ['Ана', '安娜', 'علی‌رضا', '👩‍🌾 Anna', 'Zoë']) {
      const { body } = await call<{ person: { name: string } }>(app, 'POST', '/guests', { name: `${name}\u202e` });
      expect(body.person.name).toBe(name.normalize('NFC'));
    }
  });
});

test('the token of a program neither reads nor changes anything about whom it plays for', async () => {
  const app = await testServer();
  const anna = await HttpClient.guest(app, 'Anna');
  await anna.call('PUT', '/me/account', { login: 'anna', password: PASSWORD });
  const { body } = await anna.call<{ token: string }>('POST', '/me/tokens', { name: 'My bot' });
  const asProgram = (method: 'GET' | 'PATCH' | 'PUT' | 'DELETE' | 'POST', path: string, payload?: object) =>
    call(app, method, path, payload, body.token);
  const keys = { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) };
  const answers = [
    await asProgram('PATCH', '/me', { name: 'Bertha' }),
    await asProgram('PUT', '/me/preferences', {}),
    await asProgram('PUT', '/me/push', { endpoint: 'https://push.example.org/a', keys }),
    await asProgram('DELETE', '/me/push', { endpoint: 'https://push.example.org/a' }),
    await asProgram('GET', '/me/mail'),
    await asProgram('DELETE', '/me/mail'),
    await asProgram('GET', '/me/data'),
    await asProgram('GET', '/me/tokens'),
    await asProgram('GET', '/me/passkeys'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  expect((await asProgram('GET', '/me')).body).toEqual({
    person: { id: anna.id, name: 'Anna' },
    login: null,
    hasPassword: false,
    preferences: {},
  });
  expect((await asProgram('GET', '/me/tables')).status).toBe(200);
});

test('a table without spectators shows its deal and record to its people only', async () => {
  const app = await testServer();
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const table = await anna.table(['me', 'random'], { start: true, settings: { spectators: false } });
  await anna.do(table, { kind: 'vote-end', yes: true });
  for (const what of ['deal', 'record']) {
    expect((await anna.call('GET', `/tables/${table}/${what}`)).status).toBe(200);
    for (const other of [
      await bert.call('GET', `/tables/${table}/${what}`),
      await call(app, 'GET', `/tables/${table}/${what}`),
    ])
      expect(other.body).toMatchObject({ error: { refusal: { reason: 'no-spectators' } } });
  }
});

test('passwords cannot be tried from many addresses, and whoever sits where they always sit is not locked out', async () => {
  const app = await testServer({ passwordCost: cheap }, { trustProxy: true });
  const from = (address: number, path: string, payload: object, token?: string) =>
    app.inject({
      method: path === '/guests' || path === '/sessions' ? 'POST' : 'PUT',
      url: `/api/v1${path}`,
      headers: {
        'x-forwarded-for': `10.0.0.${address}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload,
    });
  const { token } = (await from(1, '/guests', { name: 'Anna' })).json<{ token: string }>();
  await from(1, '/me/account', { login: 'anna', password: PASSWORD }, token);
  const statuses: number[] = [];
  for (let i = 2; i < 30; i++)
    statuses.push((await from(i, '/sessions', { login: ' ANNA', password: `a wrong guess ${i}` })).statusCode);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
  expect((await from(40, '/sessions', { login: 'anna', password: PASSWORD })).statusCode).toBe(429);
  expect((await from(1, '/sessions', { login: 'anna', password: PASSWORD })).statusCode).toBe(200);
  expect((await from(40, '/sessions', { login: 'anna', password: PASSWORD })).statusCode).toBe(200);
});

test('whoever was deleted does not come back on the leaderboard when the game ends', async () => {
  const app = await testServer();
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const table = await anna.table(['me', 'open'], { settings: { rated: true } });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  expect((await bert.call('DELETE', '/me')).status).toBe(204);
  await anna.do(table, { kind: 'vote-end', yes: true });
  await eventually(async () => (await anna.call<PlayedGame[]>('GET', '/me/games')).body.length).toBe(1);
  const { body } = await call<Standing[]>(app, 'GET', '/leaderboards/acorns');
  expect(body).toMatchObject([{ player: anna.id, games: 1, wins: 1 }]);
});

test('a deleted account leaves all its tables, however many there are', async () => {
  const backend = await newBackend();
  const app = await testServer({ ...(await backend.open()) });
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const tables: string[] = [];
  for (let i = 0; i < 25; i++) {
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    tables.push(table);
  }
  expect((await bert.call('DELETE', '/me')).status).toBe(204);
  await eventually(async () => {
    const views = await Promise.all(tables.map((table) => anna.view(table)));
    return views.every(({ seats }) => itemAt(seats, 1).person === null);
  }).toBe(true);
});

test('no message is sent to addresses that lead into the own network by another road', () => {
  const roads = ['64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:a00:1::', '2001::1', '::a00:1', '::ffff:10.0.0.1'];
  expect(roads.filter((address) => !isInside(address))).toEqual([]);
});

test('the id of a passkey may be long where it is named in an address', async () => {
  const app = await testServer();
  const anna = await HttpClient.guest(app, 'Anna');
  const { body } = await anna.call<{ error: { message: string } }>('DELETE', `/me/passkeys/${'k'.repeat(1300)}`);
  expect(body.error.message).toBe('there is no such passkey of yours');
});

test('a broken frame closes its socket and is not logged as an error', async () => {
  const lines: string[] = [];
  const app = await testServer();
  app.log.error = (...said: unknown[]) => void lines.push(JSON.stringify(said));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const bound = app.server.address();
  const socket = connect(typeof bound === 'object' && bound !== null ? bound.port : 0, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = 'GET /api/v1/socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n';
  socket.write(`${head}sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
  socket.once('data', () => socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff])));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(lines).toEqual([]);
});
