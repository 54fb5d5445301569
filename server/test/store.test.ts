import { itemAt } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { byPerson, checkpointOf, createTable, decide, type Entry, tableOf, apply } from '@grove/table';
import { describe, expect, test, vi } from 'vitest';
import { localBus } from '../bus/local.ts';
import type { Room } from '../tables/room.ts';
import { Rooms } from '../tables/rooms.ts';
import { SEAT_TIME_STEP } from '../store/store.ts';
import { summaryOf } from '../tables/summary.ts';
import { newBackend, newStore, openBackend } from './backend.ts';

const tableGame = { game: acorns, bots: ['random', 'greedy'] };
const anna = { id: 'p-anna', name: 'Anna' };
const bert = { id: 'p-bert', name: 'Bert' };

function firstEntries(id = 't'): Entry[] {
  const seats = [anna, bert].map((person) => ({ person, bot: null }));
  return createTable(tableGame, { table: id, players: 2, seats }, anna, 1000) as Entry[];
}

async function roomIn(rooms: Rooms): Promise<Room> {
  const room = await rooms.get('t');
  if (room === undefined) throw new Error('no table t');
  return room;
}

/** Two nodes that share a store and do not hear each other, with a table of Anna's. */
async function twoNodes(): Promise<[Rooms, Rooms]> {
  const backend = await newBackend();
  const open = async (): Promise<Rooms> => {
    const { store } = await backend.open();
    return new Rooms([tableGame], { store: store.tables, bus: localBus(), now: () => 2000, report: () => undefined });
  };
  const nodes: [Rooms, Rooms] = [await open(), await open()];
  await nodes[0].create(tableGame, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
  return nodes;
}

const chat = (text: string) => ({ by: byPerson(anna), id: text, command: { kind: 'chat', text } as const });

describe('the store', () => {
  test('an append that expects the wrong number loses and changes nothing', async () => {
    const { tables } = await newStore();
    const first = firstEntries();
    expect(await tables.append('t', 'acorns', 0, first)).toBe(true);
    expect(await tables.append('t', 'acorns', 0, first)).toBe(false);
    const table = tableOf(tableGame, first);
    const one = decide(table, chat('one'), 2000) as Entry[];
    const other = decide(table, chat('other'), 2000) as Entry[];
    const outcomes = await Promise.all([
      tables.append('t', 'acorns', table.data.number, one),
      tables.append('t', 'acorns', table.data.number, other),
    ]);
    expect(outcomes.filter((won) => won)).toHaveLength(1);
    expect(await tables.entriesAfter('t')).toEqual([...first, ...(outcomes[0] ? one : other)]);
  });

  test('gives back what was appended, from the checkpoint on', async () => {
    const backend = await newBackend();
    const first = firstEntries();
    const table = tableOf(tableGame, first);
    const more = decide(table, chat('hello'), 2000) as Entry[];
    const { store: before } = await backend.open();
    await before.tables.append('t', 'acorns', 0, first);
    await before.tables.saveCheckpoint('t', checkpointOf(table));
    await before.tables.append('t', 'acorns', first.length, more);
    await before.close();
    const { tables } = (await backend.open()).store;
    expect(await tables.load('t')).toEqual({ game: 'acorns', checkpoint: checkpointOf(table), entries: more });
    expect(await tables.load('u')).toBeUndefined();
  });

  test('finds the tables whose summary did not follow, whose alarm is due and whose bots are to move', async () => {
    const { tables } = await newStore();
    const first = firstEntries();
    await tables.append('t', 'acorns', 0, first);
    expect(await tables.unsummarised()).toEqual(['t']);
    const summary = summaryOf(tableOf(tableGame, first));
    await tables.saveSummary({ ...summary, alarm: 5000, botsWaited: true });
    expect(await tables.unsummarised()).toEqual([]);
    expect(await tables.claimDue(4999, 9000)).toEqual([]);
    expect(await tables.claimDue(5000, 9000)).toEqual(['t']);
    expect(await tables.abandonedBots(5000)).toEqual(['t']);
  });

  test('an older summary does not overwrite a newer one', async () => {
    const { tables } = await newStore();
    const first = firstEntries();
    const table = tableOf(tableGame, first);
    await tables.append('t', 'acorns', 0, first);
    await tables.saveSummary({ ...summaryOf(table), number: 9, host: 'new' });
    await tables.saveSummary({ ...summaryOf(table), number: 8, host: 'old' });
    expect(await tables.tablesOf(anna.id, 9)).toMatchObject([{ host: 'new' }]);
  });

  test('my tables come newest first, and the newest of many are found', async () => {
    const { tables } = await newStore();
    const save = async (id: string, number: number, updatedAt: number) => {
      const summary = summaryOf(tableOf(tableGame, firstEntries(id)));
      await tables.saveSummary({ ...summary, number, updatedAt });
    };
    const mine = async (limit: number) => (await tables.tablesOf(anna.id, limit)).map(({ table }) => table);
    for (const id of ['a', 'b', 'c']) await tables.append(id, 'acorns', 0, firstEntries(id));
    await save('a', 2, 1000);
    await save('b', 2, 2000);
    await save('c', 2, 3000);
    expect(await mine(2)).toEqual(['c', 'b']);
    // Seconds count among what is listed, minutes for what is listed at all.
    await save('b', 3, 4000);
    expect(await mine(9)).toEqual(['b', 'c', 'a']);
    await save('a', 3, 5000 + SEAT_TIME_STEP);
    expect(await mine(1)).toEqual(['a']);
  });

  test('two nodes on one store: a conflict makes one look again, and both end with the same log', async () => {
    const [one, two] = await twoNodes();
    const rooms = [await roomIn(one), await roomIn(two)];
    const words = Array.from({ length: 20 }, (_, i) => `word${i}`);
    const answers = await Promise.all(words.map((word, i) => itemAt(rooms, i % 2).run(chat(word))));
    const numbers = answers.map((answer) => ('number' in answer ? answer.number : 0));
    expect(new Set(numbers).size).toBe(words.length);
    // The one that heard last catches up with its next command.
    await itemAt(rooms, 0).run(chat('last'));
    await itemAt(rooms, 1).run(chat('very last'));
    await itemAt(rooms, 0).run(chat('very last'));
    const chats = rooms.map((room) => room.table.data.chat.map(({ text }) => text));
    expect(chats[0]).toEqual(chats[1]);
    expect(chats[0]?.toSorted()).toEqual([...words, 'last', 'very last'].toSorted());
  });

  test('what the bus has lost is found in the store, for those who listen', async () => {
    const [one, two] = await twoNodes();
    const [here, there] = [await roomIn(one), await roomIn(two)];
    const received: number[] = [];
    there.listen((applied) => received.push(...applied.map(({ entry }) => entry.number)));
    await here.run(chat('hello'));
    expect(received).toEqual([]);
    await two.reconcile();
    await two.reconcile();
    expect(received).toEqual([3]);
    expect(there.table.data).toEqual(here.table.data);
  });

  test('the longer a log is, the further apart its checkpoints lie', async () => {
    const { store, bus } = await openBackend();
    const saving = vi.spyOn(store.tables, 'saveCheckpoint');
    const rooms = new Rooms([tableGame], { store: store.tables, bus, now: () => 2000, report: () => undefined });
    await rooms.create(tableGame, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
    const room = await roomIn(rooms);
    for (let i = 0; i < 420; i++) await room.run(chat(`word${i}`));
    const numbers = saving.mock.calls.map(([, { data }]) => data.number);
    expect(numbers).toEqual([64, 128, 192, 256, 320, 400]);
  });

  test('checkpoints are made on the way, and a table loads from them', async () => {
    const { store, bus } = await openBackend();
    const services = { store: store.tables, bus, now: () => 2000, report: () => undefined };
    const rooms = new Rooms([tableGame], services);
    await rooms.create(tableGame, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
    const room = await roomIn(rooms);
    for (let i = 0; i < 150; i++) await room.run(chat(`word${i}`));
    await store.tables.settled();
    const stored = await store.tables.load('t');
    expect(stored?.checkpoint?.data.number).toBeGreaterThan(100);
    const again = await roomIn(new Rooms([tableGame], services));
    expect(again.table.data).toEqual(room.table.data);
    const replayed = tableOf(tableGame, (await store.tables.entriesAfter('t')).slice(0, 2));
    for (const entry of (await store.tables.entriesAfter('t')).slice(2)) apply(replayed, entry);
    expect(again.table.data).toEqual(replayed.data);
  });

  test('only so many tables are kept at hand; the longest unused go, those that somebody watches stay', async () => {
    const { store, bus } = await openBackend();
    const services = { store: store.tables, bus, now: () => 2000, report: () => undefined };
    const rooms = new Rooms([tableGame], services, 3);
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const id of ids) await store.tables.append(id, 'acorns', 0, firstEntries(id));
    (await rooms.get('a'))?.listen(() => undefined);
    for (const id of ids) await rooms.get(id);
    await vi.waitFor(() => expect(rooms.count).toBe(3), { timeout: 30_000 });
    expect(ids.filter((id) => rooms.isOpen(id))).toEqual(['a', 'e', 'f']);
    expect((await rooms.get('b'))?.table.data.number).toBe(3);
  });
});
