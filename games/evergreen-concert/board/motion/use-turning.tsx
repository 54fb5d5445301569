import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { readThenMove } from '@grove/game-kit/board/read-then-move';
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
    const element = ref.current;
    if (before === undefined || before === angle || element === null) return;
    readThenMove(() => () => {
      if (motion) turn(element, turnBetween(before, angle));
      else fadeIn(element);
    });
  }, [id, angle, turns, motion]);
  return ref;
}

const turn = (element: Element, degrees: number): Animation =>
  element.animate([{ transform: `rotate(${-degrees}deg)` }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'ease-out',
  });
