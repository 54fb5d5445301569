/** Of a game's manifest only this is loaded in a worker. */
const NEEDED = './module.ts';

/**
 * A Vite plugin for workers, in which nothing is drawn: whatever else a game's manifest can load (boards, rulebooks) is
 * left out, so that it is not built, and kept for offline use, a second time.
 *
 * @returns {import('vite').Plugin}
 */
export const gamesWithoutBoards = () => ({
  name: 'grove-games-without-boards',
  enforce: 'pre',
  resolveDynamicImport(specifier, importer) {
    const isLeftOut = importer?.endsWith('/manifest.ts') && specifier !== NEEDED;
    return isLeftOut ? { id: specifier, external: true } : null;
  },
});
