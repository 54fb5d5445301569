import type { DatabaseSync } from 'node:sqlite';
import { SqliteDaily } from './daily.ts';
import { SqliteNodes } from './nodes.ts';
import { SqliteNotices } from './notices.ts';
import { openDatabase } from './open.ts';
import { SqlitePeople } from './people.ts';
import { writeInThisThread, writeInOwnThread } from './write-thread.ts';
import { SqliteResults } from './results.ts';
import { SqliteTables } from './tables.ts';
import type { Store } from '../store.ts';
import { type WriteThread, WriteQueue } from './write-queue.ts';

/** The whole store in one SQLite file; it is read here and written in a thread of its own. */
export function sqliteStore(file: string): Store {
  const database = openDatabase(file);
  return storeOn(database, file === ':memory:' ? writeInThisThread(database) : writeInOwnThread(file));
}

export function storeOn(database: DatabaseSync, thread: WriteThread = writeInThisThread(database)): Store {
  const writer = new WriteQueue(thread);
  return {
    tables: new SqliteTables(database, writer),
    people: new SqlitePeople(database, writer),
    results: new SqliteResults(database, writer),
    notices: new SqliteNotices(database, writer),
    daily: new SqliteDaily(database, writer),
    nodes: new SqliteNodes(database, writer),
    check: () => writer.write('check'),
    close: async () => {
      await writer.close();
      database.close();
    },
  };
}
