import { useEffect } from 'react';

/** What has a use of its own while others act. */
const USED = 'button, a, input, select, textarea, label, summary, dialog, [role=button], [role=dialog]';

const isFree = (target: EventTarget | null): boolean => target instanceof Element && target.closest(USED) === null;

/** A tap on the board shows what is still to come at once; the question has a button and a key for it. */
export function useSkip(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return undefined;
    const onClick = (event: MouseEvent) => {
      if (!isFree(event.target)) return;
      // Whoever skips means nothing else by it: the space under the finger is not played.
      event.stopPropagation();
      skip();
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, [skip]);
}
