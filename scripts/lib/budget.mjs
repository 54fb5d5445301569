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
const BUDGET = 250_000;

/** Games that need more: Earth has more than five hundred cards. */
export const LARGER_GAMES = { earth: 350_000 };

/** Where a game is told from the others by the folder of its module. */
const MODULE = /\/games\/([\w-]+)\/module\.ts$/;

/**
 * A Vite plugin that measures, game by game, what the page and the game load first, and fails the build when a game is
 * above its budget.
 *
 * @param {Readonly<Record<string, number>>} [larger] budgets of games that need more than others
 * @param {number} [usual]
 */
export function budget(larger = {}, usual = BUDGET) {
  return {
    name: 'grove-budget',
    /**
     * @param {unknown} _options
     * @param {Readonly<Record<string, { readonly type: string }>>} bundle
     */
    generateBundle(_options, bundle) {
      const list = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const chunks = /** @type {Chunk[]} */ (/** @type {unknown} */ (list));
      report('the page alone', firstLoad(chunks), usual);
      for (const game of gamesIn(chunks)) report(`with ${game}`, firstLoad(chunks, game), larger[game] ?? usual);
    },
  };
}

/**
 * @param {string} what
 * @param {ReturnType<typeof firstLoad>} sizes
 * @param {number} budget
 */
function report(what, sizes, budget) {
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`First load ${what}: ${kilo(total)} of ${kilo(budget)} compressed JavaScript\n`);
  if (total <= budget) return;
  const list = sizes.map(({ fileName, bytes }) => `${fileName} ${kilo(bytes)}`).join(', ');
  throw new Error(`the first load ${what} is ${kilo(total)}, more than ${kilo(budget)}: ${list}`);
}

const kilo = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The games whose modules were built.
 *
 * @param {readonly Chunk[]} chunks
 */
export function gamesIn(chunks) {
  const games = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => MODULE.exec(id)?.[1] ?? ''));
  return [...new Set(games)].filter((game) => game !== '').toSorted();
}

/**
 * The entry, the chunks with the game's module and board, and all that they import.
 *
 * @param {readonly Chunk[]} chunks
 * @param {string} [game]
 */
export function firstLoad(chunks, game) {
  const parts = game === undefined ? [] : [`/games/${game}/module.ts`, `/games/${game}/board/screen.tsx`];
  const isPart = (/** @type {string} */ id) => parts.some((part) => id.endsWith(part));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some(isPart));
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
