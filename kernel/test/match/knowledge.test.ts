import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { someoneLearned } from '../../index.ts';
import { knownAtEither } from '../../match/known.ts';

const knowledge = fc.array(fc.nat(63), { minLength: 3, maxLength: 3 });

test.each([
  [[0b01], [0b11], true],
  [[0b11], [0b01], false],
  [[0b01], [0b10], true],
  [[0b01, 0], [0b01, 0b100], true],
  [[], [], false],
  [[0b01], [0b01, 0b01], true],
])('from %j to %j somebody learned something: %s', (before, after, learned) => {
  expect(someoneLearned(before, after)).toBe(learned);
  expect(someoneLearned(Uint8Array.from(before), Uint8Array.from(after))).toBe(learned);
});

test('what others learn does not count where only some learners do', () => {
  expect(someoneLearned([0b01], [0b11], 0b10)).toBe(true);
  expect(someoneLearned([0b01], [0b11], 0b01)).toBe(false);
});

test('nobody learns what is known at one of two positions', () => {
  fc.assert(
    fc.property(knowledge, knowledge, (one, other) => {
      const either = knownAtEither(one, other);
      expect([someoneLearned(either, one), someoneLearned(either, other)]).toEqual([false, false]);
    }),
    { seed: 8 },
  );
});
