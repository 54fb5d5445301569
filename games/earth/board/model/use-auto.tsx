import { useEffect } from 'react';

/** Time to see one step before the next. */
const PACE = 260;

interface Auto {
  readonly motion: boolean;
  /** What is to be done now without asking, if anything. */
  readonly act: (() => void) | undefined;
}

/**
 * Does one thing after the other, each on a new position, and never while the page is being drawn. A table far away may
 * be busy and drop what comes too early; then the same is tried again with the next drawing of the same position.
 */
export function useAuto({ motion, act }: Auto): void {
  useEffect(() => {
    if (act === undefined) return undefined;
    const timer = setTimeout(act, motion ? PACE : 0);
    return () => clearTimeout(timer);
  });
}
