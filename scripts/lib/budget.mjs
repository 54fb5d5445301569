import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Chunk
 * @property {'chunk'} type
 * @property {string} fileName
 * @property {string} code
 * @property {boolean} isEntry
 * @property {readonly string[]} imports
 * @property {readonly string[]} dynamicImports
 * @property {readonly string[]} moduleIds
 */

/** What a first visit to one game may load, in bytes of compressed JavaScript. */
export const BUDGET = 250_000;

/**
 * A Vite plugin that measures what the page and one game load first, and fails the build above the budget.
 *
 * @param {string} board a part of the path of the game's board
 * @param {number} [budget]
 */
export function budget(board, budget = BUDGET) {
  return {
    name: 'grove-budget',
    /**
     * @param {unknown} _options
     * @param {Readonly<Record<string, { readonly type: string }>>} bundle
     */
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const sizes = firstLoad(/** @type {Chunk[]} */ (/** @type {unknown} */ (chunks)), board);
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
      process.stdout.write(`First load: ${kilo(total)} of ${kilo(budget)} compressed JavaScript\n`);
      if (total > budget) {
        const list = sizes.map(({ fileName, bytes }) => `${fileName} ${kilo(bytes)}`).join(', ');
        throw new Error(`the first load is ${kilo(total)}, more than ${kilo(budget)}: ${list}`);
      }
    },
  };
}

const kilo = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The entry, the chunk with the board, and all that they import.
 *
 * @param {readonly Chunk[]} chunks
 * @param {string} board
 */
export function firstLoad(chunks, board) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.includes(board)));
  /** @type {Set<Chunk>} */
  const loaded = new Set();
  while (wanted.length > 0) {
    const chunk = wanted.pop();
    if (chunk === undefined || loaded.has(chunk)) continue;
    loaded.add(chunk);
    wanted.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return [...loaded].map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code).length }));
}
