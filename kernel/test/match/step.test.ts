import { expect, test } from 'vitest';
import { stepOf } from '../../match/step.ts';

test('steps with small numbers are shared, and all are what they say', () => {
  for (const [seat, move] of [
    [0, 0],
    [5, 4095],
    [1, 4096],
    [0, -1],
    [5, 1],
    [2, 1.5],
    [3, 'lay'],
  ] as const) {
    expect(stepOf(seat, move)).toEqual({ seat, move });
  }
  expect(stepOf(2, 7)).toBe(stepOf(2, 7));
  expect(stepOf(0, 6)).not.toBe(stepOf(1, 6));
});
