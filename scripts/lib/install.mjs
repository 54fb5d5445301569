import { delimiter, join } from 'node:path';
import { hashOf } from './hash.mjs';
import { run } from './run.mjs';
import { say, seconds, Trouble } from './say.mjs';
import { whenStale } from './stamp.mjs';

/**
 * Installs exactly what the lock says, unless that has been done for this lock on this kind of machine.
 *
 * @param {string} root
 * @param {typeof run} [runProgram]
 */
export async function installPackages(root, runProgram = run) {
  const inputs = `${hashOf(root, ['package-lock.json'])} ${process.platform}-${process.arch}`;
  // Inside node_modules, so that whoever deletes that folder deletes the stamp with it.
  await whenStale(join(root, 'node_modules', '.grove-stamp'), inputs, async () => {
    const begin = performance.now();
    say('Installing packages from the lock; this takes about a minute ...');
    const flags = ['--loglevel=error', '--no-audit', '--no-fund'];
    const { code, output } = await runProgram('npm', ['ci', ...flags], { cwd: root, env: outside(root) });
    if (code !== 0) throw new Trouble(`npm ci failed:\n${output}`);
    say(`Packages installed (${seconds(begin)}).`);
  });
}

/**
 * The environment without the checkout's own programs: npm must not run on the Node that it is about to delete.
 *
 * @param {string} root
 */
function outside(root) {
  const own = join(root, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== own);
  return { ...process.env, PATH: path.join(delimiter) };
}
