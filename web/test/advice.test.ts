import { expect, test } from 'vitest';
import { openHints } from '../advice/open-hints.ts';

const hint = (...steps: unknown[]) => ({ steps, expected: 10, gain: 1, doubt: 0, reasons: [], isOnly: false });
const HINTS = [hint(1, 2, 3), hint({ take: 4 }, 5), hint(1, 6)];
const left = (played: unknown[]) => openHints(HINTS, played).map((open) => open.left);

test('before anything is played every hint is open', () => {
  expect(left([])).toEqual([
    [1, 2, 3],
    [{ take: 4 }, 5],
    [1, 6],
  ]);
});

test('whoever follows a hint keeps it until its last step', () => {
  expect(left([1])).toEqual([[2, 3], [6]]);
  expect(left([1, 2])).toEqual([[3]]);
  expect(left([1, 2, 3])).toEqual([]);
  expect(left([{ take: 4 }])).toEqual([[5]]);
});

test('whoever does something else has no hint', () => {
  expect(left([7])).toEqual([]);
  expect(left([1, 2, 7])).toEqual([]);
  expect(left([1, 2, 3, 4])).toEqual([]);
});
