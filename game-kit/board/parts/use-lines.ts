import { useMemo } from 'react';
import type { Heard } from '../contract.ts';
import { linesOfStep, type LogLine, recentLines } from './log.tsx';

/** What was heard, in words, newest first. Every step is put into words once, as long as `say` stays the same. */
export function useLines<Seen>(
  heard: readonly Heard<Seen>[],
  say: (event: Seen) => string | undefined,
): readonly LogLine<Seen>[] {
  const lines = useMemo(() => {
    const known = new WeakMap<Heard<Seen>, readonly LogLine<Seen>[]>();
    return (step: Heard<Seen>) => {
      const said = known.get(step) ?? linesOfStep(step, say);
      known.set(step, said);
      return said;
    };
  }, [say]);
  return useMemo(() => recentLines(heard, lines), [heard, lines]);
}
