import { LANGUAGES } from '@grove/game-kit';
import { kept } from '@grove/game-kit/achievements/kept';
import { ranksOf } from '@grove/game-kit/board/outcome';
import { randomRecord } from '@grove/game-kit/random-records';
import { games as manifests } from '@grove/games';
import { gameModule } from '@grove/games/loaded';
import { replay } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { keptOutcome } from '../me/kept-outcome.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

describe.each(manifests.map((manifest) => [manifest.cover.id, manifest] as const))('%s', (id, manifest) => {
  test('the categories of everybody add up to the total, and have different names in every language', async () => {
    const { game } = gameModule(id);
    const record = randomRecord(gameModule(id), 2, 'categories');
    const result = game.result(replay(game, record).state);
    const categoriesIn = await manifest.scoreCategories?.();
    for (const language of LANGUAGES) {
      const all = categoriesIn?.(language) ?? [];
      expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
      const { categories, columns } = keptOutcome(
        { ...kept({ game: id, seating: ['person', 'tree'] }), record, result },
        NAMES,
        all,
      );
      for (const { total, seat } of columns)
        expect(categories.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(total);
    }
  });
});

const three = kept({ seating: ['person', 'tree', 'tree'], parts: { list: [3, 4], single: 5, none: 0 } });

test('a list is one category, or each of its numbers is one; what brought nobody a point is left out', () => {
  const { categories } = keptOutcome(three, NAMES, [
    { part: 'list', label: 'all' },
    { part: 'list', at: 1, label: 'second' },
    { part: 'list', at: 2, label: 'never held' },
    { part: 'single', label: 'single' },
    { part: 'none', label: 'none' },
    { part: 'unknown', label: 'unknown' },
  ]);
  expect(categories.map(({ label, points }) => [label, points])).toEqual([
    ['all', [7, 7, 7]],
    ['second', [4, 4, 4]],
    ['single', [5, 5, 5]],
  ]);
});

test('winners are equals, whatever broke a tie or however a team shared its points; the others follow by points', () => {
  const game = { ...three, result: { ...three.result, totals: [20, 30, 25], winners: [0, 2] } };
  expect(ranksOf(keptOutcome(game, NAMES, []))).toEqual([
    { column: 2, rank: 1 },
    { column: 0, rank: 1 },
    { column: 1, rank: 3 },
  ]);
});
