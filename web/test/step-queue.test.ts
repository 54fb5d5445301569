import type { Seat } from '@grove/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameModule } from '@grove/games/loaded';
import { holdOf } from '../pace/hold.ts';
import { type Frame, StepQueue } from '../pace/step-queue.ts';

const ME = 0;
const BEAT = 1000;

/** What was heard after these seats moved, one after the other. */
const frame = (seats: readonly Seat[], mayAct = false, first = 0): Frame => ({
  heard: seats.map((seat, i) => ({ id: first + i, seat, seen: [] })),
  mayAct,
});

/** A queue that begins with my own step, and the numbers of steps that it has shown. */
function begin(holds: Readonly<Record<number, number>> = {}, first = frame([ME])) {
  const queue = new StepQueue(first, {
    isOwn: ({ seat }) => seat === ME,
    holdOf: ({ id }) => holds[id] ?? BEAT,
    later: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { queue, steps: () => queue.shown().frame.heard.length, isHeld: () => queue.shown().step !== undefined };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('steps of others are shown one after the other, and only then the person may act', () => {
  const { queue, steps, isHeld } = begin();
  queue.push(frame([ME, 1]));
  queue.push(frame([ME, 1, 2]));
  queue.push(frame([ME, 1, 2, 3], true));
  expect([steps(), queue.shown().left, isHeld()]).toEqual([2, 2, true]);
  vi.advanceTimersByTime(BEAT);
  expect([steps(), queue.shown().left]).toEqual([3, 1]);
  vi.advanceTimersByTime(BEAT);
  expect([steps(), queue.shown().step?.seat]).toEqual([4, 3]);
  vi.advanceTimersByTime(BEAT);
  expect([steps(), isHeld()]).toEqual([4, false]);
});

test('each step stays as long as it deserves; one that shows nothing takes no time', () => {
  const { queue, steps } = begin({ 1: 3 * BEAT, 2: 0 });
  queue.push(frame([ME, 1]));
  queue.push(frame([ME, 1, 1]));
  queue.push(frame([ME, 1, 1, 1]));
  vi.advanceTimersByTime(2 * BEAT);
  expect(steps()).toBe(2);
  vi.advanceTimersByTime(BEAT);
  expect(steps()).toBe(4);
});

test('what is still to come can be skipped', () => {
  const { queue, steps, isHeld } = begin();
  for (const count of [1, 2, 3]) queue.push(frame([ME, ...Array.from({ length: count }, () => 1)], count === 3));
  queue.skip();
  expect([steps(), isHeld()]).toEqual([4, false]);
  vi.runAllTimers();
  expect(steps()).toBe(4);
});

test('an own step is shown at once and holds nobody up but those who come after', () => {
  const { queue, steps, isHeld } = begin();
  queue.push(frame([ME, ME], true));
  expect([steps(), isHeld()]).toEqual([2, false]);
  queue.push(frame([ME, ME, 1]));
  expect([steps(), queue.shown().left]).toEqual([2, 1]);
  vi.advanceTimersByTime(BEAT);
  expect([steps(), isHeld()]).toEqual([3, true]);
});

test('who acts at the same time as others is not held up by them', () => {
  const { queue, steps, isHeld } = begin({}, frame([], true));
  queue.push(frame([1], true));
  queue.push(frame([1, 2], true));
  expect([steps(), isHeld()]).toEqual([2, false]);
  queue.push(frame([1, 2, ME]));
  vi.runAllTimers();
  queue.push(frame([1, 2, ME, 1]));
  expect(isHeld()).toBe(true);
});

test('after undo, a reload or a gap the newest position is shown, and nothing again', () => {
  const { queue, steps, isHeld } = begin();
  queue.push(frame([ME, 1]));
  queue.push(frame([ME, 1, 2]));
  queue.push(frame([ME], true));
  expect([steps(), isHeld()]).toEqual([1, false]);
  queue.push(frame([1, 2, 3], true, 10));
  expect([steps(), isHeld()]).toEqual([3, false]);
  queue.push(frame([1, 2, 3, 1, 2, 3], true, 10));
  expect([steps(), isHeld()]).toEqual([6, false]);
});

test('a new view of the same position takes the place of the newest one', () => {
  const { queue } = begin();
  queue.push(frame([ME, 1]));
  queue.push(frame([ME, 1, 2]));
  queue.push(frame([ME, 1, 2], true));
  expect(queue.shown().frame.mayAct).toBe(false);
  vi.runAllTimers();
  expect(queue.shown().frame.mayAct).toBe(true);
});

test('while the board shows something of its own, nothing new comes', () => {
  const { queue, steps } = begin();
  queue.pause(true);
  queue.push(frame([ME, 1]));
  vi.runAllTimers();
  expect(steps()).toBe(1);
  queue.pause(false);
  expect(steps()).toBe(2);
});

test('the game says how long a step deserves, the person how long a beat is', () => {
  const concert = gameModule('evergreen-concert');
  const step = (...kinds: string[]) => ({ id: 1, seat: 1, seen: kinds.map((kind) => ({ kind })) });
  expect(holdOf(concert, 'normal', step('card-played', 'disc-moved'))).toBe(BEAT);
  expect(holdOf(concert, 'normal', step('concert-held'))).toBeGreaterThan(2 * BEAT);
  expect(holdOf(concert, 'slow', step('card-played'))).toBe(2 * BEAT);
  expect(holdOf(concert, 'instant', step('concert-held'))).toBe(0);
  expect(holdOf(concert, 'normal', step())).toBe(0);
});
