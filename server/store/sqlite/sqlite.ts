import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@grove/kernel';
import { CheckThread } from './check-thread.ts';
import { SqliteClubs } from './clubs.ts';
import { SqliteDaily } from './daily.ts';
import { SqliteNodes } from './nodes.ts';
import { SqliteNotices } from './notices.ts';
import { quickDamageIn } from './integrity.ts';
import { openDatabase } from './open.ts';
import { SqlitePeople } from './people.ts';
import { writeInOwnThread, writeInThisThread, type WriteThread } from './write-thread.ts';
import { SqliteResults } from './results.ts';
import { SqliteTables } from './tables.ts';
import { SqliteTournaments } from './tournaments.ts';
import type { Store } from '../store.ts';
import { WriteQueue } from './write-queue.ts';

/**
 * The whole store in one SQLite file; it is read here and written in a thread of its own. A damaged file is not opened, because each
 * write could make it worse, unless whoever runs the server wants it.
 */
export function sqliteStore(file: string, { acceptDamage = false } = {}): Store {
  if (file === ':memory:') return storeOn(openDatabase(file));
  const [problem] = existsSync(file) && !acceptDamage ? quickDamageIn(file) : [];
  if (problem !== undefined) {
    throw new BadInput(`the database ${file} cannot be used: ${problem}; restore a backup, see docs/OPERATING.md`);
  }
  const database = openDatabase(file);
  const store = storeOn(database, writeInOwnThread(file));
  const thread = new CheckThread();
  return {
    ...store,
    damage: () => thread.check(file),
    close: async () => {
      await thread.stop();
      await store.close();
    },
  };
}

export function storeOn(database: DatabaseSync, thread: WriteThread = writeInThisThread(database)): Store {
  const queue = new WriteQueue(thread);
  return {
    tables: new SqliteTables(database, queue),
    people: new SqlitePeople(database, queue),
    results: new SqliteResults(database, queue),
    notices: new SqliteNotices(database, queue),
    daily: new SqliteDaily(database, queue),
    clubs: new SqliteClubs(database, queue),
    tournaments: new SqliteTournaments(database, queue),
    nodes: new SqliteNodes(database, queue),
    check: () => queue.write('check'),
    damage: async () => [],
    close: async () => {
      await queue.close();
      database.close();
    },
  };
}
