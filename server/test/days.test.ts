import { itemAt } from '@grove/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { Alarms } from '../schedule/alarms.ts';
import type { Store } from '../store/store.ts';
import { Rooms } from '../tables/rooms.ts';
import { tableGameOf } from '../tables/table-commands.ts';
import { newBackend } from './backend.ts';
import { gameModules } from './game-modules.ts';
import { eventually, HttpClient, testServer } from './server.ts';
import { SocketClient } from './socket-client.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 16, 12);
const settings = { clock: { kind: 'days', days: 3 } };

const play = async (person: HttpClient, table: string) =>
  person.do(table, { kind: 'move', step: itemAt(await person.moves(table), 0) });

/** A table of days at which Bert has chosen and waits for Anna; `next` is a step that he can make in his next turn. */
async function bertWaits(server: Parameters<typeof testServer>[0] = {}) {
  const app = await testServer({ now: () => NOW, ...server });
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const table = await anna.table(['me', 'open'], { settings });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  const [first, next = ''] = await bert.moves(table);
  await bert.do(table, { kind: 'move', step: first });
  return { app, anna, bert, next, table };
}

const ignore = (): undefined => undefined;

const roomsOn = (store: Store): Rooms =>
  new Rooms(gameModules.map(tableGameOf), { store: store.tables, bus: localBus(), now: () => NOW, report: ignore });

describe('a nudge', () => {
  test('is taken once a turn and day, and again for the next turn', async () => {
    let now = NOW;
    const { anna, bert, table } = await bertWaits({ now: () => now });
    const nudge = () => bert.do(table, { kind: 'nudge', seat: 0 });
    expect((await nudge()).status).toBe(200);
    expect((await anna.view(table)).seats[0]?.nudgedAt).toBe(NOW);
    now += DAY - 1;
    expect(await nudge()).toMatchObject({ status: 409, body: { error: { refusal: { reason: 'already-nudged' } } } });
    now += 1;
    expect((await nudge()).status).toBe(200);
    expect((await nudge()).status).toBe(409);
    // The turn is over: another one may be reminded of on the same day.
    await play(anna, table);
    expect((await anna.view(table)).seats[0]?.nudgedAt).toBeNull();
    await play(bert, table);
    expect((await nudge()).status).toBe(200);
  });
});

describe('prepared steps', () => {
  test('are read by their own person only, on every way out of the server', async () => {
    const { app, anna, bert, table } = await bertWaits();
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const watcher = new SocketClient(address);
    onTestFinished(() => watcher.cut());
    await watcher.opened();
    await watcher.ask({ type: 'hello', token: anna.token }, 'welcome');
    await watcher.ask({ type: 'watch', table }, 'table');
    const secret = 'choose oak77';
    await bert.do(table, { kind: 'prepare', steps: [secret] });
    await watcher.next('update');
    const dora = await HttpClient.guest(app, 'Dora');
    const readBy = async (person: HttpClient) => {
      const paths = [`/tables/${table}`, `/tables/${table}/log`, '/me/tables'];
      return JSON.stringify(await Promise.all(paths.map(async (path) => (await person.call('GET', path)).body)));
    };
    const expectSecret = async () => {
      for (const other of [anna, dora]) expect(await readBy(other)).not.toContain(secret);
      expect(JSON.stringify(watcher.received)).not.toContain(secret);
      expect(await readBy(bert)).toContain(secret);
    };
    await expectSecret();
    // Not legal when the turn comes: only its person learns of it.
    await play(anna, table);
    await eventually(async () => (await bert.view(table)).dropped).toBe(secret);
    await expectSecret();
  });

  /** The servers died after the step that brings Bert's turn, before they could play what Bert has prepared for it. */
  async function diedBeforeTheTurn() {
    const backend = await newBackend();
    const { app, anna, bert, next, table } = await bertWaits({ ...(await backend.open()) });
    const step = itemAt(await anna.moves(table), 0);
    await bert.do(table, { kind: 'prepare', steps: [next] });
    await app.close();
    const by = { kind: 'person', person: { id: anna.id, name: 'Anna' } } as const;
    // Rooms without alarms: a node that saves the step and is heard of no more.
    const room = await roomsOn((await backend.open()).store).get(table);
    expect(await room?.run({ by, id: 'last', command: { kind: 'move', step } })).not.toHaveProperty('refusal');
    return { backend, bert, next, table };
  }

  const stepsOfBert = async (store: Store, table: string): Promise<string[]> =>
    (await store.tables.entriesAfter(table)).flatMap(({ event }) =>
      event.kind === 'moved' && event.seat === 1 ? [event.step] : [],
    );

  test('are played by the next server if one dies before', async () => {
    const { backend, bert, next, table } = await diedBeforeTheTurn();
    const after = await testServer({ ...(await backend.open()), now: () => NOW });
    await after.listen({ port: 0, host: '127.0.0.1' });
    const again = Object.assign(Object.create(HttpClient.prototype) as HttpClient, bert, { app: after });
    await eventually(async () => (await again.view(table)).prepared).toEqual([]);
    const { store } = await backend.open();
    expect((await stepsOfBert(store, table)).slice(1)).toEqual([next]);
  });

  test('are played once by two nodes that find the turn at the same time', async () => {
    const { backend, next, table } = await diedBeforeTheTurn();
    const stores = [(await backend.open()).store, (await backend.open()).store];
    const nodes = stores.map((store) => roomsOn(store));
    const tick = { by: { kind: 'clock' }, id: null, command: { kind: 'tick' } } as const;
    // They act whether or not they have claimed it, as when a claim has run out under a slow node.
    const rooms = await Promise.all(nodes.map((node) => node.get(table)));
    await Promise.all(rooms.map(async (room) => [await room?.run(tick), await room?.run(tick)]));
    await Promise.all(
      stores.map((store, i) => new Alarms(store.tables, itemAt(nodes, i), () => NOW, ignore).tickDue()),
    );
    expect((await stepsOfBert(itemAt(stores, 0), table)).slice(1)).toEqual([next]);
  });
});
