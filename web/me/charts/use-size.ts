import { itemAt } from '@grove/kernel';
import { useEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much room an element has, so that a chart is drawn in the page's own units and its letters keep their size. */
export function useSize<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver((entries) => {
      const { width, height } = itemAt(entries, 0).contentRect;
      setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}
