import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.mjs';
import { run } from './run.mjs';
import { say, seconds, Trouble } from './say.mjs';
import { whenStale } from './stamp.mjs';

/** All that the page is made of. */
const INPUTS = [
  'web',
  'game-kit',
  'games',
  'kernel',
  'protocol',
  'bots',
  'table',
  'scripts/lib',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.boards.json',
  'tsconfig.web.json',
  'tsconfig.worker.json',
];

/**
 * Builds the page into .build/web unless it was built from the same sources before.
 *
 * @param {string} root
 * @param {string} node
 * @param {typeof run} [runProgram]
 */
export async function buildWeb(root, node, runProgram = run) {
  const stamp = join(root, '.build', 'web.stamp');
  if (!existsSync(join(root, '.build', 'web', 'index.html'))) rmSync(stamp, { force: true });
  return await whenStale(stamp, hashOf(root, INPUTS), async () => {
    const begin = performance.now();
    say('Building the page ...');
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', '--config', join(root, 'web', 'vite.config.ts'), '--logLevel', 'warn'];
    const { code, output } = await runProgram(node, args, { cwd: root });
    if (code !== 0) throw new Trouble(`the page does not build:\n${output}`);
    say(`Page built (${seconds(begin)}). ${output.match(/^First load: .*$/m)?.[0] ?? ''}`.trimEnd());
  });
}
