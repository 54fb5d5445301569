import { BadInput } from '@grove/kernel';
import type { Database, Tx } from './database.ts';
import { type Migration, MIGRATIONS } from './schema.ts';

/** An advisory lock: of all nodes that start together one migrates, and the others wait for it. */
const LOCK = 4_711_200_126;

/**
 * Brings the database to this program's version. Nodes of an older version go on beside this one as long as the migrations
 * say that they can.
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await database.transaction(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`select pg_advisory_xact_lock(${LOCK})`;
    const { version, oldest } = await stateOf(tx);
    if (oldest > migrations.length) {
      throw new BadInput(
        `the database has version ${version}, which programs from version ${oldest} on can use; this one has version ${migrations.length}`,
      );
    }
    for (const migration of migrations.slice(version)) await tx.unsafe(migration.sql);
    if (version < migrations.length) await saveState(tx, migrations.length, migrations.at(-1)?.oldest ?? 1);
  }, Infinity);
}

async function stateOf(tx: Tx): Promise<{ version: number; oldest: number }> {
  await tx`create table if not exists version (one integer primary key check (one = 1), version integer not null, oldest integer not null)`;
  const [row] = await tx<{ version: number; oldest: number }[]>`select version, oldest from version`;
  return row ?? { version: 0, oldest: 0 };
}

async function saveState(tx: Tx, version: number, oldest: number): Promise<void> {
  await tx`insert into version (one, version, oldest) values (1, ${version}, ${oldest})
    on conflict (one) do update set version = excluded.version, oldest = excluded.oldest`;
}
