import { setImmediate } from 'node:timers/promises';

/** Watchers who are told in one go; then others have their turn. */
const SLICE = 100;

/** Does something for many without keeping everybody else waiting for all of them. */
export async function inSlices<Item>(items: readonly Item[], act: (item: Item) => void): Promise<void> {
  for (let at = 0; at < items.length; at += SLICE) {
    if (at > 0) await setImmediate();
    items.slice(at, at + SLICE).forEach(act);
  }
}
