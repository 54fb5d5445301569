/** What bots have learned, by its place in a game's folder. */
const LEARNED = /\/bot\/network\/[\w-]+\.json$/;
const NOTHING = '\0nothing-learned';

/**
 * A Vite plugin for the page, in which no bot thinks: the networks of bots are loaded by the worker in which they do, once one sits
 * down.
 *
 * @returns {import('vite').Plugin}
 */
export const gamesWithoutNetworks = () => ({
  name: 'grove-games-without-networks',
  enforce: 'pre',
  resolveId: (specifier, importer) =>
    LEARNED.test(new URL(specifier, `file://${importer ?? '/'}`).pathname) ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export default null;' : null),
});
