import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that never end up in what is built. */
const IGNORED = new Set(['node_modules', 'test', 'golden']);

/**
 * Every file under the paths, in a fixed order.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
function filesUnder(root, paths) {
  return paths.flatMap((path) => {
    const full = join(root, path);
    if (!existsSync(full)) return [];
    if (!statSync(full).isDirectory()) return [path];
    const names = readdirSync(full).filter((name) => !IGNORED.has(name));
    return filesUnder(
      root,
      names.sort().map((name) => join(path, name)),
    );
  });
}

/**
 * A SHA-256 over names and contents. Contents, not times: a checkout of another branch and back is not a change.
 *
 * @param {string} root
 * @param {readonly string[]} paths files and folders, relative to the root
 */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const file of filesUnder(root, paths)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
