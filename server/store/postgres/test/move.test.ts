import { itemAt } from '@grove/kernel';
import type { ClubView } from '@grove/protocol';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { localBus } from '../../../bus/local.ts';
import { Archiver } from '../../../schedule/archiver.ts';
import { folder, newBackend } from '../../../test/backend.ts';
import { HttpClient, eventually, testServer } from '../../../test/server.ts';
import { sqliteStore } from '../../sqlite/sqlite.ts';
import { moveToPostgres } from '../move.ts';
import { MOVED_TABLES } from '../moved.ts';
import { postgresStore } from '../postgres.ts';

const LATER = Date.now() + 60_000;

async function database(): Promise<string> {
  const { name } = await newBackend();
  return 'postgres' in name ? `${name.postgres}?search_path=${name.prefix}` : '';
}

/** An installation with games that gather, go on, are finished and archived, and people with all that is theirs. */
async function installation() {
  const file = join(folder(), 'grove.db');
  const store = sqliteStore(file);
  const app = await testServer({ store, bus: localBus() });
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert \u{1f333}')];
  await anna.call('PUT', '/me/account', { login: 'anna', password: 'long enough' });
  const { body: club } = await anna.call<ClubView>('POST', '/clubs', { name: 'Oak Club', about: '', entry: 'request' });
  await bert.call('POST', `/clubs/${club.id}/join`, {});
  await anna.call('POST', `/clubs/${club.id}/chat`, { text: 'Hello' });
  const tables: string[] = [];
  for (const rated of [true, false]) {
    const table = await anna.table(['me', 'open'], { settings: { rated } });
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    for (const person of [anna, bert]) await person.do(table, { kind: 'vote-end', yes: true });
    tables.push(table);
  }
  tables.push(await anna.table(['me', 'random'], { start: true }), await anna.table(['me', 'open']));
  await app.inject('/api/v1/push');
  await eventually(async () => (await anna.call<unknown[]>('GET', '/me/games')).body).toHaveLength(2);
  await store.tables.archive(itemAt(tables, 0));
  const before = await Promise.all(tables.map((table) => store.tables.load(table)));
  await app.close();
  return { file, anna, tables, before };
}

describe('moving from SQLite to PostgreSQL', () => {
  test('brings everything along, and the games go on there', async () => {
    const { file, anna, tables, before } = await installation();
    const url = await database();
    const counts = await moveToPostgres(file, url, LATER);
    expect(counts).toMatchObject({ tables: 4, people: 2, tokens: 2, archive: 1, results: 2, secrets: 1 });
    expect(counts).toMatchObject({ clubs: 1, club_members: 1, club_requests: 1, club_lines: 1 });
    expect(counts.entries).toBeGreaterThan(10);
    const store = await postgresStore(url);
    expect(await Promise.all(tables.map((table) => store.tables.load(table)))).toEqual(before);
    const app = await testServer({ store, bus: localBus() });
    const again = Object.assign(Object.create(HttpClient.prototype) as HttpClient, anna, { app });
    expect((await again.call('GET', '/me')).body).toMatchObject({ login: 'anna' });
    expect((await again.call<unknown[]>('GET', '/me/tables')).body).toHaveLength(4);
    const [step] = await again.moves(itemAt(tables, 2));
    if (step !== undefined)
      expect((await again.do(itemAt(tables, 2), { kind: 'move', step }, 'after')).status).toBe(200);
    expect(await new Archiver(store.tables, () => LATER + 9e9, 7).run()).toBe(1);
  });

  test('is refused while a server runs on the file, and into a database in use', async () => {
    const { file } = await installation();
    const url = await database();
    await expect(moveToPostgres(file, url, Date.now())).rejects.toThrow('a server is running on the file');
    await moveToPostgres(file, url, LATER);
    await expect(moveToPostgres(file, url, LATER)).rejects.toThrow('the database is not empty: there is something in');
  });

  test('finds a row that is not the same, and then leaves nothing behind', async () => {
    const { file } = await installation();
    const url = await database();
    await (await postgresStore(url)).close();
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    await sql.unsafe(`create function spoil() returns trigger language plpgsql as
      $$ begin if new.number = 3 then return null; end if; return new; end $$;
      create trigger spoil before insert on entries for each row execute function spoil();`);
    await expect(moveToPostgres(file, url, LATER)).rejects.toThrow(
      'entries: what was moved is not what was there, after 0 rows',
    );
    expect(await sql`select 1 from people`).toHaveLength(0);
    await sql.end();
  });

  test('every column of the file has its place', () => {
    const file = join(folder(), 'grove.db');
    void sqliteStore(file).close();
    const source = new DatabaseSync(file, { readOnly: true });
    const names = source.prepare(`select name from sqlite_schema where type = 'table'`).all();
    const left = new Set(['heartbeat', 'claims']);
    const moved = MOVED_TABLES.flatMap(({ table, apart }) => (apart === undefined ? [table] : [table, apart.table]));
    expect(moved.toSorted()).toEqual(
      names
        .map(({ name }) => String(name))
        .filter((name) => !left.has(name))
        .toSorted(),
    );
    // Claims of nodes that are no more.
    const claimed = new Set(['alarm_claimed', 'bots_node', 'bots_until', 'claimed']);
    const columnsIn = (table: string) =>
      source
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name));
    for (const { table, columns, apart } of MOVED_TABLES) {
      const known = columnsIn(table).filter((name) => !claimed.has(name));
      if (apart !== undefined) expect(columnsIn(apart.table).toSorted()).toEqual([apart.column, apart.of].toSorted());
      expect(columns.toSorted()).toEqual([...known, ...(apart === undefined ? [] : [apart.column])].toSorted());
    }
    source.close();
  });
});
