import type { BrowserError } from '@grove/protocol';
import { showErrorNote } from './note.ts';
import { isExpected } from './expected.ts';
import { withoutAddresses } from './without-addresses.ts';

const ADDRESS = '/api/v1/errors';
const LONGEST_MESSAGE = 300;
const LONGEST_STACK = 2000;
/** A page that keeps failing has said enough after so many reports. */
const MOST = 10;

/** The file name of the page's first script: its hash changes with every build. */
const version = (): string =>
  document.querySelector('script[type=module]')?.getAttribute('src')?.split('/').at(-1) ?? 'development';

const sent = new Set<string>();

/** Tells the person that something went wrong, and the server's log what. Errors that belong to normal life are dropped. */
export function reportError(error: unknown, where: string): void {
  if (isExpected(error)) return;
  showErrorNote('page');
  logError(error, where);
}

/** The same, for promises: `.catch(reporting('settings'))`. */
export const reporting =
  (where: string) =>
  (error: unknown): void =>
    reportError(error, where);

/** Tells the server's log alone, where the person is told in another way. Each error once. */
export function logError(error: unknown, where: string): void {
  if (isExpected(error)) return;
  const report = reportOf(error, where);
  const key = `${where} ${report.message}`;
  if (sent.has(key) || sent.size >= MOST) return;
  sent.add(key);
  send(report);
}

/** What the server's log gets of an error: nothing about the person, the address bar or the game that is played. */
function reportOf(error: unknown, where: string): BrowserError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    message: withoutAddresses(`${name}: ${message}`).slice(0, LONGEST_MESSAGE),
    ...(stack !== undefined && { stack: withoutAddresses(stack).slice(0, LONGEST_STACK) }),
    where,
    version: version(),
  };
}

function send(report: BrowserError): void {
  if (!navigator.onLine) return;
  const body = JSON.stringify(report);
  const headers = { 'content-type': 'application/json' };
  // Nobody waits for it. Without a network, and on a host of plain files, there is no log to write to.
  fetch(ADDRESS, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
