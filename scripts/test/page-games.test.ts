import { expect, test } from 'vitest';
import { gamesWithoutNetworks } from '../lib/page-games.mjs';

const { resolveId, load } = gamesWithoutNetworks() as unknown as {
  resolveId: (specifier: string, importer?: string) => string | null;
  load: (id: string) => string | null;
};

test('what bots have learned is left out of the page, and nothing else', () => {
  const judge = '/grove/games/some-game/bot/network/judge.ts';
  const left = resolveId('./network.json', judge);
  expect(load(left ?? '')).toBe('export default null;');
  expect(resolveId('./load.ts', judge)).toBe(null);
  expect(resolveId('../fitted.json', judge)).toBe(null);
  expect(resolveId('react', judge)).toBe(null);
  expect(resolveId('/index.html')).toBe(null);
  expect(load(judge)).toBe(null);
});
