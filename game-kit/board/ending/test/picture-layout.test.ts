import { describe, expect, test } from 'vitest';
import { headingIn, layoutOf, PICTURE_HEIGHT, PICTURE_WIDTH, sizeFor } from '../picture/layout.ts';

describe.each([1, 2, 3, 4, 5, 6])('%i boards in a picture', (count) => {
  test.each([1, 0.72, 2.8])('of shape %f lie inside it, none over another', (shape) => {
    const boxes = layoutOf(count, shape);
    expect(boxes).toHaveLength(count);
    for (const { x, y, width, height } of boxes) {
      expect(width / height).toBeCloseTo(shape);
      expect([x >= 0, y >= 0, x + width <= PICTURE_WIDTH, y + height <= PICTURE_HEIGHT]).not.toContain(false);
    }
    const isApart = boxes.every((one, i) =>
      boxes.slice(i + 1).every((other) => one.x + one.width < other.x || one.y + one.height < other.y),
    );
    expect(isApart).toBe(true);
  });
});

test('long names are set smaller, short ones at the size that is wanted', () => {
  expect(sizeFor('Bo', 200, 30)).toBe(30);
  expect(sizeFor('Wilhelmina-Josephine', 200, 30)).toBeLessThan(20);
});

test('a heading that would be small is broken in the middle', () => {
  expect(headingIn('193: baobab', 500)).toEqual({ lines: ['193: baobab'], size: 52 });
  const { lines, size } = headingIn('You beat Gaia with 150 points', 500);
  expect(lines).toEqual(['You beat Gaia', 'with 150 points']);
  expect(size).toBeGreaterThan(40);
  expect(headingIn('Donaudampfschifffahrtsgesellschaft', 500).lines).toHaveLength(1);
});
