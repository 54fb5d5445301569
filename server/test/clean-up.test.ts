import { itemAt } from '@grove/kernel';
import { createTable, type Entry, tableOf } from '@grove/table';
import { acorns } from '@grove/kernel/sample';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { CleanUp } from '../schedule/clean-up.ts';
import { Rooms } from '../tables/rooms.ts';
import { summaryOf } from '../tables/summary.ts';
import { newStore } from './backend.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const anna = { id: 'p-anna', name: 'Anna' };
const bert = { id: 'p-bert', name: 'Bert' };
const tableGame = { game: acorns, bots: ['random', 'greedy'] };

/** A server with three tables: one that gathers, one that plays, one that is finished; each last touched at that time. */
async function tables(touched: number, now = NOW) {
  const store = await newStore();
  const seats = [anna, bert].map((person) => ({ person, bot: null }));
  const started = { kind: 'started', rules: '1.0', options: { winner: 'highest' }, seed: 's' } as const;
  const finished = { kind: 'finished', how: 'agreed', totals: [0, 0], winners: [0, 1] } as const;
  for (const [id, events] of [
    ['gathering', []],
    ['playing', [started]],
    ['finished', [started, finished]],
  ] as const) {
    const first = createTable(tableGame, { table: id, players: 2, seats }, anna, touched) as Entry[];
    const more = events.map((event, i): Entry => Object.assign({}, first[0], { number: first.length + 1 + i, event }));
    const log = [...first, ...more];
    await store.tables.append(id, 'acorns', 0, log);
    await store.tables.saveSummary(summaryOf(tableOf(tableGame, log)));
  }
  await store.tables.settled();
  const rooms = new Rooms([tableGame], {
    store: store.tables,
    bus: localBus(),
    now: () => now,
    report: () => undefined,
  });
  const cleanUp = (days: number) => new CleanUp(store.tables, rooms, () => now, days).run();
  const left = async () => (await store.tables.tablesOf(anna.id, 9)).map(({ table }) => table).toSorted();
  return { store, rooms, cleanUp, left };
}

const ALL = ['finished', 'gathering', 'playing'];

describe('cleaning up', () => {
  test('removes a table that never started after the days, with all that belongs to it', async () => {
    const { store, cleanUp, left } = await tables(NOW - 7 * DAY - 1);
    expect(await cleanUp(7)).toBe(1);
    expect(await left()).toEqual(['finished', 'playing']);
    expect(await store.tables.entriesAfter('gathering')).toEqual([]);
    expect(await store.tables.load('gathering')).toBeUndefined();
    expect(await store.tables.entriesAfter('playing')).toHaveLength(4);
    expect(await cleanUp(7)).toBe(0);
  });

  test('waits until the days are over', async () => {
    const { cleanUp, left } = await tables(NOW - 7 * DAY);
    expect(await cleanUp(7)).toBe(0);
    expect(await left()).toEqual(ALL);
  });

  test('is off with 0', async () => {
    const { cleanUp, left } = await tables(0);
    expect(await cleanUp(0)).toBe(0);
    expect(await left()).toEqual(ALL);
  });

  test('leaves a table alone that somebody has open', async () => {
    const { cleanUp, rooms } = await tables(NOW - 9 * DAY);
    await rooms.get('gathering');
    expect(await cleanUp(7)).toBe(0);
    await rooms.closeIdle();
    expect(await cleanUp(7)).toBe(1);
  });

  test('leaves a table alone that was touched after it was found', async () => {
    const { store } = await tables(NOW - 9 * DAY);
    expect(await store.tables.untouchedTables(NOW - 7 * DAY)).toEqual(['gathering']);
    const first = itemAt(await store.tables.entriesAfter('gathering'), 0);
    await store.tables.append('gathering', 'acorns', 3, [
      { ...first, number: 4, event: { kind: 'chatted', text: 'hi' } },
    ]);
    expect(await store.tables.removeUntouched('gathering', NOW - 7 * DAY)).toBe(false);
    expect(await store.tables.entriesAfter('gathering')).toHaveLength(4);
  });
});
