import { join } from 'node:path';
import { ROOT } from './root.mjs';

const GAME_KIT = join(ROOT, 'game-kit');
const PSEUDO = join(GAME_KIT, 'test', 'pseudo-typeset.ts');

/**
 * A plugin for Vite: in place of English the page and the games speak a longer, accented language (`game-kit/test/pseudo.ts`),
 * so that a test sees what is cut off and what nobody can translate.
 *
 * @returns {import('vite').Plugin}
 */
export const pseudoLanguage = () => ({
  name: 'pseudo-language',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^[.].*[/]typeset[.]ts$/.test(source) && importer?.startsWith(GAME_KIT) && importer !== PSEUDO ? PSEUDO : null,
});
