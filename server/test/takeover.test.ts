import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { tableGameOf } from '../tables/table-commands.ts';
import type { Notify } from '../notifications/notice.ts';
import { Notifier } from '../notifications/notifier.ts';
import { Alarms } from '../schedule/alarms.ts';
import { Rooms } from '../tables/rooms.ts';
import type { Store } from '../store/store.ts';
import { gameModules } from './game-modules.ts';
import { newBackend } from './backend.ts';
import { HttpClient, eventually, testServer } from './server.ts';

const ignore = (): undefined => undefined;

/** A server that has been closed, with a table whose clock runs out after a minute. */
async function leftBehind(now: () => number, settings: object) {
  const backend = await newBackend();
  const app = await testServer({ ...(await backend.open()), now, notices: { patience: 15_000 } });
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const table = await anna.table(['me', 'open'], { settings });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  await app.close();
  return { backend, table, anna, bert };
}

const roomsOn = (store: Store, now: () => number): Rooms =>
  new Rooms(gameModules.map(tableGameOf), { store: store.tables, bus: localBus(), now, report: ignore });

/** A table where two people are on turn and away, and nodes that see to it that they are told. */
async function withNotices() {
  let now = 1_000_000;
  const { backend, table, bert } = await leftBehind(() => now, {});
  const roomsHere = roomsOn((await backend.open()).store, () => now);
  const notifierOn = async (channel: Notify): Promise<Notifier> => {
    const { store } = await backend.open();
    const rooms = roomsOn(store, () => now);
    return new Notifier({
      store: store.notices,
      room: (id) => rooms.fresh(id),
      otherNotice: async () => undefined,
      channels: [channel],
      wants: async () => true,
      presence: { isHere: () => false, isHereAnywhere: async () => false },
      patience: 15_000,
      now: () => now,
      report: ignore,
    });
  };
  return { backend, table, bert, roomsHere, notifierOn, pass: (ms: number) => (now += ms) };
}

const tell =
  (sent: string[]): Notify =>
  async (_person, { name }) =>
    void sent.push(name);

const lookAll = (nodes: readonly Notifier[]) => Promise.all(nodes.map((node) => node.sendDue()));

describe('work that a node has taken on and left undone', () => {
  test('clocks: another node acts seconds later, and nothing happens twice', async () => {
    let now = 1_000_000;
    const { backend, table } = await leftBehind(() => now, { clock: { kind: 'days', days: 1 } });
    const stores = [(await backend.open()).store, (await backend.open()).store];
    now += 86_400_000;
    // One node finds the table due and dies.
    expect(await itemAt(stores, 0).tables.claimDue(now, now + 3000)).toEqual([table]);
    const alarms = stores.map(
      (store) =>
        new Alarms(
          store.tables,
          roomsOn(store, () => now),
          () => now,
          ignore,
        ),
    );
    await Promise.all(alarms.map((other) => other.tickDue()));
    expect(await itemAt(stores, 0).tables.entriesAfter(table)).toHaveLength(4);
    now += 3001;
    await Promise.all(alarms.map((other) => other.tickDue()));
    const log = await itemAt(stores, 0).tables.entriesAfter(table);
    expect(log.slice(4).map(({ event }) => event)).toEqual([
      { kind: 'clocked', seat: 0, grace: true },
      { kind: 'clocked', seat: 1, grace: true },
    ]);
  });

  test('clocks: two nodes that act on the same table add its entries once', async () => {
    let now = 1_000_000;
    const { backend, table } = await leftBehind(() => now, { clock: { kind: 'days', days: 1 } });
    now += 86_400_000;
    const tick = { by: { kind: 'clock' }, id: null, command: { kind: 'tick' } } as const;
    const stores = [(await backend.open()).store, (await backend.open()).store];
    const rooms = await Promise.all(stores.map((store) => roomsOn(store, () => now).get(table)));
    await Promise.all(rooms.map(async (room) => [await room?.run(tick), await room?.run(tick), await room?.run(tick)]));
    const log = await itemAt(stores, 0).tables.entriesAfter(table);
    expect(log.slice(4).map(({ event }) => event.kind)).toEqual(['clocked', 'clocked']);
  });

  test('notices: what a node was to send is sent by another, and once', async () => {
    const { bert, notifierOn, backend, pass } = await withNotices();
    const sent: string[] = [];
    const nodes = [await notifierOn(tell(sent)), await notifierOn(tell(sent))];
    await lookAll(nodes);
    expect(sent).toEqual([]);
    const { store: dying } = await backend.open();
    expect(await dying.notices.claimNotices(pass(15_000) - 15_000, pass(0), pass(0) + 10_000)).toHaveLength(2);
    await lookAll(nodes);
    expect(sent).toEqual([]);
    pass(10_000);
    await lookAll(nodes);
    await lookAll(nodes);
    expect(sent.filter((name) => name.endsWith(bert.id))).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  test('notices: a node that dies while it sends; another sends the same under the same name', async () => {
    const { table, notifierOn, pass } = await withNotices();
    const lost: string[] = [];
    const sent: string[] = [];
    // It has begun, and is never heard of again.
    const dying = await notifierOn((_person, { name }) => new Promise(() => lost.push(name)));
    const other = await notifierOn(tell(sent));
    pass(15_000);
    void dying.sendDue();
    await eventually(async () => lost).toHaveLength(2);
    await other.sendDue();
    expect(sent).toEqual([]);
    pass(10_000);
    await other.sendDue();
    expect(sent.toSorted()).toEqual(lost.toSorted());
    expect(sent[0]).toContain(table);
    pass(10_000);
    await other.sendDue();
    expect(sent).toHaveLength(2);
  });

  test('notices: what was sent is not sent again, though a table is looked through anew', async () => {
    const { table, notifierOn, roomsHere, pass } = await withNotices();
    const sent: string[] = [];
    const node = await notifierOn(tell(sent));
    pass(15_000);
    await node.sendDue();
    expect(sent).toHaveLength(2);
    const room = await roomsHere.get(table);
    if (room === undefined) throw new Error('the table is gone');
    node.resume(room);
    pass(15_000);
    await node.settle();
    expect(sent).toHaveLength(2);
  });

  test('notices: when the summary is saved, it is saved whom to tell', async () => {
    const { backend, table } = await leftBehind(() => 1_000_000, {});
    const { store } = await backend.open();
    const summary = (await store.tables.unsummarised()).includes(table);
    expect(summary).toBe(false);
    expect(await store.notices.claimNotices(2_000_000, 2_000_000, 2_000_001)).toHaveLength(2);
  });

  test('clocks: no time counts in which no node was alive, and two nodes that tell it are heard once', async () => {
    let now = 1_000_000;
    const { backend, table } = await leftBehind(() => now, { clock: { kind: 'move', seconds: 60 } });
    const stores = [(await backend.open()).store, (await backend.open()).store];
    const nodes = stores.map((store) => roomsOn(store, () => now));
    for (const rooms of nodes) await rooms.get(table);
    now += 30_000;
    const outages = await Promise.all(stores.map((store) => store.nodes.beat(now)));
    expect(outages[0]).toEqual([{ from: 1_000_000, to: 1_030_000 }]);
    expect(outages[1]).toEqual(outages[0]);
    await Promise.all(nodes.map((rooms, i) => rooms.applyOutages(itemAt(outages, i))));
    const log = await itemAt(stores, 0).tables.entriesAfter(table);
    expect(log.slice(4).map(({ event }) => event)).toEqual([{ kind: 'delayed', ms: 30_000 }]);
    await Promise.all(nodes.map((rooms, i) => rooms.applyOutages(itemAt(outages, i))));
    expect(await itemAt(stores, 0).tables.entriesAfter(table)).toHaveLength(5);
  });

  test('duties: one node has them, and another gets them when it does not ask for them any more', async () => {
    const backend = await newBackend();
    const { nodes } = (await backend.open()).store;
    expect(await nodes.claim('mend', 'a', 1000, 5000)).toBe(true);
    expect(await nodes.claim('mend', 'b', 4000, 8000)).toBe(false);
    expect(await nodes.claim('mend', 'a', 4000, 8000)).toBe(true);
    expect(await nodes.claim('mend', 'b', 8001, 9000)).toBe(true);
    expect(await nodes.claim('mend', 'a', 8002, 9000)).toBe(false);
  });

  test('summaries that did not follow are found by a node that was there all the time', async () => {
    const backend = await newBackend();
    const app = await testServer({ ...(await backend.open()) });
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const { store } = await backend.open();
    const entries = await store.tables.entriesAfter(table);
    const event = { kind: 'configured', players: 2, settings: { ...(await anna.view(table)).settings, open: true } };
    const entry = { ...entries[0], number: entries.length + 1, event } as (typeof entries)[0];
    // Another node appends and dies before anything follows.
    await store.tables.append(table, 'acorns', entries.length, [entry]);
    await eventually(async () => (await app.inject('/api/v1/tables')).json<unknown[]>()).toHaveLength(1);
  });
});
