import { expect, test } from 'vitest';
import { grove } from './grove.ts';

test('bench reports every game, as JSON', async () => {
  const { code, out } = await grove(['bench', '--seconds', '0.01', '--json']);
  expect(code).toBe(0);
  const { games } = JSON.parse(out);
  expect(games).toHaveLength(1);
  expect(games[0].gamesPerSecond).toBeGreaterThan(0);
});

test('bench refuses a time that is none', async () => {
  expect((await grove(['bench', '--seconds', 'no'])).err).toContain('It must be a number above 0.');
});

test('bench of a game that is not there gives one clear line', async () => {
  const { code, err } = await grove(['bench', 'go']);
  expect({ code, err }).toEqual({ code: 1, err: 'grove: unknown game "go" (known games: acorns)\n' });
});
