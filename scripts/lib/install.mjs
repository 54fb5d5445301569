import { delimiter, join } from 'node:path';
import { hashOf } from './hash.mjs';
import { run } from './run.mjs';
import { say, seconds, Trouble } from './say.mjs';
import { isFresh, whenStale } from './stamp.mjs';

/** Also where NODE_ENV or npm's settings would leave these out: the page is built and checked with them. */
const EVERYTHING = ['--include=dev', '--include=optional', '--include=peer'];

/** Inside node_modules, so that whoever deletes that folder deletes the stamp with it. */
const stampOf = (/** @type {string} */ root) => join(root, 'node_modules', '.grove-stamp');

const inputsOf = (/** @type {string} */ root) =>
  `${hashOf(root, ['package-lock.json'])} ${process.platform}-${process.arch}`;

/** Whether `installPackages` would have nothing to do. */
export const packagesAreFresh = (/** @type {string} */ root) => isFresh(stampOf(root), inputsOf(root));

/**
 * Installs exactly what the lock says, unless that has been done for this lock on this kind of machine.
 *
 * @param {string} root
 * @param {typeof run} [runProgram]
 */
export async function installPackages(root, runProgram = run) {
  await whenStale(stampOf(root), inputsOf(root), async () => {
    const begin = performance.now();
    say('Installing packages from the lock; this takes about a minute ...');
    const flags = ['--loglevel=error', '--no-audit', '--no-fund', ...EVERYTHING];
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
