import { expect, test } from 'vitest';
import { pathOf, scaleFor } from '../review/curve.ts';
import { decisionNear, kindOf, mistakesIn, suspectsIn } from '../review/mistakes.ts';

const decision = (at: number, expected: number, cost = 0, isCoarse = false) => ({
  at,
  seat: 0,
  played: [],
  expected,
  cost,
  better: [],
  reasons: [],
  isCoarse,
});

test('the chart has room for every value, and for nobody being ahead where seats are compared', () => {
  const both = scaleFor([decision(0, 12), decision(5, 3)], 10, true);
  expect(both.y(0)).toBeGreaterThan(both.y(3));
  expect(both.y(12)).toBeGreaterThanOrEqual(0);
  const alone = scaleFor([decision(0, 61), decision(5, 70)], 10, false);
  expect(alone.y(61)).toBeLessThanOrEqual(100);
});

test('a curve lies over the steps of the game, and one that does not move is still a curve', () => {
  const scale = scaleFor([decision(0, 5), decision(10, 5)], 20, false);
  expect(pathOf([decision(0, 5), decision(10, 5)], scale)).toMatch(/^M0\.0 [\d.]+L500\.0 [\d.]+$/);
  expect(scale.y(6)).toBeLessThan(scale.y(5));
});

test('decisions are named by what they cost, and mistakes stand in the order of the game', () => {
  expect([0.4, 2, 5, 20].map((cost) => kindOf({ cost, isCoarse: false }))).toEqual([
    undefined,
    'inaccuracy',
    'mistake',
    'blunder',
  ]);
  const found = mistakesIn([decision(9, 0, 3), decision(2, 0, 12), decision(5, 0)]);
  expect(found.map(({ at }) => at)).toEqual([2, 9]);
});

test('a glance accuses nobody; what it found is checked in the order of what it may have cost', () => {
  const glanced = [3, 12, 0.2].map((cost, at) => decision(at, 0, cost, true));
  expect(mistakesIn(glanced)).toEqual([]);
  expect(suspectsIn(glanced).map(({ at }) => at)).toEqual([1, 0]);
});

test('a place on the curve is about the mark beside it, or the decision under way', () => {
  const decisions = [{ ...decision(2, 0), played: [1, 2, 3] }, decision(9, 0, 12)];
  expect([3, 8, 6].map((step) => decisionNear(decisions, step, 1)?.at)).toEqual([2, 9, undefined]);
});
