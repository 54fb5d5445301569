import { ensureProgram } from './debian.mjs';

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
