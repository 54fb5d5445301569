const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The whole browser, for what the one without windows cannot do: notifications. */
export const WHOLE = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args };

/** As fast as can be; where nobody says which, the whole browser will do. */
export const HEADLESS = { executablePath: process.env.HEADLESS_CHROMIUM ?? WHOLE.executablePath, args };
