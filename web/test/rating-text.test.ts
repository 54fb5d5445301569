import { LANGUAGES } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { changeText, gainText, meanText, ratingText } from '../online/standings/rating-text.ts';

const change = (before: number, after: number) => ({
  before: { rating: before, plusMinus: 320 },
  after: { rating: after, plusMinus: 310 },
});

test('ratings are whole numbers with their doubt, and changes have a sign', () => {
  expect(ratingText({ rating: 1512, plusMinus: 320 })).toBe('1512 ± 320');
  expect(changeText(change(1512, 1531))).toBe('1512 → 1531');
  expect([change(1512, 1531), change(1512, 1505), change(1500, 1500)].map(gainText)).toEqual(['+19', '−7', '±0']);
});

test('means of points have a decimal only where they need one', () => {
  expect(LANGUAGES.map((language) => meanText(language, 52.5))).toEqual(['52.5', '52,5', '52,5', '52,5']);
  expect(LANGUAGES.map((language) => meanText(language, 60))).toEqual(['60', '60', '60', '60']);
});
