import { kept } from '@grove/game-kit/achievements/kept';
import type { Result } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { bestNote } from '../after/best-note.ts';
import { nextSeating, strongestOf } from '../after/next-opponent.ts';
import { afterWords } from '../after/words/index.ts';

const ended = (totals: number[], winners: number[]): Result => ({ finished: true, totals, winners, parts: [] });

describe('the next opponent', () => {
  test.each([
    ['one level up after a win', ['person', 'sapling'], ended([50, 40], [0]), ['person', 'tree']],
    ['all of them', ['tree', 'person', 'seedling'], ended([1, 9, 2], [1]), ['ancient', 'person', 'sapling']],
    ['one level down after a clear loss', ['person', 'tree'], ended([30, 90], [1]), ['person', 'sapling']],
    ['the same, so nobody, after a close one', ['person', 'tree'], ended([80, 90], [1]), undefined],
    ['nobody above the strongest', ['person', 'ancient'], ended([50, 40], [0]), undefined],
    ['nobody below the weakest', ['person', 'seedling'], ended([1, 40], [1]), undefined],
    ['nobody at a table with two people', ['person', 'person', 'tree'], ended([9, 1, 1], [0]), undefined],
    ['nobody for a bot without a level', ['person', 'greedy'], ended([9, 1], [0]), undefined],
    ['nobody alone', ['person'], ended([9], [0]), undefined],
  ])('%s', (_, seating, result, next) => {
    expect(nextSeating(seating, result)).toEqual(next);
  });

  test('goes by the strongest of them', () => {
    expect(strongestOf(['person', 'sapling', 'ancient', 'tree'])).toBe('ancient');
  });
});

describe('a score beside the best', () => {
  const two = ['person', 'tree'];
  const games = [
    kept({ id: 'a', at: 1, total: 90, seating: two }),
    kept({ id: 'b', at: 2, total: 70, seating: two }),
    kept({ id: 'c', at: 3, total: 150 }),
    kept({ id: 'd', at: 4, total: 80, seating: two }),
  ];

  test('counts the games before it with as many seats', () => {
    expect(bestNote(games, kept({ id: 'b', at: 2, total: 70, seating: two }))).toEqual({ total: 70, best: 90 });
    expect(bestNote(games, kept({ id: 'e', at: 5, total: 99, seating: two }))).toEqual({ total: 99, best: 90 });
  });

  test('is the first of its kind where there is none', () => {
    expect(bestNote(games, kept({ id: 'a', at: 1, total: 90, seating: two })).best).toBeUndefined();
    expect(bestNote(games, kept({ id: 'c', at: 3, total: 150 })).best).toBeUndefined();
  });

  test('one point is one point', () => {
    expect(afterWords.en.belowBest(1, 97)).toBe('1 point below your best of 97.');
    expect(afterWords.fr.newBest(1)).toBe('Nouveau record\u00a0: 1\u00a0point de plus qu’avant.');
  });
});
