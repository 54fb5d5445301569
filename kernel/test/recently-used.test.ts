import { expect, test } from 'vitest';
import { RecentlyUsed } from '../index.ts';

test('when it is full, what was not used for longest makes room', () => {
  const known = new RecentlyUsed<number>(2);
  known.set('a', 1);
  known.set('b', 2);
  expect(known.get('a')).toBe(1);
  known.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => known.get(key))).toEqual([1, undefined, 3]);
});
