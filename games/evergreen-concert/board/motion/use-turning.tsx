import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { fadeIn } from '@grove/game-kit/board/travel';
import { MemoryContext } from './memory.tsx';

const DURATION = 420;

/** The shortest way from one angle to another, -180 to 180. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/**
 * Turns what is drawn in its final place from where it stood before. Things without an identity do not turn. A disc that
 * changes hands is drawn anew elsewhere and still turns, because the memory is the table's.
 */
export function useTurning<T extends Element>(id: string | undefined, angle: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  const { turns, motion } = useContext(MemoryContext);
  useLayoutEffect(() => {
    if (id === undefined) return;
    const before = turns.get(id);
    turns.set(id, angle);
    if (before === undefined || before === angle || ref.current === null) return;
    if (!motion) {
      fadeIn(ref.current);
      return;
    }
    const turn = turnBetween(before, angle);
    ref.current.animate([{ transform: `rotate(${-turn}deg)` }, { transform: 'none' }], {
      duration: DURATION,
      easing: 'ease-out',
    });
  }, [id, angle, turns, motion]);
  return ref;
}
