import { spawn } from 'node:child_process';

/**
 * A program in place of this one: the same input and output, every signal passed on, its exit code in the end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runAttached(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  stopWhenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * npm ends on a signal without passing it on, and leaves what it started behind. A process whose parent is gone has
 * another one, which is how it notices.
 *
 * @param {() => void} stop
 */
function stopWhenOrphaned(stop) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
