import { useEffect, useState } from 'react';

const EVERY = 12_000;

interface Turning {
  readonly page: number;
  readonly isHeld: boolean;
  readonly hold: (isHeld: boolean) => void;
}

/** Turns pages over by itself; the arrow keys turn them by hand, and the space bar holds one. */
export function useTurning(pages: number): Turning {
  const [at, setAt] = useState(0);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setInterval(() => setAt((page) => page + 1), EVERY);
    return () => clearInterval(timer);
  }, [isHeld, at]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') setAt((page) => page + 1);
      else if (event.key === 'ArrowLeft') setAt((page) => Math.max(0, page - 1));
      else if (event.key === ' ' && event.target === document.body) hold((before) => !before);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return { page: pages === 0 ? 0 : at % pages, isHeld, hold };
}
