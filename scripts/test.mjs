// `npm test`: installs what is missing, checks format, lint and types, runs all tests. Runs on any Node from 20 on.
import { delimiter, join } from 'node:path';
import { buildWeb } from './lib/build.mjs';
import { ensureChromium, ensureHeadlessChromium } from './lib/chromium.mjs';
import { installPackages } from './lib/install.mjs';
import { ensureNatsServer } from './lib/nats-server.mjs';
import { findNode } from './lib/node24.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { complain, runScript, say, Trouble } from './lib/say.mjs';
import { addUp, runStep } from './lib/steps.mjs';

/** @typedef {import('./lib/steps.mjs').Counts} Counts */
/** @typedef {import('./lib/steps.mjs').Step} Step */

await runScript(async () => {
  await installPackages(ROOT);
  const chromium = await ensureChromium();
  const headless = await ensureHeadlessChromium(chromium);
  await ensureNatsServer();
  const { checks, unit, browser } = stepsWith(chromium, headless);
  say('Running the checks and the browser tests beside the unit tests ...');
  // Either lane waits now and then, for a disk or for a page: the other one has the cores meanwhile.
  const lanes = await Promise.all([step(unit), inTurn(checks).then((checked) => browsed(checked, browser))]);
  const total = addUp(lanes);
  for (const failure of total.failures ?? []) say(failure);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});

/**
 * @param {string} chromium
 * @param {string} headless
 */
function stepsWith(chromium, headless) {
  const bin = join(ROOT, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
    CHROMIUM: chromium,
    HEADLESS_CHROMIUM: headless,
  };
  const program = (/** @type {string} */ name, /** @type {string} */ command, /** @type {string[]} */ ...args) =>
    /** @satisfies {Step} */ ({ name, command: join(bin, command), args, env });
  /** @returns {Step} */
  const counting = (/** @type {Step} */ step) => {
    const counts = join(ROOT, '.build', 'counts', `${step.name}.json`.replaceAll(' ', '-'));
    return { ...step, counts, env: { ...env, GROVE_COUNTS: counts } };
  };
  /** Without colours where nobody sees them. Playwright knows by itself, and complains when it is told. */
  const plain = (/** @type {Step} */ step) =>
    process.stdout.isTTY ? step : { ...step, env: { ...step.env, NO_COLOR: '1' } };
  return {
    checks: [
      program('format', 'oxfmt', '--check', '.'),
      program('lint', 'oxlint'),
      program('types', 'tsc', '-b'),
      program('spelling', 'cspell', 'lint', '--no-progress', '--no-summary'),
      program('unused', 'knip'),
    ],
    unit: plain(
      counting(
        program('unit tests', 'vitest', 'run', '--reporter=default', '--reporter=./scripts/reporters/vitest.mjs'),
      ),
    ),
    browser: counting(program('browser tests', 'playwright', 'test', '--config', 'e2e/playwright.config.ts')),
  };
}

/** @param {Step} one */
function step(one) {
  return runStep(one, ROOT);
}

/**
 * @param {readonly Step[]} steps
 * @returns {Promise<Counts>}
 */
async function inTurn(steps) {
  const counts = [];
  for (const one of steps) counts.push(await step(one));
  return addUp(counts);
}

/**
 * Tests the page, where it can be built.
 *
 * @param {Counts} before what was counted in this lane
 * @param {Step} browser
 * @returns {Promise<Counts>}
 */
async function browsed(before, browser) {
  try {
    await buildWeb(ROOT, findNode(ROOT), run);
    return addUp([before, await step(browser)]);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    complain(error.message);
    return addUp([before, { passed: 0, failed: 1 }]);
  }
}
