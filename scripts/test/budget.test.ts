import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { budget, firstLoad, gamesIn } from '../lib/budget.mjs';

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
  chunk('oak.js', 'the board of oak', { moduleIds: ['/a/games/oak/board/screen.tsx'], imports: ['shared.js'] }),
  chunk('oak-box.js', 'the rules of oak', { moduleIds: ['/a/games/oak/module.ts'], imports: ['shared.js'] }),
  chunk('elm.js', 'the large board of elm', { moduleIds: ['/a/games/elm/board/screen.tsx', '/a/games/elm/module.ts'] }),
];
const size = (code: string) => gzipSync(code).length;

test('the first load is the entry, one box and its board with all that they import, each once', () => {
  const files = firstLoad(CHUNKS, 'oak');
  expect(files.map(({ fileName }) => fileName).toSorted()).toEqual(['index.js', 'oak-box.js', 'oak.js', 'shared.js']);
  expect(files.find(({ fileName }) => fileName === 'oak.js')?.bytes).toBe(size('the board of oak'));
});

test('every game with a box is measured', () => {
  expect(gamesIn(CHUNKS)).toEqual(['elm', 'oak']);
  expect(firstLoad(CHUNKS).map(({ fileName }) => fileName)).toEqual(['index.js', 'shared.js']);
});

const totalOf = (...codes: string[]) => codes.reduce((sum, code) => sum + size(code), 0);
const PAGE = ['entry', 'shared by all'];

test('a game above its budget does not build, and says what is so large', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const bundle = Object.fromEntries(CHUNKS.map((one) => [one.fileName, one]));
  const oak = totalOf(...PAGE, 'the board of oak', 'the rules of oak');
  const elm = totalOf(...PAGE, 'the large board of elm');
  expect(() => budget({ elm }, oak).generateBundle({}, bundle)).not.toThrow();
  expect(() => budget({ elm }, oak - 1).generateBundle({}, bundle)).toThrow(/with oak is .*more than .*oak-box\.js/);
  expect(() => budget({ elm: elm - 1 }, oak).generateBundle({}, bundle)).toThrow(/with elm is .*elm\.js/);
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^First load with oak: /));
  written.mockRestore();
});
