import type { GameModule } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { ServerMessage } from '@grove/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { localBus } from '../bus/local.ts';
import { PresenceTracker } from '../presence/presence-tracker.ts';
import type { Room } from '../tables/room.ts';
import { directServer, settle } from './direct.ts';
import { gameModules } from './game-modules.ts';
import { noLimits, testServer } from './server.ts';
import { SocketClient } from './socket-client.ts';

/** The sample game, and how often a view of it was made. */
function countingViews(): { modules: readonly GameModule[]; views: () => number } {
  const module = itemAt(gameModules, 0);
  let count = 0;
  const view: typeof module.game.view = (...seen) => {
    count++;
    return module.game.view(...seen);
  };
  const game = Object.assign(Object.create(module.game) as typeof module.game, { view });
  return { modules: [{ ...module, game }], views: () => count };
}

test('a view is made once for all who see the same', async () => {
  const { modules, views } = countingViews();
  const server = await directServer(modules);
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
  const room = await server.table([anna, bert]);
  const received: ServerMessage[][] = [];
  for (let i = 0; i < 40; i++) {
    const own: ServerMessage[] = [];
    received.push(own);
    const connection = server.connect((text) => own.push(JSON.parse(text) as ServerMessage));
    // Half of them have a name.
    const guest = i % 2 === 0 ? await server.guest(`Guest ${i}`) : undefined;
    if (guest !== undefined) connection.receive(JSON.stringify({ type: 'hello', token: guest.token }));
    connection.receive(JSON.stringify({ type: 'watch', table: room.id }));
    await connection.settled();
    const seen = own.find((message) => message.type === 'table');
    expect(seen?.view.me).toEqual({ person: guest?.person.id ?? null, seat: null });
  }
  expect(views()).toBeLessThanOrEqual(2);
  const before = views();
  await server.tables.run(room, anna.person, 'x', { kind: 'chat', text: '"me":{"person":null,"seat":null}' });
  await settle();
  for (const own of received) expect(own.filter(({ type }) => type === 'update')).toHaveLength(1);
  expect(views() - before).toBe(1);
});

describe('who is there', () => {
  /** A table that nobody sits at, and a tracker with an invented clock. */
  function tracked() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const room = { id: 't', table: { data: { seats: [] } } } as unknown as Room;
    const presence = new PresenceTracker(() => 1_000_000, localBus(), 'node');
    return { room, presence, pass: () => vi.advanceTimersByTimeAsync(10_000) };
  }

  test('a thousand who come at once are told of each other once', async () => {
    const { room, presence, pass } = tracked();
    const told: string[] = [];
    for (let i = 0; i < 1000; i++) presence.add(room, undefined, (text) => told.push(text));
    await pass();
    await vi.waitFor(() => expect(told).toHaveLength(1000));
    expect(JSON.parse(itemAt(told, 999))).toMatchObject({ type: 'presence', spectators: 1000 });
  });

  test('nobody is told what has not changed', async () => {
    const { room, presence, pass } = tracked();
    const told: string[] = [];
    presence.add(room, undefined, (text) => told.push(text));
    await pass();
    const leave = presence.add(room, undefined, () => undefined);
    leave();
    await pass();
    expect(told).toHaveLength(1);
  });
});

test('to load a table again is told to nobody else', async () => {
  const server = await directServer();
  const room = await server.table([await server.guest('Anna'), await server.guest('Bert')]);
  const told: string[] = [];
  const quiet = server.connect((text) => text.includes('"presence"') && told.push(text));
  const loud = server.connect(() => undefined);
  const watch = JSON.stringify({ type: 'watch', table: room.id });
  quiet.receive(watch);
  loud.receive(watch);
  await vi.waitFor(() => expect(told.at(-1)).toContain('"spectators":2'));
  const before = told.length;
  for (let i = 0; i < 20; i++) loud.receive(watch);
  await loud.settled();
  loud.closed();
  await vi.waitFor(() => expect(told.at(-1)).toContain('"spectators":1'));
  expect(told).toHaveLength(before + 1);
});

test('all sockets of one address share a limit for messages that are much work', async () => {
  const app = await testServer({ limits: { ...noLimits, costlyMessages: 0, costlyMessageBurst: 25 } });
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const clients = await Promise.all(Array.from({ length: 3 }, () => new SocketClient(address).opened()));
  onTestFinished(() => clients.forEach((client) => client.cut()));
  const kinds: string[] = [];
  for (const client of clients) kinds.push((await client.ask({ type: 'watch', table: 'nowhere' }, 'error')).kind);
  expect(kinds).toEqual(['not-there', 'not-there', 'too-many']);
  await itemAt(clients, 2).ask({ type: 'ping' }, 'pong');
});
