import type { DatabaseSync } from 'node:sqlite';
import { SqliteDaily } from './daily.ts';
import { SqliteNodes } from './nodes.ts';
import { SqliteNotices } from './notices.ts';
import { openDatabase } from './open.ts';
import { SqlitePeople } from './people.ts';
import { scribeHere, scribeInThread } from './scribes.ts';
import { SqliteResults } from './results.ts';
import { SqliteTables } from './tables.ts';
import type { Store } from '../store.ts';
import { type Scribe, Writer } from './writer.ts';

/** The whole store in one SQLite file; it is read here and written in a thread of its own. */
export function sqliteStore(file: string): Store {
  const database = openDatabase(file);
  return storeOn(database, file === ':memory:' ? scribeHere(database) : scribeInThread(file));
}

export function storeOn(database: DatabaseSync, scribe: Scribe = scribeHere(database)): Store {
  const writer = new Writer(scribe);
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
