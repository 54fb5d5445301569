import { itemAt } from '@grove/kernel';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { HttpClient, eventually, testServer } from './server.ts';

const BOT = fileURLToPath(new URL('../../docs/example-bot.mjs', import.meta.url));
const run = promisify(execFile);

test('the example bot plays a whole game against a bot of the server', { timeout: 30_000 }, async () => {
  const app = await testServer();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { stdout, stderr } = await run(process.execPath, [BOT, address, 'acorns']);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ seat: 0, totals: [expect.any(Number), expect.any(Number)] });
});

test('the example bot takes an open seat at somebody’s table', { timeout: 30_000 }, async () => {
  const app = await testServer();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const anna = await HttpClient.guest(app, 'Anna');
  const table = await anna.table(['random', 'open']);
  const game = run(process.execPath, [BOT, address, 'acorns', table]);
  await eventually(async () => itemAt((await anna.view(table)).seats, 1).person?.name).toBe('Example bot');
  await anna.do(table, { kind: 'start' });
  expect(JSON.parse((await game).stdout)).toMatchObject({ table, seat: 1 });
});
