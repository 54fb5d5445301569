import { Batch } from './batch.ts';
import { openDatabase } from './open.ts';
import { SqlitePeople } from './people.ts';
import { SqliteTables } from './tables.ts';
import type { Store } from './store.ts';

/** The whole store in one SQLite file. */
export function sqliteStore(file: string): Store {
  const database = openDatabase(file);
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
