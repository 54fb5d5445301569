import { describe, expect, test } from 'vitest';
import { localBus } from '../local.ts';
import { kitOf } from '../../desk.ts';
import { Notifier } from '../../notices/notifier.ts';
import { Alarms } from '../../rooms/alarms.ts';
import { Rooms } from '../../rooms/rooms.ts';
import type { Store } from '../../store/store.ts';
import { boxes } from '../../test/boxes.ts';
import { newPlace } from '../../test/place.ts';
import { Caller, eventually, testServer } from '../../test/server.ts';

const ignore = (): undefined => undefined;

/** A house that has been closed, with a table whose clock runs out after a minute. */
async function leftBehind(now: () => number, settings: object) {
  const place = await newPlace();
  const app = await testServer({ ...(await place.open()), now, notices: { patience: 15_000 } });
  const [anna, bert] = [await Caller.arrive(app, 'Anna'), await Caller.arrive(app, 'Bert')];
  const table = await anna.table(['me', 'open'], { settings });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  await app.close();
  return { place, table, anna, bert };
}

const roomsOn = (store: Store, now: () => number): Rooms =>
  new Rooms(boxes.map(kitOf), { store: store.tables, bus: localBus(), now, report: ignore });

describe('work that a node has taken on and left undone', () => {
  test('clocks: another node acts seconds later, and nothing happens twice', async () => {
    let now = 1_000_000;
    const { place, table } = await leftBehind(() => now, { clock: { kind: 'days', days: 1 } });
    const stores = [(await place.open()).store, (await place.open()).store];
    now += 86_400_000;
    // One node finds the table due and dies.
    expect(await stores[0].tables.claimDue(now, now + 3000)).toEqual([table]);
    const alarms = stores.map(
      (store) =>
        new Alarms(
          store.tables,
          roomsOn(store, () => now),
          () => now,
          ignore,
        ),
    );
    await Promise.all(alarms.map((other) => other.look()));
    expect(await stores[0].tables.entriesAfter(table)).toHaveLength(4);
    now += 3001;
    await Promise.all(alarms.map((other) => other.look()));
    const log = await stores[0].tables.entriesAfter(table);
    expect(log.slice(4).map(({ event }) => event)).toEqual([
      { kind: 'clocked', seat: 0, grace: true },
      { kind: 'clocked', seat: 1, grace: true },
    ]);
  });

  test('clocks: two nodes that act on the same table add its entries once', async () => {
    let now = 1_000_000;
    const { place, table } = await leftBehind(() => now, { clock: { kind: 'days', days: 1 } });
    now += 86_400_000;
    const tick = { by: { kind: 'clock' }, id: null, wish: { kind: 'tick' } } as const;
    const stores = [(await place.open()).store, (await place.open()).store];
    const rooms = await Promise.all(stores.map((store) => roomsOn(store, () => now).get(table)));
    await Promise.all(rooms.map(async (room) => [await room?.run(tick), await room?.run(tick), await room?.run(tick)]));
    const log = await stores[0].tables.entriesAfter(table);
    expect(log.slice(4).map(({ event }) => event.kind)).toEqual(['clocked', 'clocked']);
  });

  test('notices: what a node was to send is sent by another, and once', async () => {
    let now = 1_000_000;
    const { place, table, bert } = await leftBehind(() => now, {});
    const sent: string[] = [];
    const notifiers = await Promise.all(
      [0, 1].map(async () => {
        const { store } = await place.open();
        const rooms = roomsOn(store, () => now);
        return new Notifier({
          store: store.notices,
          room: (id) => rooms.fresh(id),
          ways: [async (person) => void sent.push(person)],
          wants: async () => true,
          attendance: { isHere: () => false, isHereAnywhere: async () => false },
          patience: 15_000,
          now: () => now,
          report: ignore,
        });
      }),
    );
    const look = () => Promise.all(notifiers.map((notifier) => notifier.look()));
    await look();
    expect(sent).toEqual([]);
    now += 15_000;
    const { store: dying } = await place.open();
    expect(await dying.notices.claimNotices(now - 15_000, now, now + 10_000)).toHaveLength(2);
    await look();
    expect(sent).toEqual([]);
    now += 10_000;
    await look();
    await look();
    expect(sent.filter((person) => person === bert.id)).toHaveLength(1);
    expect(sent).toHaveLength(2);
    expect(table).not.toBe('');
  });

  test('clocks: no time counts in which no node was alive, and two nodes that tell it are heard once', async () => {
    let now = 1_000_000;
    const { place, table } = await leftBehind(() => now, { clock: { kind: 'move', seconds: 60 } });
    const stores = [(await place.open()).store, (await place.open()).store];
    const houses = stores.map((store) => roomsOn(store, () => now));
    for (const rooms of houses) await rooms.get(table);
    now += 30_000;
    const absences = await Promise.all(stores.map((store) => store.nodes.beat(now)));
    expect(absences[0]).toEqual([{ from: 1_000_000, to: 1_030_000 }]);
    expect(absences[1]).toEqual(absences[0]);
    await Promise.all(houses.map((rooms, i) => rooms.wereAway(absences[i])));
    const log = await stores[0].tables.entriesAfter(table);
    expect(log.slice(4).map(({ event }) => event)).toEqual([{ kind: 'delayed', ms: 30_000 }]);
    await Promise.all(houses.map((rooms, i) => rooms.wereAway(absences[i])));
    expect(await stores[0].tables.entriesAfter(table)).toHaveLength(5);
  });

  test('duties: one node has them, and another gets them when it does not ask for them any more', async () => {
    const place = await newPlace();
    const { nodes } = (await place.open()).store;
    expect(await nodes.claim('mend', 'a', 1000, 5000)).toBe(true);
    expect(await nodes.claim('mend', 'b', 4000, 8000)).toBe(false);
    expect(await nodes.claim('mend', 'a', 4000, 8000)).toBe(true);
    expect(await nodes.claim('mend', 'b', 8001, 9000)).toBe(true);
    expect(await nodes.claim('mend', 'a', 8002, 9000)).toBe(false);
  });

  test('summaries that did not follow are found by a node that was there all the time', async () => {
    const place = await newPlace();
    const app = await testServer({ ...(await place.open()) });
    const anna = await Caller.arrive(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const { store } = await place.open();
    const entries = await store.tables.entriesAfter(table);
    const event = { kind: 'configured', players: 2, settings: { ...(await anna.view(table)).settings, open: true } };
    const entry = { ...entries[0], number: entries.length + 1, event } as (typeof entries)[0];
    // Another node appends and dies before anything follows.
    await store.tables.append(table, 'acorns', entries.length, [entry]);
    await eventually(async () => (await app.inject('/api/v1/tables')).json<unknown[]>()).toHaveLength(1);
  });
});
