import { expect, test } from 'vitest';
import { milliseconds, thoughts, unlessCalledOff } from '../index.ts';

test('thoughts are spent when so many were counted', () => {
  const budget = thoughts(2);
  expect([budget.used(), budget.spent()]).toEqual([0, false]);
  budget.count();
  expect([budget.used(), budget.spent()]).toEqual([0.5, false]);
  budget.count();
  expect([budget.used(), budget.spent()]).toEqual([1, true]);
});

test('time is measured by the clock that the caller brings', () => {
  let now = 1000;
  const budget = milliseconds(300, () => now);
  now += 150;
  expect([budget.used(), budget.spent()]).toEqual([0.5, false]);
  now += 150;
  expect(budget.spent()).toBe(true);
});

test('a bot that is called off has nothing left', () => {
  let off = false;
  const budget = unlessCalledOff(thoughts(10), () => off);
  budget.count();
  expect([budget.used(), budget.spent()]).toEqual([0.1, false]);
  off = true;
  expect([budget.used(), budget.spent()]).toEqual([Infinity, true]);
});
