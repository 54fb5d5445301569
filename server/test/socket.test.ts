import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SocketClient } from './socket-client.ts';
import { HttpClient, noLimits, testServer } from './server.ts';

const addressOf = async (app: FastifyInstance): Promise<string> =>
  (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');

async function connect(address: string, caller?: HttpClient): Promise<SocketClient> {
  const client = new SocketClient(address);
  onTestFinished(() => client.cut());
  await client.opened();
  if (caller !== undefined) await client.ask({ type: 'hello', token: caller.token }, 'welcome');
  return client;
}

/** Anna and Bert at a started table, both with a socket. */
async function twoAtTable(settings = {}) {
  const app = await testServer(settings);
  const address = await addressOf(app);
  const people = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')] as const;
  const [anna, bert] = people;
  const table = await anna.table(['me', 'open']);
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  const sockets = [await connect(address, anna), await connect(address, bert)] as const;
  await Promise.all(sockets.map((socket) => socket.ask({ type: 'watch', table }, 'table')));
  return { app, address, table, people, sockets };
}

describe('the socket', () => {
  test('a move is acknowledged to its sender and seen by the others, each with an own view', async () => {
    const { table, sockets } = await twoAtTable();
    const [anna, bert] = sockets;
    const [step] = await anna.moves(table);
    const done = await anna.ask({ type: 'do', table, id: 'a1', command: { kind: 'move', step } }, 'done');
    const update = await bert.next('update');
    expect(update.entries).toMatchObject([{ number: done.number, event: { kind: 'moved', seat: 0 } }]);
    expect(JSON.stringify(bert.received)).not.toContain(JSON.stringify(step));
    expect(anna.entries.at(-1)).toMatchObject({ message: 'a1', event: { step } });
    expect(update).toMatchObject({ view: { playing: { viewer: 1, steps: 1 } } });
  });

  test('a refusal comes with its reason, and the same id again with the same answer', async () => {
    const { table, sockets } = await twoAtTable();
    const [anna] = sockets;
    const bad = { type: 'do', table, id: 'a1', command: { kind: 'move', step: 'choose oak99' } };
    expect(await anna.ask(bad, 'refused')).toMatchObject({
      id: 'a1',
      refusal: { rule: 'A1', reason: 'not-in-hand', facts: { card: 99 } },
      message: 'not in hand (A1, card 99)',
    });
    const good = { ...bad, id: 'a2', command: { kind: 'move', step: (await anna.moves(table))[0] } };
    const first = await anna.ask(good, 'done');
    expect(await anna.ask(good, 'done')).toEqual({ ...first, repeated: true });
  });

  test('after a drop the client asks for what came since, or gets the whole table', async () => {
    const { address, table, people, sockets } = await twoAtTable();
    const [anna, bert] = sockets;
    const seen = bert.view?.number ?? 0;
    bert.cut();
    await anna.ask({ type: 'do', table, id: 'a1', command: { kind: 'chat', text: 'are you there?' } }, 'done');
    const again = await connect(address, people[1]);
    const update = await again.ask({ type: 'watch', table, since: seen }, 'update');
    expect(update.entries).toMatchObject([{ number: seen + 1, event: { kind: 'chatted' } }]);
    const whole = await again.ask({ type: 'watch', table, since: 0 }, 'table');
    expect(update).toMatchObject({ view: whole.view });
    expect(await again.ask({ type: 'watch', table, since: 99 }, 'table')).toEqual(whole);
  });

  test('tells dropped from left, and counts spectators', async () => {
    const { address, table, sockets } = await twoAtTable();
    const [anna, bert] = sockets;
    const dora = await connect(address);
    await dora.ask({ type: 'watch', table }, 'table');
    await anna.until(() => anna.received.some((message) => message.type === 'presence' && message.spectators === 1));
    bert.cut();
    await anna.until(() => JSON.stringify(anna.received.at(-1)).includes('dropped'));
    expect(anna.view?.seats[1]).toMatchObject({ left: false });
  });

  test('a spectator sees what is public, and may not act without a token', async () => {
    const { address, table } = await twoAtTable();
    const dora = await connect(address);
    const { view } = await dora.ask({ type: 'watch', table }, 'table');
    expect(view.playing).toMatchObject({ viewer: 'public', mayAct: false });
    expect(await dora.ask({ type: 'watch', table, as: 0 }, 'error')).toMatchObject({ kind: 'not-finished' });
    const chat = { type: 'do', table, id: 'x', command: { kind: 'chat', text: 'hi' } };
    expect(await dora.ask(chat, 'error')).toMatchObject({ id: 'x', kind: 'no-token' });
    expect(await dora.ask({ type: 'moves', table }, 'error')).toMatchObject({ kind: 'no-token' });
    expect(await dora.ask({ type: 'hello', token: 'nonsense' }, 'error')).toMatchObject({ kind: 'bad-token' });
  });

  test('pages of other sites and too many connections are refused at the door', async () => {
    const app = await testServer({ limits: { ...noLimits, socketsFromOneAddress: 1 } });
    const address = await addressOf(app);
    await expect(new SocketClient(address, { origin: 'https://evil.example' }).opened()).rejects.toThrow();
    const first = await connect(address);
    await expect(new SocketClient(address).opened()).rejects.toThrow();
    expect(first.closed).toBe(false);
  });

  test('too many messages are refused, with the id of the command', async () => {
    const app = await testServer({ limits: { ...noLimits, messages: 0, messageBurst: 1 } });
    const client = await connect(await addressOf(app));
    await client.ask({ type: 'ping' }, 'pong');
    const chat = { type: 'do', table: 't', id: 'late', command: { kind: 'chat', text: 'x' } };
    expect(await client.ask(chat, 'error')).toMatchObject({ id: 'late', kind: 'too-many' });
    for (let i = 0; i < 150; i++) client.send(chat);
    await expect(client.next('done')).rejects.toThrow('the socket was closed');
    expect(client.received.length).toBeLessThan(110);
  });

  test('closing the server finishes what is under way', async () => {
    const { app, table, sockets } = await twoAtTable();
    const [anna] = sockets;
    const done = anna.ask({ type: 'do', table, id: 'a1', command: { kind: 'chat', text: 'bye' } }, 'done');
    await anna.until(() => anna.entries.length > 0);
    await app.close();
    await expect(done).resolves.toMatchObject({ id: 'a1' });
    expect(anna.code).toBe(1012);
  });
});
