import type { DatabaseSync } from 'node:sqlite';
import { SqliteDaily } from './daily.ts';
import { SqliteNodes } from './nodes.ts';
import { SqliteNotices } from './notices.ts';
import { openDatabase } from './open.ts';
import { SqlitePeople } from './people.ts';
import { writeInOwnThread, writeInThisThread, type WriteThread } from './write-thread.ts';
import { SqliteResults } from './results.ts';
import { SqliteTables } from './tables.ts';
import type { Store } from '../store.ts';
import { WriteQueue } from './write-queue.ts';

/** The whole store in one SQLite file; it is read here and written in a thread of its own. */
export function sqliteStore(file: string): Store {
  const database = openDatabase(file);
  return storeOn(database, file === ':memory:' ? writeInThisThread(database) : writeInOwnThread(file));
}

export function storeOn(database: DatabaseSync, thread: WriteThread = writeInThisThread(database)): Store {
  const queue = new WriteQueue(thread);
  return {
    tables: new SqliteTables(database, queue),
    people: new SqlitePeople(database, queue),
    results: new SqliteResults(database, queue),
    notices: new SqliteNotices(database, queue),
    daily: new SqliteDaily(database, queue),
    nodes: new SqliteNodes(database, queue),
    check: () => queue.write('check'),
    close: async () => {
      await queue.close();
      database.close();
    },
  };
}
