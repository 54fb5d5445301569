/** Reads where something is drawn, and returns what to begin with that. */
type Reading = () => (() => void) | undefined;

let waiting: Reading[] = [];

/**
 * For layout effects of many parts at once: everything is read first, then every motion begins, still before the page is
 * painted. A motion that began before the next part is read would have the browser lay out the page anew for each.
 */
export function readThenMove(reading: Reading): void {
  if (waiting.push(reading) === 1) queueMicrotask(runAll);
}

function runAll(): void {
  const readings = waiting;
  waiting = [];
  for (const begin of readings.map((reading) => reading())) begin?.();
}
