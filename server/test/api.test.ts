import { keepsCommitment, type GameRecord, replay } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { routes } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { call, HttpClient, eventually, noLimits, testServer } from './server.ts';

/** Plays for all people until the game is over. */
async function playToEnd(table: string, people: readonly HttpClient[]): Promise<void> {
  for (;;) {
    for (const person of people) {
      if ((await person.view(table)).phase === 'finished') return;
      const [step] = await person.moves(table);
      if (step !== undefined) expect(await person.do(table, { kind: 'move', step })).toMatchObject({ status: 200 });
    }
  }
}

describe('people', () => {
  test('a guest needs only a name, and the token proves who it is', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, ' Anna ');
    expect((await anna.call('GET', '/me')).body).toMatchObject({ person: { id: anna.id, name: 'Anna' }, login: null });
    expect((await call(app, 'GET', '/me')).status).toBe(401);
    for (const token of [
      '',
      'x',
      anna.token.slice(0, -1),
      `${anna.token.slice(0, -1)}!`,
      `${'a'.repeat(16)}.${'b'.repeat(43)}`,
    ]) {
      expect(await call(app, 'GET', '/me', undefined, token)).toMatchObject({ status: 401 });
    }
    expect(await call(app, 'POST', '/guests', { name: '' })).toMatchObject({
      status: 409,
      body: { error: { refusal: { reason: 'bad-text' } } },
    });
  });

  test('an account brings the same person to another device, and its password is needed', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const account = { login: 'Anna@Home', password: 'correct horse battery' };
    expect((await anna.call('PUT', '/me/account', account)).status).toBe(204);
    expect((await anna.call('PUT', '/me/preferences', { language: 'fr' })).status).toBe(204);
    const other = await HttpClient.guest(app, 'Other');
    expect((await other.call('PUT', '/me/account', account)).status).toBe(409);
    expect((await call(app, 'POST', '/sessions', { ...account, password: 'wrong horse battery' })).status).toBe(401);
    expect((await call(app, 'POST', '/sessions', { ...account, login: 'nobody' })).status).toBe(401);
    const session = await call<{ token: string }>(app, 'POST', '/sessions', { ...account, login: 'anna@home' });
    const again = await call(app, 'GET', '/me', undefined, session.body.token);
    expect(again.body).toMatchObject({ person: { id: anna.id }, preferences: { language: 'fr' } });
    expect((await call(app, 'DELETE', '/me/tokens/current', undefined, session.body.token)).status).toBe(204);
    expect((await call(app, 'GET', '/me', undefined, session.body.token)).status).toBe(401);
    expect((await anna.call('GET', '/me')).status).toBe(200);
  });

  test('everything kept about a person can be read and deleted', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const { body } = await anna.call('GET', '/me/data');
    expect(body).toMatchObject({ person: { name: 'Anna', password: null }, tables: [{ table }] });
    expect(JSON.stringify(body)).not.toContain(anna.token.split('.')[1]);
    expect((await anna.call('DELETE', '/me')).status).toBe(204);
    expect((await anna.call('GET', '/me')).status).toBe(401);
  });
});

describe('tables', () => {
  test('friends come by the link, play a whole game, and anybody can check the deal', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const bert = await HttpClient.guest(app, 'Bert');
    const table = await anna.table(['me', 'open']);
    expect((await bert.do(table, { kind: 'sit', seat: 1 })).status).toBe(200);
    expect(await bert.do(table, { kind: 'start' })).toMatchObject({
      status: 409,
      body: { error: { kind: 'refused', refusal: { reason: 'host-only' } } },
    });
    await anna.do(table, { kind: 'start' });
    const { commitment } = await bert.view(table);
    const { body: promise } = await call(app, 'GET', `/tables/${table}/deal`);
    expect(promise).toEqual({ table, game: 'acorns', rules: '1.0', commitment, seed: null, record: null });
    expect((await bert.call('GET', `/tables/${table}/record`)).status).toBe(404);
    await playToEnd(table, [anna, bert]);
    const { seed, end } = await bert.view(table);
    expect(keepsCommitment(seed ?? '', commitment ?? '')).toBe(true);
    // Cards that were seen do not tell which ones come.
    expect(seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
    const { body: record } = await call<GameRecord>(app, 'GET', `/tables/${table}/record`);
    const { body: deal } = await call(app, 'GET', `/tables/${table}/deal`);
    expect(deal).toEqual({ table, game: 'acorns', rules: '1.0', commitment, seed, record });
    expect(acorns.result(replay(acorns, record).state).totals).toEqual(end?.totals);
  });

  test('quick play: bots take the other seats, move on their own, and the game ends', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'random', 'greedy'], { start: true });
    for (let round = 1; round <= 3; round++) {
      const [step] = await anna.moves(table);
      await anna.do(table, { kind: 'move', step });
      await eventually(async () => (await anna.view(table)).playing?.steps).toBeGreaterThanOrEqual(round * 3);
    }
    expect(await anna.view(table)).toMatchObject({ phase: 'finished' });
  });

  test('the lobby lists open tables; my tables say whose turn it is', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const open = await anna.table(['me', 'open'], { settings: { open: true } });
    const closed = await anna.table(['me', 'open']);
    const { body } = await call<{ table: string }[]>(app, 'GET', '/tables');
    expect(body.map(({ table }) => table)).toEqual([open]);
    const mine = await anna.call<{ table: string }[]>('GET', '/me/tables');
    expect(mine.body.map(({ table }) => table).toSorted()).toEqual([open, closed].toSorted());
    expect(mine.body[0]).toMatchObject({ phase: 'gathering', seats: [{ waited: false }, { person: null }] });
    const bert = await HttpClient.guest(app, 'Bert');
    await bert.do(open, { kind: 'sit', seat: 1 });
    await anna.do(open, { kind: 'start' });
    const his = await bert.call<unknown[]>('GET', '/me/tables');
    expect(his.body).toMatchObject([{ table: open, phase: 'playing', seats: [{ waited: true }, { waited: true }] }]);
  });

  test('the same command sent twice counts once', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const first = await anna.do(table, { kind: 'chat', text: 'hi' }, 'same');
    const second = await anna.do(table, { kind: 'chat', text: 'hi' }, 'same');
    expect(first.body).toMatchObject({ repeated: false });
    expect(second.body).toMatchObject({ ...first.body, repeated: true });
    expect((await anna.view(table)).chat).toHaveLength(1);
  });

  test('the log shows others what they may know, and everything through any eyes at the end', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const bert = await HttpClient.guest(app, 'Bert');
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    const [step] = await anna.moves(table);
    await anna.do(table, { kind: 'move', step });
    expect(JSON.stringify((await bert.call('GET', `/tables/${table}/log`)).body)).not.toContain(step);
    expect((await bert.call('GET', `/tables/${table}/log?as=0`)).status).toBe(409);
    expect((await bert.call<unknown[]>('GET', `/tables/${table}/log?since=4`)).body).toHaveLength(1);
    await playToEnd(table, [anna, bert]);
    expect(JSON.stringify((await bert.call('GET', `/tables/${table}/log?as=0`)).body)).toContain(step);
  });

  test('legal steps are told on request, of the own seat and of no other', async () => {
    const app = await testServer();
    const [anna, bert, dora] = [
      await HttpClient.guest(app, 'Anna'),
      await HttpClient.guest(app, 'Bert'),
      await HttpClient.guest(app, 'Dora'),
    ];
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    expect(await anna.moves(table)).toEqual([]);
    await anna.do(table, { kind: 'start' });
    const [annas, berts] = [await anna.moves(table), await bert.moves(table)];
    expect(annas.length).toBeGreaterThan(0);
    expect(annas.filter((step) => berts.includes(step))).toEqual([]);
    expect(await dora.moves(table)).toEqual([]);
    expect((await call(app, 'GET', `/tables/${table}/moves`)).status).toBe(401);
    expect((await anna.call('GET', '/tables/nowhere/moves')).status).toBe(404);
    await anna.do(table, { kind: 'move', step: annas[0] });
    const { number } = await anna.view(table);
    expect((await anna.call('GET', `/tables/${table}/moves`)).body).toEqual({ number, moves: [] });
  });

  test('a rematch is one new table with the same seats, whoever asks and however often', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'random'], { start: true });
    await anna.do(table, { kind: 'vote-end', yes: true });
    await anna.do(table, { kind: 'rematch' });
    const { rematch } = await anna.view(table);
    expect((await anna.do(table, { kind: 'rematch' })).body).toMatchObject({
      error: { refusal: { reason: 'already-rematched', facts: { table: rematch } } },
    });
    expect(await anna.view(rematch ?? '')).toMatchObject({
      phase: 'gathering',
      after: table,
      seats: [{ person: { id: anna.id } }, { bot: 'random' }],
    });
  });

  test('a rematch keeps the seats of the others for them, and two who ask at once get the same table', async () => {
    const app = await testServer();
    const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    for (const one of [anna, bert]) await one.do(table, { kind: 'vote-end', yes: true });
    await Promise.all([anna, bert].map((one) => one.do(table, { kind: 'rematch' })));
    const again = (await anna.view(table)).rematch ?? '';
    const view = await anna.view(again);
    expect(view.seats.filter(({ invited }) => invited)).toHaveLength(1);
    const [host, guest] = view.host === anna.id ? [anna, bert] : [bert, anna];
    expect((await host.do(again, { kind: 'start' })).body).toMatchObject({
      error: { refusal: { reason: 'open-seats' } },
    });
    await guest.do(again, { kind: 'sit', seat: guest === anna ? 0 : 1 });
    await host.do(again, { kind: 'start' });
    expect(await guest.view(again)).toMatchObject({ phase: 'playing', me: { seat: guest === anna ? 0 : 1 } });
  });
});

describe('the door', () => {
  test('says what is wrong with a request', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    for (const [path, body, status] of [
      ['/tables', { game: 'chess', players: 2 }, 409],
      ['/tables', { game: 'acorns', players: 17 }, 400],
      ['/tables', { game: 'acorns', players: 2, colour: 'red' }, 400],
      ['/tables', { game: 'acorns', players: 2, seats: ['me', 'me'] }, 409],
      ['/tables', { game: 'acorns', players: 2, seats: ['me', 'oracle'] }, 409],
      [`/tables/${table}/commands`, { id: 'x', command: { kind: 'start', seed: 'mine' } }, 400],
      [`/tables/${table}/commands`, { id: 'x', command: { kind: 'tick' } }, 400],
      [`/tables/${table}/commands`, { command: { kind: 'start' } }, 400],
      ['/tables/nowhere/commands', { id: 'x', command: { kind: 'start' } }, 404],
    ] as const) {
      const answer = await anna.call<{ error: { message: string } }>('POST', path, body);
      expect([path, body, answer.status]).toEqual([path, body, status]);
      expect(answer.body.error.message).not.toBe('');
    }
  });

  test('refuses pages of other sites', async () => {
    const app = await testServer({ origins: ['friend.example'] });
    const from = async (origin: string) => {
      const headers = { origin, host: 'grove.example' };
      return (await app.inject({ method: 'GET', url: '/api/v1/games', headers })).statusCode;
    };
    expect(await from('https://grove.example')).toBe(200);
    expect(await from('https://friend.example')).toBe(200);
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
  });

  test('limits how much one address may ask for', async () => {
    const app = await testServer({ limits: { ...noLimits, requests: 3, costlyRequests: 1 } });
    expect((await call(app, 'POST', '/guests', { name: 'A' })).status).toBe(200);
    expect((await call(app, 'POST', '/guests', { name: 'B' })).status).toBe(429);
    for (let i = 0; i < 3; i++) await call(app, 'GET', '/games');
    expect(await call(app, 'GET', '/games')).toMatchObject({ status: 429, body: { error: { kind: 'too-many' } } });
  });

  test('limits how much one person may ask for', async () => {
    // To talk counts for five.
    const limits = { ...noLimits, commands: 1, commandBurst: 10 };
    const app = await testServer({ limits, now: () => 1_000_000 });
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const chat = { kind: 'chat', text: 'hi' };
    const statuses = [await anna.do(table, chat), await anna.do(table, chat), await anna.do(table, chat)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  test('describes itself as OpenAPI, says how it is, and counts', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    await anna.do(table, { kind: 'chat', text: 'hi' });
    const { body } = await call<{ openapi: string; paths: Record<string, object> }>(app, 'GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const named = Object.keys(routes).map((name) => name.replace(' ', ' /api/v1').replace(/:(\w+)/g, '{$1}'));
    expect(described.toSorted()).toEqual(named.toSorted());
    // A server does not wait for its bus.
    await eventually(async () => (await app.inject('/readyz')).json()).toEqual({ status: 'ready', bus: 'connected' });
    const metrics = (await app.inject('/metrics')).body;
    expect(metrics).toContain('grove_commands_total{kind="chat",outcome="done"} 1');
    expect(metrics).toContain('grove_tables_open 1');
  });
});
