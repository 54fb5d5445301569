import { expect, test } from 'vitest';
import { takenBack } from '../online/redo.ts';
import type { SeenEntry } from '../online/wire.ts';

const log = (...events: SeenEntry['event'][]): SeenEntry[] =>
  events.map((event, i) => ({ number: i + 1, at: 0, event }));
const moved = (seat: number, step: string) => ({ kind: 'moved', seat, step, seen: [] }) as const;
const undone = (seat: number) => ({ kind: 'undone', seat }) as const;

test('steps that were taken back can be played again in their order', () => {
  const entries = log(moved(0, 'a'), moved(0, 'b'), undone(0), undone(0));
  expect(takenBack(entries, 0)).toEqual(['b', 'a']);
  expect(takenBack([...entries, ...log(moved(0, 'a'))], 0)).toEqual(['b']);
});

test('another step of the own clears what was taken back; steps of others do not', () => {
  const entries = log(moved(0, 'a'), undone(0));
  expect(takenBack([...entries, ...log(moved(1, 'x'), undone(1))], 0)).toEqual(['a']);
  expect(takenBack([...entries, ...log(moved(0, 'c'))], 0)).toEqual([]);
});

test('after going back by consent, and after a time-out, nothing can be played again', () => {
  expect(takenBack(log(moved(0, 'a'), undone(0), { kind: 'rewound', to: 0 }), 0)).toEqual([]);
  expect(takenBack(log(moved(0, 'a'), undone(0), { kind: 'interrupted', seat: 0, seen: [] }), 0)).toEqual([]);
});
