import { describe, expect, test } from 'vitest';
import { historyOf, stepToRedo } from '../core.ts';
import type { SeenEvent } from '@grove/protocol';

const log = (...events: SeenEvent[]) => events.map((event, i) => ({ number: i + 1, event }));
const moved = (seat: number, step: string) => ({ kind: 'moved' as const, seat, step, seen: [step] });
const undone = (seat: number) => ({ kind: 'undone' as const, seat });
const timedOut = (seat: number) => ({ kind: 'interrupted' as const, seat, seen: ['timeout'] });

describe('the steps that stand', () => {
  test('are those that were not taken back, with what was heard of them', () => {
    const { standing } = historyOf(
      log(moved(0, 'a'), { kind: 'hidden' }, moved(1, 'b'), undone(0), timedOut(0), moved(1, 'd')),
    );
    expect(standing.map(({ id, seen }) => [id, seen[0]])).toEqual([
      [3, 'b'],
      [5, 'timeout'],
      [6, 'd'],
    ]);
  });

  test('are so many as everybody agreed to go back to', () => {
    const { standing } = historyOf(log(moved(0, 'a'), moved(1, 'b'), moved(0, 'c'), { kind: 'rewound', to: 1 }));
    expect(standing.map(({ seen }) => seen[0])).toEqual(['a']);
  });

  test('an undo takes the last step of its own seat', () => {
    const { standing } = historyOf(log(moved(0, 'a'), moved(0, 'b'), moved(1, 'c'), undone(0)));
    expect(standing.map(({ seen }) => seen[0])).toEqual(['a', 'c']);
  });
});

describe('redo', () => {
  const next = (seat: number, ...events: Parameters<typeof log>) => stepToRedo(historyOf(log(...events)), seat)?.step;

  test('plays steps again in their order', () => {
    const back = [moved(0, 'a'), moved(0, 'b'), undone(0), undone(0)];
    expect(next(0, ...back)).toBe('a');
    expect(next(0, ...back, moved(0, 'a'))).toBe('b');
    expect(next(0, ...back, moved(0, 'a'), moved(0, 'b'))).toBeUndefined();
  });

  test('ends with another step of the own seat, not with those of others', () => {
    const back = [moved(0, 'a'), moved(1, 'x'), undone(0)];
    expect(next(0, ...back, moved(1, 'y'), undone(1))).toBe('a');
    expect(next(1, ...back, undone(1), moved(0, 'c'))).toBe('x');
    expect(next(0, ...back, moved(0, 'c'))).toBeUndefined();
  });

  test('ends with going back by consent, and with a time-out', () => {
    expect(next(0, moved(0, 'a'), undone(0), { kind: 'rewound', to: 0 })).toBeUndefined();
    expect(next(0, moved(0, 'a'), undone(0), timedOut(0))).toBeUndefined();
  });
});
