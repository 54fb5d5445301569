import { ensureProgram } from './debian.mjs';
import { Trouble } from './say.mjs';

/**
 * The browser for the tests. `CHROMIUM` names one that stands elsewhere.
 *
 * @param {import('./debian.mjs').Machine} [machine]
 */
export const ensureChromium = (machine) =>
  ensureProgram(
    {
      name: 'chromium',
      need: 'the tests need a browser',
      places: [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    },
    machine,
  );

/**
 * The same without windows and notifications, which takes a quarter less of the processor; where there is no such package, the whole browser.
 *
 * @param {string} chromium the whole browser
 * @param {import('./debian.mjs').Machine} [machine]
 */
export async function ensureHeadlessChromium(chromium, machine) {
  const name = 'chromium-headless-shell';
  const places = [process.env.HEADLESS_CHROMIUM ?? '', `/usr/bin/${name}`];
  try {
    return await ensureProgram({ name, need: 'the tests are faster in a browser without windows', places }, machine);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return chromium;
  }
}
