import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { readThenMove } from '@grove/game-kit/board/read-then-move';
import { type Box, boxOf, CARD_TIME, fadeIn, shownIn, travel } from '@grove/game-kit/board/travel';
import { MemoryContext } from './memory.tsx';

const DISC_TIME = 420;
/** The least and the most that something is scaled by on its way. */
const SCALES = [0.4, 2] as const;

interface FlightProps {
  /** Who this is, wherever it is drawn: `card-12`, `disc-3`. */
  readonly id: string;
  /** Where it comes from if it was not on the table before. */
  readonly from?: string | undefined;
  readonly slow?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Something that is seen to travel when it is drawn in another place than before: only its transform moves. Those who want
 * no motion see it fade in.
 */
export function Flight({ id, from, slow = false, className, children }: FlightProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { places, motion } = useContext(MemoryContext);
  useLayoutEffect(() => {
    readThenMove(() => {
      const element = ref.current;
      // What is still on its way is measured when it has arrived.
      if (element === null || element.getAnimations().length > 0) return undefined;
      const before = places.get(id) ?? (from === undefined ? undefined : places.get(from));
      const now = boxOf(element);
      places.set(id, now);
      if (before === undefined || !hasMoved(before, now)) return undefined;
      if (!motion) return () => fadeIn(element);
      return () => fly(element, shownIn(before, now, ...SCALES), slow ? DISC_TIME : CARD_TIME);
    });
  });
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** While it travels, its place lies above its neighbours. */
function fly(element: HTMLElement, from: string, duration: number): void {
  const place = element.parentElement;
  place?.setAttribute('data-landing', '');
  travel(element, [from, 'none'], { duration }, () => place?.removeAttribute('data-landing'));
}

/** Where cards come from that were not seen before: somebody's seat. */
export function Origin({ id, className, children }: Pick<FlightProps, 'id' | 'className' | 'children'>) {
  const ref = useRef<HTMLDivElement>(null);
  const { places } = useContext(MemoryContext);
  useLayoutEffect(() => {
    readThenMove(() => {
      if (ref.current) places.set(id, { ...boxOf(ref.current), width: 0 });
      return undefined;
    });
  });
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** Less than this is a card that is lifted, which is no journey. */
const LIFT = 60;

const hasMoved = (before: Box, now: Box): boolean =>
  Math.abs(before.x - now.x) > 8 || Math.abs(before.y - now.y) > LIFT;
