import { expect, test } from 'vitest';
import { takenBack } from '../online/redo.ts';
import { logOf } from './log-of.ts';

const moved = (seat: number, step: string) => ({ kind: 'moved', seat, step, seen: [] }) as const;
const undone = (seat: number) => ({ kind: 'undone', seat }) as const;

test('steps that were taken back can be played again in their order', () => {
  const entries = logOf(moved(0, 'a'), moved(0, 'b'), undone(0), undone(0));
  expect(takenBack(entries, 0)).toEqual(['b', 'a']);
  expect(takenBack([...entries, ...logOf(moved(0, 'a'))], 0)).toEqual(['b']);
});

test('another step of the own clears what was taken back; steps of others do not', () => {
  const entries = logOf(moved(0, 'a'), undone(0));
  expect(takenBack([...entries, ...logOf(moved(1, 'x'), undone(1))], 0)).toEqual(['a']);
  expect(takenBack([...entries, ...logOf(moved(0, 'c'))], 0)).toEqual([]);
});

test('after going back by consent, and after a time-out, nothing can be played again', () => {
  expect(takenBack(logOf(moved(0, 'a'), undone(0), { kind: 'rewound', to: 0 }), 0)).toEqual([]);
  expect(takenBack(logOf(moved(0, 'a'), undone(0), { kind: 'interrupted', seat: 0, seen: [] }), 0)).toEqual([]);
});
