import { itemAt } from '@grove/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { newBackend } from '../../../test/backend.ts';
import { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../schema.ts';

async function connect(): Promise<() => Database> {
  const { name } = await newBackend();
  const url = 'postgres' in name ? `${name.postgres}?search_path=${name.prefix}` : '';
  return () => {
    const database = new Database(url);
    onTestFinished(() => database.close());
    return database;
  };
}

const versionOf = async (database: Database): Promise<unknown> =>
  (await database.query((sql) => sql`select version, oldest from version`))[0];

const ADDED = { sql: 'create table added (n integer); insert into added values (1);', oldest: 1 };
/** The version of this program, of one that added something, and of one that took something away. */
const OWN = MIGRATIONS.length;
const [NEXT, LAST] = [OWN + 1, OWN + 2];
const TAKEN = { sql: 'alter table people drop column preferences;', oldest: LAST };

test('of many nodes that start at once one migrates, once', async () => {
  const open = await connect();
  const nodes = Array.from({ length: 6 }, open);
  await Promise.all(nodes.map((database) => migrate(database, [...MIGRATIONS, ADDED])));
  expect(await versionOf(itemAt(nodes, 0))).toEqual({ version: NEXT, oldest: 1 });
  expect(await itemAt(nodes, 0).query((sql) => sql`select n from added`)).toHaveLength(1);
});

test('a node of the old version starts and goes on beside the new one, as long as nothing was taken away', async () => {
  const open = await connect();
  const [old, young] = [open(), open()];
  await migrate(old);
  await old.query((sql) => sql`insert into people (id, name, created_at, preferences) values ('p', 'Anna', 1, '{}')`);
  await migrate(young, [...MIGRATIONS, ADDED]);
  expect(await old.query((sql) => sql`select name from people`)).toEqual([{ name: 'Anna' }]);
  await migrate(open());
  expect(await versionOf(young)).toEqual({ version: NEXT, oldest: 1 });
});

test('a node that is too old is refused and changes nothing', async () => {
  const open = await connect();
  await migrate(open(), [...MIGRATIONS, ADDED, TAKEN]);
  const old = open();
  await expect(migrate(old)).rejects.toThrow(
    `the database has version ${LAST}, which programs from version ${LAST} on can use; this one has version ${OWN}`,
  );
  expect(await versionOf(old)).toEqual({ version: LAST, oldest: LAST });
});

test('a migration that fails leaves nothing behind', async () => {
  const open = await connect();
  const broken = { sql: 'create table half (n integer); select nonsense;', oldest: 1 };
  await expect(migrate(open(), [...MIGRATIONS, broken])).rejects.toThrow('nonsense');
  await migrate(open());
  expect(await versionOf(open())).toEqual({ version: OWN, oldest: MIGRATIONS.at(-1)?.oldest });
});
