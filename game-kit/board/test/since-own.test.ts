import { expect, test } from 'vitest';
import { eventsSinceOwn } from '../parts/since-own.ts';

const heard = [0, 1, 2].map((seat) => ({ seen: [{ seat }, { seat, more: true }] }));

test('new is what others did since the last step of one’s own', () => {
  expect(eventsSinceOwn(heard, 0)).toEqual([
    { seat: 1 },
    { seat: 1, more: true },
    { seat: 2 },
    { seat: 2, more: true },
  ]);
  expect(eventsSinceOwn(heard, 2)).toEqual([]);
});

test('to somebody who has done nothing yet, everything is new', () => {
  expect(eventsSinceOwn(heard, 'public')).toHaveLength(6);
});
