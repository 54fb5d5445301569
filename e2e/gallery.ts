import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '../scripts/lib/root.mjs';
import { test as base } from './site.ts';

/** Tests on the gallery, which only the page's developers see: positions that games rarely come to. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browserName: _browserName }, use) => {
      const server = await createServer({
        configFile: join(ROOT, 'web', 'vite.config.ts'),
        logLevel: 'error',
        server: { port: 0, hmr: false },
      });
      await server.listen();
      await use(`${server.resolvedUrls?.local[0] ?? ''}gallery/`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
