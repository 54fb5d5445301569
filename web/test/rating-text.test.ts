import { LANGUAGES } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { meanText, ratingText } from '../online/standings/rating-text.ts';

test('ratings have one decimal, after a point in English and after a comma elsewhere', () => {
  expect(LANGUAGES.map((language) => ratingText(language, 3.44))).toEqual(['3.4', '3,4', '3,4', '3,4']);
  expect(LANGUAGES.map((language) => ratingText(language, -2))).toEqual(['-2.0', '-2,0', '-2,0', '-2,0']);
});

test('means of points have a decimal only where they need one', () => {
  expect(LANGUAGES.map((language) => meanText(language, 52.5))).toEqual(['52.5', '52,5', '52,5', '52,5']);
  expect(LANGUAGES.map((language) => meanText(language, 60))).toEqual(['60', '60', '60', '60']);
});
