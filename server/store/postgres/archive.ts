import { packLog } from '../archive.ts';
import type { Database } from './database.ts';

/** Logs of finished games, packed into one row each, in a table of their own. */
export class Archive {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  async log(table: string): Promise<Uint8Array | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<{ log: Uint8Array }[]>`select log from archive where table_id = ${table}`,
    );
    return row?.log;
  }

  /** The update locks the table's row, so that its log does not grow meanwhile and no other node archives it too. */
  add(table: string): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const { count } = await tx`update tables set archived = true
        where id = ${table} and not archived and phase = 'finished' and summary_number = number`;
      if (count === 0) return;
      const entries = await tx<{ number: number; entry: string }[]>`
        select number, entry from entries where table_id = ${table} order by number`;
      const log = packLog(entries.map(({ entry }) => entry));
      await tx`insert into archive (table_id, number, log) values (${table}, ${entries.at(-1)?.number ?? 0}, ${log})`;
      await tx`delete from entries where table_id = ${table}`;
      await tx`delete from checkpoints where table_id = ${table}`;
    });
  }
}
