import { execFile } from 'node:child_process';
import { copyFileSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { byPerson, type Entry } from '@grove/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folder } from '../../../test/backend.ts';
import { backUp } from '../backup.ts';
import { damageIn } from '../integrity.ts';
import { sqliteStore } from '../sqlite.ts';

const run = promisify(execFile);
const GROVE = fileURLToPath(new URL('../../../../cli/grove.mjs', import.meta.url));
const anna = byPerson({ id: 'p-anna', name: 'Anna' });

const entry = (number: number): Entry => ({
  number,
  at: number,
  by: anna,
  message: null,
  event: { kind: 'chatted', text: 'x'.repeat(400) },
});

/** A database with some hundred pages. */
async function filled(): Promise<string> {
  const file = join(folder(), 'grove.db');
  const store = sqliteStore(file);
  for (let i = 1; i <= 300; i++) await store.tables.append('t', 'acorns', i - 1, [entry(i)]);
  await store.close();
  return file;
}

/** Overwrites a piece in the middle of a file. */
function damage(file: string): void {
  const descriptor = openSync(file, 'r+');
  const page = 4096;
  const middle = Math.floor(statSync(file).size / page / 2) * page;
  writeSync(descriptor, Buffer.alloc(3 * page, 7), 0, 3 * page, middle);
}

describe('a copy that is made while the server writes', () => {
  test('ends, is whole, and is what the server was at one moment; a server goes on from it', async () => {
    const data = folder();
    const store = sqliteStore(join(data, 'grove.db'));
    onTestFinished(() => store.close());
    const copy = join(data, 'copy.db');
    let number = 0;
    const work = { isDone: false };
    const copying = run(process.execPath, [GROVE, 'backup', '--data', data, copy]).finally(() => {
      work.isDone = true;
    });
    while (!work.isDone) await store.tables.append('t', 'acorns', number, [entry(++number)]);
    expect((await copying).stdout).toBe(`${copy}: a whole copy, checked\n`);
    const raw = new DatabaseSync(copy, { readOnly: true });
    const counts = raw.prepare('select number, (select count(*) from entries) as entries from tables').get();
    raw.close();
    expect(counts?.number).toBe(counts?.entries);
    expect(number).toBeGreaterThan(Number(counts?.number));
    // Restored as the documentation says.
    const restored = join(folder(), 'grove.db');
    copyFileSync(copy, restored);
    const again = sqliteStore(restored);
    onTestFinished(() => again.close());
    const last = Number(counts?.number);
    expect(await again.tables.append('t', 'acorns', last, [entry(last + 1)])).toBe(true);
  });

  test('does not overwrite anything, and says when there is nothing to copy', async () => {
    const file = await filled();
    expect(() => backUp(file, file)).toThrow('is there already');
    expect(() => backUp(join(folder(), 'no.db'), join(folder(), 'copy.db'))).toThrow('there is no');
  });
});

describe('a damaged database', () => {
  test('is not opened, and nothing is written over it, unless somebody wants it', async () => {
    const file = await filled();
    damage(file);
    const before = statSync(file).mtimeMs;
    expect(damageIn(file)).not.toEqual([]);
    expect(() => sqliteStore(file)).toThrow(/cannot be used: .*restore a backup/s);
    expect(statSync(file).mtimeMs).toBe(before);
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    await sqliteStore(file, { acceptDamage: true }).close();
    await expect(run(process.execPath, [GROVE, 'check', '--data', join(file, '..')])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is damaged') as string,
    });
  });

  test('is found by the check beside the work of the server', async () => {
    const file = await filled();
    const sound = sqliteStore(file);
    expect(await sound.damage()).toEqual([]);
    await sound.close();
    damage(file);
    const store = sqliteStore(file, { acceptDamage: true });
    onTestFinished(() => store.close());
    expect(await store.damage()).not.toEqual([]);
  });
});

test('the files of a database are readable by their owner only', async () => {
  const file = join(folder(), 'grove.db');
  const store = sqliteStore(file);
  onTestFinished(() => store.close());
  await store.check();
  for (const name of [file, `${file}-wal`, `${file}-shm`])
    expect([name, statSync(name).mode & 0o777]).toEqual([name, 0o600]);
});
