import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { someoneLearned as plainly } from '../../contract/learned.ts';
import { acorns } from '../../contract/sample/index.ts';
import { readOptions, SeededChance } from '../../index.ts';
import { copyKnown, EVERYBODY, type Known, knownAtEither, learn, someoneLearned, THINGS } from '../../match/known.ts';
import { passBy, passingFor } from '../../match/passing.ts';

/** Four things a word, as matches keep them. */
function pack(knowers: readonly number[]): Known {
  const words = new Int32Array(Math.ceil(knowers.length / THINGS));
  new Int8Array(words.buffer).set(knowers);
  return [...words];
}

/** Seven seats: six and an opponent that is none of them. */
const three = fc.constantFrom(1, 4, 66, 300).chain((length) => {
  const list = fc.array(fc.oneof(fc.nat(127), fc.constantFrom(0, 127)), { minLength: length, maxLength: length });
  return fc.tuple(list, list, list);
});

test.each([
  [[0b01], [0b11], true],
  [[0b11], [0b01], false],
  [[0b01], [0b10], true],
  [[0b01, 0], [0b01, 0b100], true],
  [[0, 0, 0, 0, 0b100_0000], [0, 0, 0, 0, 0b100_0000], false],
  [[0, 0, 0, 0b01], [0, 0, 0, 0b100_0001], true],
  [[], [], false],
])('from %j to %j somebody learned something: %s', (before, after, learned) => {
  expect(someoneLearned(pack(before), pack(after))).toBe(learned);
  expect(plainly(before, after)).toBe(learned);
});

test('what others learn does not count where only some learners do', () => {
  expect(someoneLearned(pack([0b01]), pack([0b11]), 0b10)).toBe(true);
  expect(someoneLearned(pack([0b01]), pack([0b11]), 0b01)).toBe(false);
});

test('four things at once are compared as they are one by one', () => {
  fc.assert(
    fc.property(three, fc.constantFrom(EVERYBODY, 0b01, 0b101, 0), ([first, second, third], learners) => {
      const counted = (list: readonly number[]) => list.map((set) => set & learners);
      const known = pack(first);
      expect(someoneLearned(known, pack(second), learners)).toBe(plainly(counted(first), counted(second)));
      expect(learn(known, pack(second), learners)).toBe(plainly(counted(first), counted(second)));
      expect(known).toEqual(pack(second));
      copyKnown(pack(third), known);
      expect(known).toEqual(pack(third));
    }),
    { seed: 8 },
  );
});

test('nobody learns what is known at one of two positions', () => {
  fc.assert(
    fc.property(three, ([one, other]) => {
      const either = knownAtEither(pack(one), pack(other));
      expect([someoneLearned(either, pack(one)), someoneLearned(either, pack(other))]).toEqual([false, false]);
    }),
    { seed: 8 },
  );
});

test('a list that is written over says of each position what the game says, whoever was there before', () => {
  const acornOptions = readOptions(acorns.options) as Parameters<typeof acorns.start>[1];
  const states = [2, 3, 2].map((players) =>
    acorns.start(players, acornOptions, SeededChance.from(`passing ${players}`)),
  );
  for (const state of states) {
    const list = passingFor(acorns, state.hands.length, state);
    passBy(list, acorns, states[0] ?? state);
    expect(Array.from(passBy(list, acorns, state))).toEqual(pack(Array.from(acorns.knowers(state))));
  }
});
