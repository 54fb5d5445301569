import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say, seconds, Trouble } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'];

/** Where the browser is, or undefined. `CHROMIUM` names one that stands elsewhere. */
export const findChromium = (/** @type {(path: string) => boolean} */ exists = existsSync) =>
  [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && exists(path));

/**
 * The browser for the tests: found, or installed where we may, or else the command that somebody else must type.
 *
 * @param {{ exists?: (path: string) => boolean, runProgram?: typeof run, isRoot?: boolean }} [machine]
 * @returns {Promise<string>}
 */
export async function ensureChromium({
  exists = existsSync,
  runProgram = run,
  isRoot = process.getuid?.() === 0,
} = {}) {
  const found = findChromium(exists);
  if (found !== undefined) return found;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const mayInstall = exists('/usr/bin/apt-get') && (isRoot || (await runProgram('sudo', ['-n', 'true'])).code === 0);
  if (mayInstall) await installChromium(sudo, runProgram);
  const installed = findChromium(exists);
  if (installed !== undefined) return installed;
  throw new Trouble('the tests need a browser; install it with: sudo apt-get install -y chromium');
}

/**
 * Tries with the package lists as they are and fetches new ones only when that fails.
 *
 * @param {readonly string[]} sudo
 * @param {typeof run} runProgram
 */
async function installChromium(sudo, runProgram) {
  const begin = performance.now();
  say('Installing chromium for the browser tests ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ args) => {
    const [command, ...rest] = [...sudo, ...args];
    return runProgram(command, rest, { env });
  };
  let { code } = await apt(INSTALL);
  if (code !== 0) {
    await apt(['apt-get', 'update']);
    ({ code } = await apt(INSTALL));
  }
  if (code === 0) say(`Chromium installed (${seconds(begin)}).`);
}
