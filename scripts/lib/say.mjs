/** One line about what happens now. */
export const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** One line about what went wrong. */
export const complain = (/** @type {string} */ line) => process.stderr.write(`grove: ${line}\n`);

/** Something that the person at the keyboard can put right; shown as one line, without a stack. */
export class Trouble extends Error {}

/**
 * Runs a script to its end and turns trouble into one line and exit code 1.
 *
 * @param {() => Promise<number>} script
 */
export async function runScript(script) {
  try {
    process.exitCode = await script();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    complain(error.message);
    process.exitCode = 1;
  }
}

export const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
