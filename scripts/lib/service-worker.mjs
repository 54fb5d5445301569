import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@grove/game-kit';
import { games } from '@grove/games';
import { build } from 'vite';
import { ROOT } from './root.mjs';

/** In the root of the site, so that it serves the whole of it. */
const NAME = 'service-worker.js';

/**
 * A Vite plugin that builds the service worker after the page and writes into it what the page is made of and what the games are called, so that a
 * page that differs in one byte has a new worker.
 *
 * @param {string} entry the worker's source, from the root of the repository
 * @returns {import('vite').Plugin}
 */
export function serviceWorker(entry) {
  let folder = '';
  return {
    name: 'grove-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { SHELL: JSON.stringify(shellOf(folder)), TITLES: JSON.stringify(titles()) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: { input: join(ROOT, entry), output: { format: 'iife', entryFileNames: NAME } },
          },
        });
      },
    },
  };
}

/** What the games are called, by id and language. */
const titles = () =>
  Object.fromEntries(
    games.map(({ cover }) => [
      cover.id,
      Object.fromEntries(LANGUAGES.map((language) => [language, cover.words[language].title])),
    ]),
  );

/**
 * All files of the built page, and a name that changes with any of them.
 *
 * @param {string} folder
 */
export function shellOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length))
    .filter((path) => path !== `/${NAME}` && !path.endsWith('.map'))
    .sort();
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  return { version: hash.digest('hex').slice(0, 16), files };
}
