import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardNotesOf } from '../online/table/board-notes.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the board of a table finds its own note again, and only its own', () => {
  boardNotesOf('a').write([1]);
  boardNotesOf('b').write([2]);
  boardNotesOf('a').write([3]);
  expect([boardNotesOf('a').read(), boardNotesOf('b').read(), boardNotesOf('c').read()]).toEqual([[3], [2], undefined]);
});

test('the notes of the last twenty tables are kept', () => {
  for (let i = 0; i < 25; i++) boardNotesOf(`table ${i}`).write(i);
  expect([4, 5, 24].map((i) => boardNotesOf(`table ${i}`).read())).toEqual([undefined, 5, 24]);
});

test('notes that cannot be read count as none', () => {
  for (const text of ['{', '{}', '[[1, 2], "x", ["a"]]']) {
    kept.set('grove.board-notes', text);
    expect(boardNotesOf('a').read()).toBeUndefined();
  }
});
