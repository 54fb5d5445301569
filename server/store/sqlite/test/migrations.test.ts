import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../schema.ts';
import { sqliteStore } from '../sqlite.ts';

/** The last version in which the texts of summaries stood in the rows of their tables. */
const SUMMARIES_IN_TABLES = 15;

/** A file as an earlier version has left it. */
function fileOfVersion(version: number, fill: (raw: DatabaseSync) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'grove-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'grove.db');
  const raw = new DatabaseSync(file);
  for (const migration of MIGRATIONS.slice(0, version)) raw.exec(migration);
  raw.exec(`pragma user_version = ${version}`);
  fill(raw);
  raw.close();
  return file;
}

test('tables that were stored with their summaries are listed as before, and go on', async () => {
  const summary = { table: 'known', host: 'anna', updatedAt: 5, seats: [{ person: { id: 'anna', name: 'Anna' } }] };
  const file = fileOfVersion(SUMMARIES_IN_TABLES, (raw) => {
    const add = raw.prepare(
      `insert into tables (id, game, number, summary_number, open, updated_at, summary) values (?, 'acorns', 1, ?, 1, 5, ?)`,
    );
    add.run('known', 1, JSON.stringify(summary));
    add.run('new', 0, null);
    raw.exec(`insert into seats (person, table_id, updated_at) values ('anna', 'known', 5)`);
  });
  const store = sqliteStore(file);
  onTestFinished(() => store.close());
  expect(await store.tables.openTables(10)).toEqual([summary]);
  expect(await store.tables.tablesOf('anna', 10)).toEqual([summary]);
  expect(await store.tables.unsummarised()).toEqual(['new']);
  expect(await store.tables.lastNumbers(['known', 'new'])).toEqual(
    new Map([
      ['known', 1],
      ['new', 1],
    ]),
  );
});
