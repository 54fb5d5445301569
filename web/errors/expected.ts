/** What browsers throw when a person, a private window or a full disk does not let them. */
const FORBIDDEN = new Set([
  'AbortError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
]);

/** A part of the page that is loaded when it is needed; without a network it cannot be. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Browsers say so when a layout takes two frames. Nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/;

/** Whether an error belongs to normal life: no network, nothing may be stored, the server said no. Nobody need mend anything. */
export function isExpected(error: unknown): boolean {
  if (error instanceof DOMException && FORBIDDEN.has(error.name)) return true;
  if (!(error instanceof Error)) return false;
  // By its name, so that pages that never talk to the server need not load the class.
  if (error.name === 'ApiError') return true;
  return HARMLESS.test(error.message) || (NOT_LOADED.test(error.message) && !navigator.onLine);
}
