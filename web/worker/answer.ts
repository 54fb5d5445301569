/** What the worker must know of a request. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Paths that only the server can answer. */
const SERVER = /^\/(api|mail|healthz|readyz|metrics)(\/|$)/;
/** A page that may be framed by others: only the server's own answer says so, and not that of the kept page. */
const FRAMED = /^\/tournaments\/[^/]+\/embed$/;
/** The name of a file, unlike the address of a page, ends with a dot and its kind. */
const FILE = /\.\w+$/;

/**
 * The kept file that answers a request, or undefined for what goes to the network as if there were no worker. Every
 * page of the client is the same file; what the server answers is never kept.
 */
export function answerFrom(asked: Asked, origin: string, kept: readonly string[]): string | undefined {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin || SERVER.test(url.pathname)) return undefined;
  if (FRAMED.test(url.pathname)) return undefined;
  if (asked.mode === 'navigate' && !FILE.test(url.pathname)) return '/index.html';
  // An old page asks for its own old files, which another build's list does not know.
  return kept.includes(url.pathname) || url.pathname.startsWith('/assets/') ? url.pathname : undefined;
}
