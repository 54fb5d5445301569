import type { Decision } from '@grove/bots';
import { expect, test } from 'vitest';
import { pathOf, scaleFor } from '../review/curve.ts';

const decision = (...values: number[]): Decision<unknown> => ({
  at: 0,
  seat: 0,
  played: [],
  values,
  cost: 0,
  better: [],
});

test('the chart has room for every value, and for nobody being ahead where seats are compared', () => {
  const alone = scaleFor([decision(61), decision(70)], 4);
  expect(Math.min(...alone.ticks)).toBeGreaterThan(50);
  const both = scaleFor([decision(12, -12), decision(3, -3)], 2);
  expect(both.ticks).toContain(0);
  expect(Math.min(...both.ticks)).toBeLessThanOrEqual(-12);
  expect(Math.max(...both.ticks)).toBeGreaterThanOrEqual(12);
});

test('a curve that does not move is still a curve, and begins at the left', () => {
  const scale = scaleFor([decision(5), decision(5)], 3);
  expect(pathOf([decision(5), decision(5)], 0, scale)).toMatch(/^M46\.0 [\d.]+L[\d.]+ [\d.]+$/);
  expect(scale.x(2)).toBeGreaterThan(scale.x(1));
  expect(scale.y(6)).toBeLessThan(scale.y(5));
});
