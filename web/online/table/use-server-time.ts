import type { TableView } from '@grove/protocol';
import { useEffect, useState } from 'react';

const TICK = 250;

/** The server's time, running while a clock at the table runs. */
export function useServerTime({ seats }: TableView, skew: number): number {
  const [now, setNow] = useState(() => Date.now());
  const runs = seats.some(({ deadline }) => deadline !== null);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return now - skew;
}
