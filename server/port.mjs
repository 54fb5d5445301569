// Plain JavaScript: `npm start` reads the port before it knows whether there is a Node that runs TypeScript.
import { createServer } from 'node:net';

const DEFAULT_PORT = 4000;

/**
 * @param {string | undefined} text as somebody typed it
 * @returns {number | undefined} undefined when it is no port
 */
export function readPort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535 ? port : undefined;
}

/** @param {string} text */
export const noPortText = (text) => `"${text}" is not a port; a port is a whole number from 1 to 65535`;

/**
 * What to tell somebody who cannot have the port.
 *
 * @param {number} port
 * @param {string | undefined} code of the error that listening gave
 */
export function refusedText(port, code) {
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; choose another one`;
  if (code === 'EACCES') return `port ${port} may be used by root only; choose one from 1024 on`;
  return `port ${port} cannot be used (${code ?? 'unknown error'})`;
}

/**
 * Why a server could not listen on the port now, or undefined when it could.
 *
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
export function portTrouble(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(refusedText(port, /** @type {NodeJS.ErrnoException} */ (error).code)));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}
