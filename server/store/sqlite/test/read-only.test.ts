import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../open.ts';
import { sqliteStore, storeOn } from '../sqlite.ts';
import { folder } from '../../../test/backend.ts';
import { eventually, HttpClient, testServer } from '../../../test/server.ts';

describe('a database that may only be read', () => {
  test('at the start: says which file and what is wrong', async () => {
    const file = join(folder(), 'grove.db');
    await sqliteStore(file).close();
    const readOnly = `file:${file}?mode=ro`;
    expect(() => openDatabase(readOnly)).toThrow(
      `the database ${readOnly} cannot be used: attempt to write a readonly database`,
    );
  });

  test('in the middle of a game: a clear answer, nothing changed, and later it works', async () => {
    const database = openDatabase(join(folder(), 'grove.db'));
    const app = await testServer({ store: storeOn(database) });
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'random']);
    await anna.do(table, { kind: 'start' });
    // The bot acts at the same time: what follows must find it done.
    await eventually(async () => (await anna.view(table)).seats[1]?.waited).toBe(false);
    const before = await anna.view(table);
    const [step] = await anna.moves(table);

    database.exec('pragma query_only = on');
    const refused = await anna.do(table, { kind: 'move', step }, 'the step');
    expect(refused).toMatchObject({ status: 503, body: { error: { kind: 'not-saved' } } });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(await anna.view(table)).toEqual(before);

    database.exec('pragma query_only = off');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect(await anna.do(table, { kind: 'move', step }, 'the step')).toMatchObject({ status: 200 });
  });
});
