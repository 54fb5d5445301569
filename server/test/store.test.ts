import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acorns } from '@grove/kernel/sample';
import { byPerson, checkpointOf, createTable, decide, type Entry, tableOf, apply } from '@grove/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import type { Room } from '../rooms/room.ts';
import { Rooms } from '../rooms/rooms.ts';
import { summaryOf } from '../rooms/summary.ts';
import { openDatabase } from '../store/open.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { sqliteStore, storeOn } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { folder } from './server.ts';

const kit = { game: acorns, bots: ['random', 'greedy'] };
const anna = { id: 'p-anna', name: 'Anna' };
const bert = { id: 'p-bert', name: 'Bert' };

function openStore(file: string): Store {
  const store = sqliteStore(file);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

function firstEntries(id = 't'): Entry[] {
  const seats = [anna, bert].map((person) => ({ person, bot: null }));
  return createTable(kit, { table: id, players: 2, seats }, anna, 1000) as Entry[];
}

async function roomIn(rooms: Rooms): Promise<Room> {
  const room = await rooms.get('t');
  if (room === undefined) throw new Error('no table t');
  return room;
}

const chat = (text: string) => ({ by: byPerson(anna), id: text, wish: { kind: 'chat', text } as const });

describe('the store', () => {
  test('an append that expects the wrong number loses and changes nothing', async () => {
    const { tables } = openStore(':memory:');
    const first = firstEntries();
    expect(await tables.append('t', 'acorns', 0, first)).toBe(true);
    expect(await tables.append('t', 'acorns', 0, first)).toBe(false);
    const table = tableOf(kit, first);
    const one = decide(table, chat('one'), 2000) as Entry[];
    const other = decide(table, chat('other'), 2000) as Entry[];
    const outcomes = await Promise.all([
      tables.append('t', 'acorns', table.data.number, one),
      tables.append('t', 'acorns', table.data.number, other),
    ]);
    expect(outcomes).toEqual([true, false]);
    expect(await tables.entriesAfter('t')).toEqual([...first, ...one]);
  });

  test('gives back what was appended, from the checkpoint on', async () => {
    const file = join(folder(), 'grove.db');
    const first = firstEntries();
    const table = tableOf(kit, first);
    const more = decide(table, chat('hello'), 2000) as Entry[];
    const before = sqliteStore(file);
    await before.tables.append('t', 'acorns', 0, first);
    await before.tables.saveCheckpoint('t', checkpointOf(table));
    await before.tables.append('t', 'acorns', first.length, more);
    await before.close();
    const { tables } = openStore(file);
    expect(await tables.load('t')).toEqual({ game: 'acorns', checkpoint: checkpointOf(table), entries: more });
    expect(await tables.load('u')).toBeUndefined();
  });

  test('finds the tables whose summary did not follow, whose alarm is due and whose bots are to move', async () => {
    const { tables } = openStore(':memory:');
    const first = firstEntries();
    await tables.append('t', 'acorns', 0, first);
    expect(await tables.unsummarised()).toEqual(['t']);
    const summary = summaryOf(tableOf(kit, first));
    await tables.saveSummary({ ...summary, alarm: 5000, botsWaited: true });
    expect(await tables.unsummarised()).toEqual([]);
    expect(await tables.dueTables(4999)).toEqual([]);
    expect(await tables.dueTables(5000)).toEqual(['t']);
    expect(await tables.tablesWithBotsWaited()).toEqual(['t']);
  });

  test('an older summary does not overwrite a newer one', async () => {
    const { tables } = openStore(':memory:');
    const first = firstEntries();
    const table = tableOf(kit, first);
    await tables.append('t', 'acorns', 0, first);
    await tables.saveSummary({ ...summaryOf(table), number: 9, host: 'new' });
    await tables.saveSummary({ ...summaryOf(table), number: 8, host: 'old' });
    expect(await tables.tablesOf(anna.id, 9)).toMatchObject([{ host: 'new' }]);
  });

  test('two nodes on one store: a conflict makes one look again, and both end with the same log', async () => {
    const file = join(folder(), 'grove.db');
    const [one, two] = [openStore(file), openStore(file)].map(
      (store) => new Rooms([kit], { store: store.tables, bus: localBus(), now: () => 2000, report: () => undefined }),
    );
    await one.create(kit, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
    const rooms = [await roomIn(one), await roomIn(two)];
    const words = Array.from({ length: 20 }, (_, i) => `word${i}`);
    const answers = await Promise.all(words.map((word, i) => rooms[i % 2].run(chat(word))));
    const numbers = answers.map((answer) => ('number' in answer ? answer.number : 0));
    expect(new Set(numbers).size).toBe(words.length);
    // The one that heard last catches up with its next command.
    await rooms[0].run(chat('last'));
    await rooms[1].run(chat('very last'));
    await rooms[0].run(chat('very last'));
    const chats = rooms.map((room) => room.table.data.chat.map(({ text }) => text));
    expect(chats[0]).toEqual(chats[1]);
    expect(chats[0]?.toSorted()).toEqual([...words, 'last', 'very last'].toSorted());
  });

  test('what the bus has lost is found in the store, for those who listen', async () => {
    const file = join(folder(), 'grove.db');
    const [one, two] = [openStore(file), openStore(file)].map(
      (store) => new Rooms([kit], { store: store.tables, bus: localBus(), now: () => 2000, report: () => undefined }),
    );
    await one.create(kit, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
    const [here, there] = [await roomIn(one), await roomIn(two)];
    const heard: number[] = [];
    there.listen((told) => heard.push(...told.map(({ entry }) => entry.number)));
    await here.run(chat('hello'));
    expect(heard).toEqual([]);
    await two.reconcile();
    await two.reconcile();
    expect(heard).toEqual([3]);
    expect(there.table.data).toEqual(here.table.data);
  });

  test('checkpoints are made on the way, and a table loads from them', async () => {
    const store = openStore(':memory:');
    const services = { store: store.tables, bus: localBus(), now: () => 2000, report: () => undefined };
    const rooms = new Rooms([kit], services);
    await rooms.create(kit, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
    const room = await roomIn(rooms);
    for (let i = 0; i < 150; i++) await room.run(chat(`word${i}`));
    await store.check();
    const stored = await store.tables.load('t');
    expect(stored?.checkpoint?.data.number).toBeGreaterThan(100);
    const again = await roomIn(new Rooms([kit], services));
    expect(again.table.data).toEqual(room.table.data);
    const replayed = tableOf(kit, (await store.tables.entriesAfter('t')).slice(0, 2));
    for (const entry of (await store.tables.entriesAfter('t')).slice(2)) apply(replayed, entry);
    expect(again.table.data).toEqual(replayed.data);
  });
});

describe('a database that cannot be used', () => {
  test('damaged: says which file and what is wrong', () => {
    const file = join(folder(), 'grove.db');
    writeFileSync(file, 'this is not a database at all, whatever its name says '.repeat(50));
    expect(() => sqliteStore(file)).toThrow(`the database ${file} cannot be used: file is not a database`);
  });

  test('newer than the program: refused, untouched', async () => {
    const file = join(folder(), 'grove.db');
    await sqliteStore(file).close();
    const { DatabaseSync } = await import('node:sqlite');
    const raw = new DatabaseSync(file);
    raw.exec('pragma user_version = 99');
    raw.close();
    expect(() => sqliteStore(file)).toThrow(
      `it has version 99, and this program knows versions up to ${MIGRATIONS.length}`,
    );
  });

  test('a folder that is a file: says so', () => {
    const path = join(folder(), 'data');
    writeFileSync(path, '');
    chmodSync(path, 0o400);
    expect(() => sqliteStore(join(path, 'grove.db'))).toThrow(`the database ${join(path, 'grove.db')} cannot be used`);
  });

  test('full in the middle of a game: nothing is half written, the command fails, and later it works', async () => {
    const file = join(folder(), 'grove.db');
    const database = openDatabase(file);
    const store = storeOn(database);
    onTestFinished(() => store.close());
    const rooms = new Rooms([kit], { store: store.tables, bus: localBus(), now: () => 2000, report: () => undefined });
    await rooms.create(kit, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
    const room = await roomIn(rooms);
    database.exec('pragma max_page_count = 1');
    const long = Array.from({ length: 60 }, (_, i) => chat(`${'x'.repeat(490)}${i}`));
    const results = await Promise.allSettled(long.map((command) => room.run(command)));
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { message: 'database or disk is full' } });
    const saved = results.filter(({ status }) => status === 'fulfilled').length;
    expect(room.table.data.chat).toHaveLength(saved);
    expect((await store.tables.entriesAfter('t')).length).toBe(2 + saved);
    database.exec('pragma max_page_count = 1000000');
    expect(await room.run(long[59])).toMatchObject({ number: 3 + saved, repeated: false });
  });
});
