import { itemAt } from '@grove/kernel';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { acorns } from '@grove/kernel/sample';
import { byPerson } from '@grove/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { localBus } from '../../../bus/local.ts';
import { Rooms } from '../../../tables/rooms.ts';
import { folder } from '../../../test/backend.ts';
import { openDatabase } from '../open.ts';
import { MIGRATIONS } from '../schema.ts';
import { sqliteStore, storeOn } from '../sqlite.ts';

const tableGame = { game: acorns, bots: ['random', 'greedy'] };
const anna = { id: 'p-anna', name: 'Anna' };
const chat = (text: string) => ({ by: byPerson(anna), id: text, command: { kind: 'chat', text } as const });

describe('a database that cannot be used', () => {
  test('damaged: says which file and what is wrong', () => {
    const file = join(folder(), 'grove.db');
    writeFileSync(file, 'this is not a database at all, whatever its name says '.repeat(50));
    expect(() => sqliteStore(file)).toThrow(`the database ${file} cannot be used: file is not a database`);
  });

  test('newer than the program: refused, untouched', async () => {
    const file = join(folder(), 'grove.db');
    await sqliteStore(file).close();
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
    const rooms = new Rooms([tableGame], {
      store: store.tables,
      bus: localBus(),
      now: () => 2000,
      report: () => undefined,
    });
    await rooms.create(tableGame, { table: 't', players: 2, seats: [{ person: anna, bot: null }] }, anna);
    const room = await rooms.get('t');
    if (room === undefined) throw new Error('no table t');
    database.exec('pragma max_page_count = 1');
    const long = Array.from({ length: 60 }, (_, i) => chat(`${'x'.repeat(490)}${i}`));
    const results = await Promise.allSettled(long.map((command) => room.run(command)));
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { message: 'database or disk is full' } });
    const saved = results.filter(({ status }) => status === 'fulfilled').length;
    expect(room.table.data.chat).toHaveLength(saved);
    expect((await store.tables.entriesAfter('t')).length).toBe(2 + saved);
    // Whoever asks whether the server is ready learns of it.
    await expect(store.check()).rejects.toThrow('database or disk is full');
    database.exec('pragma max_page_count = 1000000');
    await store.check();
    expect(await room.run(itemAt(long, 59))).toMatchObject({ number: 3 + saved, repeated: false });
  });
});

describe('an older database', () => {
  test('a file of the first version is brought up, and what was in it stays', async () => {
    const file = join(folder(), 'grove.db');
    const old = new DatabaseSync(file);
    old.exec(`${MIGRATIONS[0]} pragma user_version = 1; insert into people values ('p', 'Old', 1, null, null, '{}')`);
    old.close();
    const store = sqliteStore(file);
    onTestFinished(() => store.close());
    expect(await store.people.person('p')).toMatchObject({ name: 'Old' });
    const seats = [{ player: 'p', name: 'Old', total: 3, winner: true }];
    await store.results.addResult({ table: 't', game: 'acorns', finishedAt: 5, rated: true, seats });
    expect(await store.results.leaderboard('acorns', 9)).toHaveLength(1);
  });
});
