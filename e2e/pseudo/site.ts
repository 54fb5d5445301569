import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameModules } from '@grove/games/loaded';
import { startServer } from '@grove/server';
import { build } from 'vite';
import { pseudoLanguage } from '../../scripts/lib/pseudo-language.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { test as base } from '../site.ts';

const PSEUDO_WEB = join(ROOT, '.build', 'web-pseudo');

/** Tests with a page that speaks the language for tests, and a server of its own. */
export const test = base.extend<object, { stretchedPage: string }>({
  stretchedPage: [
    async ({ browserName: _browserName }, use, { workerIndex }) => {
      const outDir = `${PSEUDO_WEB}-${workerIndex}`;
      await build({
        configFile: join(ROOT, 'web', 'vite.config.ts'),
        logLevel: 'error',
        plugins: [pseudoLanguage()],
        build: { outDir },
      });
      // With tables, so that the pages around them are seen too.
      const data = mkdtempSync(join(tmpdir(), 'grove-pseudo-'));
      const games = gameModules.map(({ game }) => game.id);
      const server = await startServer({ port: 0, games, webRoot: outDir, tables: { gameModules, data } });
      await use(server.address);
      await server.close();
      rmSync(data, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
