import { describe, expect, test } from 'vitest';
import {
  allSeats,
  BadInput,
  describeRefusal,
  IllegalMove,
  MAX_SEATS,
  playout,
  refuse,
  seatBit,
  SeededChance,
  seatIndex,
  seatNumber,
  seatsIn,
  sumOfParts,
  viewersOf,
  wordsOf,
} from '../index.ts';
import { acorns } from '../contract/sample/index.ts';

describe('seats', () => {
  test('count from 0 in code and from 1 for people', () => {
    expect([0, 1, 5].map(seatNumber)).toEqual([1, 2, 6]);
    expect([1, 2, 6].map(seatIndex)).toEqual([0, 1, 5]);
  });

  test('make sets, listed in rising order', () => {
    expect(seatsIn(seatBit(3) | seatBit(0))).toEqual([0, 3]);
    expect(seatsIn(0)).toEqual([]);
    expect(seatsIn(allSeats(MAX_SEATS))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('are viewers, and so is the public', () => {
    expect(viewersOf(2)).toEqual([0, 1, 'public']);
  });
});

describe('refusals', () => {
  const refusal = refuse('P4.5', 'space-taken', { space: 'b3', trees: 2 });

  test('read as words, with the rule and the facts', () => {
    expect(describeRefusal(refusal)).toBe('space taken (P4.5, space b3, trees 2)');
    expect(describeRefusal(refuse('A3', 'game-over'))).toBe('game over (A3)');
  });

  test('are thrown with their data', () => {
    const error = new IllegalMove(refusal);
    expect([error.name, error.message, error.refusal]).toEqual(['IllegalMove', describeRefusal(refusal), refusal]);
  });

  test('bad input says where it stood, also when a move was illegal', () => {
    const at = (error: Error) => () =>
      BadInput.at('move 3', () => {
        throw error;
      });
    expect(at(new BadInput('no space z9'))).toThrow(new BadInput('move 3: no space z9'));
    expect(at(new IllegalMove(refusal))).toThrow(new BadInput('move 3: space taken (P4.5, space b3, trees 2)'));
    expect(at(new TypeError('a bug'))).toThrow(new TypeError('a bug'));
    expect(BadInput.at('move 3', () => 7)).toBe(7);
  });
});

test('parts are summed to the ground, and only numbers count', () => {
  expect(sumOfParts({ start: 5, light: [1, 2], nested: { a: [3, { b: 4 }] }, note: 'x', none: null, yes: true })).toBe(
    15,
  );
  expect(sumOfParts({})).toBe(0);
});

test('words are parted by any white space', () => {
  expect(wordsOf('  take \t snow-lake\n')).toEqual(['take', 'snow-lake']);
  expect(wordsOf('')).toEqual([]);
});

test('a playout plays to the end and counts the steps', () => {
  const chance = SeededChance.from('playout');
  const state = acorns.start(3, { winner: 'highest' }, chance);
  expect(playout(acorns, state, chance, SeededChance.from('choices'))).toBe(9);
  expect(acorns.result(state).finished).toBe(true);
  expect(playout(acorns, state, chance, SeededChance.from('choices'))).toBe(0);
});
