import type { TurnLimit } from '@grove/kernel';
import { expect, test } from 'vitest';
import { nextSand, sandAfterUndo, sandLeftAt, type SandTimer } from '../core.ts';

const turn = (number: number): TurnLimit => ({ seat: 0, turn: number, seconds: 60, carriesOver: true });

function started(limit: TurnLimit, at: number, before: SandTimer | null = null): SandTimer {
  const sand = nextSand(before, limit, at);
  if (sand === null) throw new Error('no sand runs');
  return sand;
}

test('C5.1: the sand runs on in a turn, down to nothing', () => {
  const sand = started(turn(1), 1000);
  expect(sand).toMatchObject({ turn: 1, period: 60_000, left: 60_000 });
  expect(nextSand(sand, turn(1), 11_000)).toBe(sand);
  expect([sandLeftAt(sand, 11_000), sandLeftAt(sand, 999_000)]).toEqual([50_000, 0]);
});

test('C5.2: the next player gets the remainder and a full period, and never two', () => {
  const second = started(turn(2), 20_000, started(turn(1), 0));
  expect(second.left).toBe(100_000);
  // Ten seconds of the 40 that were left over have run; the glass has not been turned.
  expect(started(turn(3), 30_000, second).left).toBe(90_000);
  expect(started({ ...turn(3), carriesOver: false }, 30_000, second).left).toBe(60_000);
});

test('without a limit no sand runs', () => {
  const sand = started(turn(1), 0);
  expect([nextSand(sand, undefined, 10), sandAfterUndo(sand, undefined, 5, 10)]).toEqual([null, null]);
});

test('a turn that comes back by an undo has the time that it had left, and the turn under way runs on', () => {
  const second = started(turn(2), 20_000, started(turn(1), 0));
  expect(sandAfterUndo(second, turn(1), 40_000, 25_000)).toMatchObject({ turn: 1, left: 40_000, since: 25_000 });
  expect(sandAfterUndo(second, turn(1), null, 25_000)?.left).toBe(60_000);
  expect(sandAfterUndo(second, turn(2), 90_000, 25_000)).toBe(second);
});
