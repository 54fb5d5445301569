import { join } from 'node:path';
import { build } from 'vite';
import { packagesAreFresh } from '../../scripts/lib/install.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';

export const SAMPLE_WEB = join(ROOT, '.build', 'web-sample');

/**
 * Builds the page with the sample game. One test types `npm start`, which would install packages under the feet of
 * the others if they were not those of the lock.
 */
export default async function buildSample(): Promise<void> {
  if (!packagesAreFresh(ROOT)) throw new Error('the packages are not those of the lock; run npm test');
  await build({
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    // The list of games alone: every other door keeps its path.
    resolve: { alias: [{ find: /^@grove\/games$/, replacement: join(ROOT, 'e2e', 'sample', 'games.ts') }] },
    build: { outDir: SAMPLE_WEB },
  });
}
