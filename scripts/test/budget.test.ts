import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { budget, firstLoad } from '../lib/budget.mjs';

const chunk = (fileName: string, code: string, more: object = {}) => ({
  type: 'chunk' as const,
  fileName,
  code,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  moduleIds: [],
  ...more,
});

const CHUNKS = [
  chunk('index.js', 'entry', { isEntry: true, imports: ['shared.js'] }),
  chunk('shared.js', 'shared by all', { imports: ['index.js'] }),
  chunk('oak.js', 'the board of oak', { moduleIds: ['/games/oak/board/screen.tsx'], imports: ['shared.js'] }),
  chunk('elm.js', 'the board of elm', { moduleIds: ['/games/elm/board/screen.tsx'] }),
];
const size = (code: string) => gzipSync(code).length;

test('the first load is the entry and one board with all that they import, each once', () => {
  const files = firstLoad(CHUNKS, 'oak/board');
  expect(files.map(({ fileName }) => fileName).toSorted()).toEqual(['index.js', 'oak.js', 'shared.js']);
  expect(files.find(({ fileName }) => fileName === 'oak.js')?.bytes).toBe(size('the board of oak'));
});

test('a page above the budget does not build, and says what is so large', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const bundle = Object.fromEntries(CHUNKS.map((one) => [one.fileName, one]));
  const total = ['entry', 'shared by all', 'the board of oak'].reduce((sum, code) => sum + size(code), 0);
  expect(() => budget('oak/board', total).generateBundle({}, bundle)).not.toThrow();
  expect(() => budget('oak/board', total - 1).generateBundle({}, bundle)).toThrow(/more than .*oak\.js/);
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^First load: /));
  written.mockRestore();
});
