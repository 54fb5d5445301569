import { ensureProgram } from './debian.mjs';

const BIN = '/usr/bin';
/** The first that exists is used: Chromium without windows takes a quarter less of the processor than the whole of it. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The browser for the tests. `CHROMIUM` names one that stands elsewhere.
 *
 * @param {import('./debian.mjs').Machine} [machine]
 */
export const ensureChromium = (machine) =>
  ensureProgram(
    {
      name: 'chromium-headless-shell',
      need: 'the tests need a browser',
      places: [process.env.CHROMIUM ?? '', ...BROWSERS.map((name) => `${BIN}/${name}`)],
    },
    machine,
  );
