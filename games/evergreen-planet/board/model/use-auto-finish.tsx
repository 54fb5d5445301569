import { useSteady } from '@grove/game-kit/board/steady';
import { useEffect } from 'react';

/** Time to look at what was done and to take it back: the end of a turn may reveal new cards. */
export const GRACE = 2500;

/** Ends a turn that has nothing left, unless the person does something first: every press or key gives the time anew. */
export function useAutoFinish(isDue: boolean, finish: () => void): void {
  const end = useSteady(finish);
  useEffect(() => {
    if (!isDue) return undefined;
    let timer = setTimeout(end, GRACE);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(end, GRACE);
    };
    addEventListener('pointerdown', again);
    addEventListener('keydown', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', again);
      removeEventListener('keydown', again);
    };
  }, [isDue, end]);
}
