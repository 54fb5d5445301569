import { itemAt } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { byPerson, createTable, type Entry, tableOf } from '@grove/table';
import { expect, test } from 'vitest';
import { Archiver } from '../schedule/archiver.ts';
import { Rooms } from '../tables/rooms.ts';
import { summaryOf } from '../tables/summary.ts';
import { openBackend } from './backend.ts';

const DAY = 86_400_000;
const tableGame = { game: acorns, bots: ['random'] };
const people = [
  { id: 'p-anna', name: 'Anna' },
  { id: 'p-bert', name: 'Bert' },
];
const anna = itemAt(people, 0);

/** A server with a finished game and one that goes on, both last touched on day 100. */
async function tables() {
  const { store, bus } = await openBackend();
  const seats = people.map((person) => ({ person, bot: null }));
  const started = { kind: 'started', rules: '1.0', options: { winner: 'highest' }, seed: 's' } as const;
  const finished = { kind: 'finished', how: 'agreed', totals: [0, 0], winners: [0, 1] } as const;
  for (const [id, events] of [
    ['playing', [started]],
    ['finished', [started, finished]],
  ] as const) {
    const first = createTable(tableGame, { table: id, players: 2, seats }, anna, 100 * DAY) as Entry[];
    const more = events.map((event, i): Entry => Object.assign({}, first[0], { number: first.length + 1 + i, event }));
    await store.tables.append(id, 'acorns', 0, [...first, ...more]);
    await store.tables.saveSummary(summaryOf(tableOf(tableGame, [...first, ...more])));
  }
  await store.tables.settled();
  const services = { store: store.tables, bus, now: () => 200 * DAY, report: () => undefined };
  const archiver = (day: number) => new Archiver(store.tables, () => day * DAY, 7);
  const result = { table: 'finished', game: 'acorns', finishedAt: 100 * DAY, rated: false, seats: [] };
  return { store, rooms: () => new Rooms([tableGame], services), archiver, result };
}

test('a finished game goes into the archive after its days, and reads as before', async () => {
  const { store, rooms, archiver, result } = await tables();
  const before = await store.tables.entriesAfter('finished');
  const { table } = (await rooms().get('finished')) ?? {};
  expect(await archiver(200).run()).toBe(0);
  await store.results.addResult(result);
  expect(await archiver(107).run()).toBe(0);
  expect(await archiver(108).run()).toBe(1);
  expect(await archiver(108).run()).toBe(0);
  expect(await store.tables.entriesAfter('finished')).toEqual(before);
  expect(await store.tables.entriesAfter('finished', 3)).toEqual(before.slice(3));
  expect(await store.tables.load('finished')).toEqual({ game: 'acorns', checkpoint: null, entries: before });
  expect((await rooms().get('finished'))?.table.data).toEqual(table?.data);
  expect((await store.tables.tablesOf(anna.id, 9)).map(({ table: id }) => id).toSorted()).toEqual([
    'finished',
    'playing',
  ]);
});

test('people may still talk at an archived table, and its log has no gap', async () => {
  const { store, rooms, archiver, result } = await tables();
  await store.results.addResult(result);
  await archiver(108).run();
  const room = await rooms().get('finished');
  await room?.run({ by: byPerson(anna), id: 'c', command: { kind: 'chat', text: 'again?' } });
  await store.tables.settled();
  const log = await store.tables.entriesAfter('finished');
  expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1));
  expect(await store.tables.entriesAfter('finished', 5)).toHaveLength(1);
  expect((await rooms().get('finished'))?.table.data.chat).toHaveLength(1);
  expect(await archiver(999).run()).toBe(0);
});
