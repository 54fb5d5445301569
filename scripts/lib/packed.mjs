import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Kinds of files that get shorter; typefaces and photographs are packed already. */
const KINDS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * A Vite plugin that packs the files of the page once, so that the server need not do it for every request. It goes last: the service
 * worker is one of the files, and keeps a list of the others.
 *
 * @returns {import('vite').Plugin}
 */
export function packed() {
  let folder = '';
  return {
    name: 'grove-packed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => packFiles(folder) },
  };
}

/**
 * Writes `FILE.br` and `FILE.gz` beside each file that gets shorter by it.
 *
 * @param {string} folder
 */
export function packFiles(folder) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !KINDS.has(extname(file.name))) continue;
    const path = join(file.parentPath, file.name);
    const plain = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}
