import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERYBODY, Known, someoneLearned } from '../../match/known.ts';
import { stepOf } from '../../match/step.ts';

/** Short lists are kept as they are, long ones in bytes. */
const lists = fc.constantFrom(3, 300).chain((length) => {
  const list = fc.array(fc.nat(127), { minLength: length, maxLength: length });
  return fc.tuple(list, list, list);
});

test('what is known goes on from position to position, however it is kept', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(EVERYBODY, 0b01, 0), ([first, second, third], learners) => {
      const known = new Known(first);
      const base = new Known(known.list);
      expect(known.learn(second, learners)).toBe(someoneLearned(first, second, learners));
      expect(known.learn(third, learners)).toBe(someoneLearned(second, third, learners));
      expect([Array.from(base.list), Array.from(known.list)]).toEqual([first, third]);
      base.write(known.list);
      known.write(first);
      expect([Array.from(base.list), Array.from(known.list)]).toEqual([third, first]);
    }),
    { seed: 8 },
  );
});

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
