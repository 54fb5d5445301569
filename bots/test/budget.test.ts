import { expect, test } from 'vitest';
import { playoutBudget, timeBudget, unlessCalledOff } from '../index.ts';

test('playouts are spent when so many were counted', () => {
  const budget = playoutBudget(2);
  expect([budget.used(), budget.spent()]).toEqual([0, false]);
  budget.count();
  expect([budget.used(), budget.spent()]).toEqual([0.5, false]);
  budget.count();
  expect([budget.used(), budget.spent()]).toEqual([1, true]);
});

test('a budget of no playouts is spent from the beginning', () => {
  const budget = playoutBudget(0);
  expect([budget.used(), budget.spent()]).toEqual([1, true]);
});

test('time is measured by the clock that the caller brings', () => {
  let now = 1000;
  const budget = timeBudget(300, () => now);
  now += 150;
  expect([budget.used(), budget.spent()]).toEqual([0.5, false]);
  now += 150;
  expect(budget.spent()).toBe(true);
});

test('a bot that is called off has nothing left', () => {
  let off = false;
  const budget = unlessCalledOff(playoutBudget(10), () => off);
  budget.count();
  expect([budget.used(), budget.spent()]).toEqual([0.1, false]);
  off = true;
  expect([budget.used(), budget.spent()]).toEqual([Infinity, true]);
});
