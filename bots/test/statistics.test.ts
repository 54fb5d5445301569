import { expect, test } from 'vitest';
import { deviation, meanWithInterval, median, shareWithInterval, studentPoint } from '../tournament/statistics.ts';

test('the deviation is that of a sample', () => {
  expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
  expect(deviation([3])).toBe(0);
});

test('the median of an even number of values lies between the middle two', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([1, 2, 10, 4])).toBe(3);
});

test.each([
  [1, 12.7062],
  [2, 4.3027],
  [3, 3.1824],
  [5, 2.5706],
  [10, 2.2281],
  [30, 2.0423],
  [1000, 1.9623],
])("Student's point for %i degrees of freedom is within 1 %% of the tables", (freedom, table) => {
  expect(Math.abs(studentPoint(freedom) / table - 1)).toBeLessThan(0.01);
});

test('a mean of few values has a wide interval, and one value says nothing', () => {
  const { value, low, high } = meanWithInterval([10, 12, 14]);
  expect(value).toBe(12);
  expect(high - low).toBeCloseTo((2 * 4.3027 * 2) / Math.sqrt(3), 3);
  expect(meanWithInterval([7])).toEqual({ value: 7, low: -Infinity, high: Infinity });
});

test("Wilson's interval agrees with a published example and stays within 0 and 1", () => {
  const { low, high } = shareWithInterval(10, 20);
  expect(low).toBeCloseTo(0.2993, 3);
  expect(high).toBeCloseTo(0.7007, 3);
  expect(shareWithInterval(0, 10).low).toBe(0);
  expect(shareWithInterval(10, 10).high).toBeCloseTo(1, 9);
});
