import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.mjs';
import { say, seconds } from './say.mjs';

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts `failures`: a line for each */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [counts] where the step's reporter leaves its counts; a step without one checks, but has no tests
 */

/**
 * Runs a step: tests show their progress themselves, checks show their output only when they fail.
 *
 * @param {Step} step
 * @param {string} cwd
 * @param {typeof run} [runProgram]
 * @returns {Promise<Counts>}
 */
export async function runStep({ name, command, args, env, counts }, cwd, runProgram = run) {
  const begin = performance.now();
  if (counts !== undefined) rmSync(counts, { force: true });
  const { code, output } = await runProgram(command, args, { cwd, ...(env && { env }), show: counts !== undefined });
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(begin)})`);
  if (code !== 0 && output !== '') say(output.trimEnd());
  return countsOf(code, readCounts(counts));
}

/**
 * A step that failed without a failed test (a crash, a lint error) counts as one that failed.
 *
 * @param {number} code
 * @param {Counts} counted
 * @returns {Counts}
 */
export function countsOf(code, counted) {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/**
 * @param {string | undefined} file
 * @returns {Counts}
 */
function readCounts(file) {
  if (file === undefined || !existsSync(file)) return { passed: 0, failed: 0 };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const addUp = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  failures: all.flatMap(({ failures = [] }) => failures),
});
