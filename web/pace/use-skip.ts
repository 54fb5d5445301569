import { useEffect } from 'react';

/** What has a use of its own while others act. */
const USED = 'button, a, input, select, textarea, label, summary, dialog, [role=button], [role=dialog]';

const isFree = (target: EventTarget | null): boolean => target instanceof Element && target.closest(USED) === null;

/** A tap on the board, or the space bar, shows what is still to come at once. */
export function useSkip(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return undefined;
    const onClick = (event: MouseEvent) => {
      if (!isFree(event.target)) return;
      // Whoever skips means nothing else by it: the space under the finger is not played.
      event.stopPropagation();
      skip();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isFree(event.target)) return;
      event.preventDefault();
      skip();
    };
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey);
    };
  }, [skip]);
}
