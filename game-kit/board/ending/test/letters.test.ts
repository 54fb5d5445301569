import { expect, test } from 'vitest';
import { covers } from '../picture/letters.ts';

test.each([
  ['U+0000-00FF, U+0131', 'Été', true],
  ['U+0100-02BA, U+2113', 'Été', false],
  ['U+0100-02BA', 'Łąka', true],
  ['U+2212', '\u2212', true],
  ['u+0-7f', 'a', true],
  ['', 'a', false],
  ['U+0000-00FF', '', false],
])('a typeface for %s is needed for "%s": %s', (ranges, letters, isNeeded) => {
  expect(covers(ranges, letters)).toBe(isNeeded);
});
