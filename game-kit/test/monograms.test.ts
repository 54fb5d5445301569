import { describe, expect, test } from 'vitest';
import { monogramsOf } from '../monograms.ts';

describe('the letters of a table', () => {
  test.each([
    [
      ['You', 'Amara', 'Leo'],
      ['Y', 'A', 'L'],
    ],
    [
      ['You', 'Greedy 2', 'Greedy 3', 'Random 4'],
      ['Y', 'G2', 'G3', 'R'],
    ],
    [
      ['Anna', 'Anton', 'Alma'],
      ['An', 'At', 'Am'],
    ],
    [
      ['Greedy', 'Greedy 2'],
      ['G', 'G2'],
    ],
    [
      ['Sam', 'Sam', 'Élodie'],
      ['S1', 'S2', 'É'],
    ],
    [
      ['ab', 'ac', 'bb', 'A'],
      ['Ab', 'Ac', 'B', 'A'],
    ],
    [
      ['', '王芳', '王伟'],
      ['1', '王芳', '王伟'],
    ],
  ])('of %j are %j, no two alike', (names, letters) => {
    expect(monogramsOf(names).map((letter) => letter.toLocaleUpperCase())).toEqual(
      letters.map((letter) => letter.toLocaleUpperCase()),
    );
    expect(new Set(monogramsOf(names)).size).toBe(names.length);
  });
});
