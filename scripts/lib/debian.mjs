import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say, seconds, Trouble } from './say.mjs';

/**
 * @typedef {object} Machine
 * @property {(path: string) => boolean} [exists]
 * @property {typeof run} [runProgram]
 * @property {boolean} [isRoot]
 */

/**
 * @typedef {object} Wanted
 * @property {string} name of Debian's package
 * @property {string} need what cannot be done without it, as the beginning of a sentence
 * @property {readonly string[]} places where it may stand, the first that exists counts
 */

/**
 * A program from a package of Debian: found, or installed where we may, or else the command that somebody else must type.
 *
 * @param {Wanted} wanted
 * @param {Machine} [machine]
 * @returns {Promise<string>}
 */
export async function ensureProgram({ name, need, places }, machine = {}) {
  const { exists = existsSync, runProgram = run, isRoot = process.getuid?.() === 0 } = machine;
  const find = () => places.find((path) => path !== '' && exists(path));
  const found = find();
  if (found !== undefined) return found;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const mayInstall = exists('/usr/bin/apt-get') && (isRoot || (await runProgram('sudo', ['-n', 'true'])).code === 0);
  if (mayInstall) await install(name, sudo, runProgram);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Trouble(`${need}; install it with: sudo apt-get install -y ${name}`);
}

/**
 * Tries with the package lists as they are and fetches new ones only when that fails.
 *
 * @param {string} name
 * @param {readonly string[]} sudo
 * @param {typeof run} runProgram
 */
async function install(name, sudo, runProgram) {
  const begin = performance.now();
  say(`Installing ${name} for the tests ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return runProgram(command, rest, { env });
  };
  const installing = ['install', '-y', '--no-install-recommends', name];
  let { code } = await apt(...installing);
  if (code !== 0) {
    await apt('update');
    ({ code } = await apt(...installing));
  }
  if (code === 0) say(`${name} installed (${seconds(begin)}).`);
}
