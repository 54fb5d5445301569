import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/lib/root.mjs';

export const SAMPLE_WEB = join(ROOT, '.build', 'web-sample');

/** Builds the page with the sample game. */
export default async function buildSample(): Promise<void> {
  await build({
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    resolve: { alias: { '@grove/games': join(ROOT, 'e2e', 'sample', 'boxes.ts') } },
    build: { outDir: SAMPLE_WEB },
  });
}
