import { join } from 'node:path';
import { ROOT } from './root.mjs';

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
    source === './typeset.ts' && importer?.endsWith(join('game-kit', 'index.ts'))
      ? join(ROOT, 'game-kit', 'test', 'pseudo-typeset.ts')
      : null,
});
