import type { DatabaseSync } from 'node:sqlite';
import { Batch } from './batch.ts';
import { openDatabase } from './open.ts';
import { SqlitePeople } from './people.ts';
import { SqliteTables } from './tables.ts';
import type { Store } from './store.ts';

/** The whole store in one SQLite file. */
export const sqliteStore = (file: string): Store => storeOn(openDatabase(file));

export function storeOn(database: DatabaseSync): Store {
  const batch = new Batch(database);
  return {
    tables: new SqliteTables(database, batch),
    people: new SqlitePeople(database, batch),
    // A write that changes nothing, but finds a full disk and a read-only file.
    check: () => batch.add(() => database.exec('update tables set number = number where id is null')),
    close: async () => {
      batch.flush();
      database.close();
    },
  };
}
