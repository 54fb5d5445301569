import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const media = matchMedia('print');
const listeners = new Set<() => void>();
let isAskedFor = false;

/** The browser lays the pages out as soon as it has told of them: all that belongs on paper must be drawn by then. */
const tellAll = (): void => flushSync(() => listeners.forEach((listener) => listener()));

addEventListener('beforeprint', () => {
  isAskedFor = true;
  tellAll();
});
addEventListener('afterprint', () => {
  isAskedFor = false;
  tellAll();
});
media.addEventListener('change', tellAll);

/** Whether the page is being printed: then everything is drawn that could be stepped to. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isAskedFor || media.matches);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
