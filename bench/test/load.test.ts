import { firstItems } from '@grove/kernel';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('../load/run.ts', import.meta.url));

test('the load program seats tables, moves, and measures both servers', { timeout: 120_000 }, async () => {
  const flags = { tables: 2, seats: 2, rate: 20, seconds: 1, 'warm-up': 0.2, race: 1, game: 'evergreen-concert' };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, ...args]);
  const [steady, race] = firstItems(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
    2,
  );
  expect(steady).toMatchObject({ tables: 2, refused: 0, server: { sockets: 4, tables: 2, errors: 0 } });
  expect(steady.moves).toBeGreaterThan(5);
  expect(race.grove).toBeGreaterThan(0);
  expect(race.boardgameio).toBeGreaterThan(0);
  expect(race.peer).toMatchObject({ server: { microsecondsPerMove: expect.any(Number) as number } });
});
