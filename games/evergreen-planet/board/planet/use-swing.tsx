import { useEffect, useState } from 'react';

const WALK = 900;

/** While the sun walks from one side to the next, the side that it left. */
export function useSwing(side: number, motion: boolean): { readonly from: number | undefined } {
  const [walk, setWalk] = useState<{ readonly to: number; readonly from: number | undefined }>({
    to: side,
    from: undefined,
  });
  if (walk.to !== side) setWalk({ to: side, from: motion ? walk.to : undefined });
  useEffect(() => {
    if (walk.from === undefined) return undefined;
    const timer = setTimeout(() => setWalk({ to: side, from: undefined }), WALK);
    return () => clearTimeout(timer);
  }, [walk, side]);
  return walk;
}
