import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param {string} stamp
 * @param {string} inputs
 */
export const isFresh = (stamp, inputs) => existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;

/**
 * Does a piece of work only when its inputs changed since it last succeeded. The stamp is taken away before the work
 * begins and set after it is done, so that work which was interrupted counts as not done.
 *
 * @param {string} stamp the file that remembers
 * @param {string} inputs a hash of everything that the work depends on
 * @param {() => Promise<void>} work throws when it fails
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function whenStale(stamp, inputs, work) {
  if (isFresh(stamp, inputs)) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}
