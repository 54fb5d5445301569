import { type BotFailure, onBotFailure } from '../bots/failures.ts';
import { showErrorNote } from './note.ts';
import { logError, reportError } from './report.ts';

/** Errors of the browser's extensions also arrive at the page; they come from other addresses, or from none. */
const isOurs = (address: string): boolean => address.startsWith(location.origin);
const OTHERS = /\b(?:chrome|moz|safari-web)-extension:/;

/** Hints and reviews say themselves that they did not work. */
const SAYS_SO_ITSELF = new Set(['hints', 'review']);

let isToldOfBots = false;

function noteBotFailure({ game, asked, reason, message }: BotFailure): void {
  logError(new Error(`${reason}: ${message}`), `bot ${asked} of ${game}`);
  if (isToldOfBots || SAYS_SO_ITSELF.has(asked)) return;
  isToldOfBots = true;
  showErrorNote('bot');
}

/** Reports what nobody has caught, and bots that failed; the person is told of bots once. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    if (isOurs(filename)) reportError(error ?? new Error(message), 'page');
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const isForeign = reason instanceof Error && OTHERS.test(reason.stack ?? '');
    if (!isForeign) reportError(reason, 'promise');
  });
  onBotFailure(noteBotFailure);
}
