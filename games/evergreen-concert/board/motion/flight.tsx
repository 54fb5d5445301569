import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { fadeIn } from './fade.tsx';
import { MemoryContext, type Place } from './memory.tsx';

const CARD = 180;
const DISC = 420;

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
    const element = ref.current;
    // What is still on its way is measured when it has arrived.
    if (element === null || element.getAnimations().length > 0) return;
    const before = places.get(id) ?? (from === undefined ? undefined : places.get(from));
    const now = placeOf(element);
    places.set(id, now);
    if (before === undefined || !hasMoved(before, now)) return;
    if (motion) fly(element, wayFrom(before, now), slow ? DISC : CARD);
    else fadeIn(element);
  });
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** While it travels, its place lies above its neighbours. */
function fly(element: HTMLElement, way: string, duration: number): void {
  const place = element.parentElement;
  const flight = element.animate([{ transform: way }, { transform: 'none' }], { duration, easing: 'ease-out' });
  place?.setAttribute('data-landing', '');
  const land = () => place?.removeAttribute('data-landing');
  flight.addEventListener('finish', land);
  // A journey that is cut short has ended too.
  flight.addEventListener('cancel', land);
}

/** Where cards come from that were not seen before: somebody's seat. */
export function Origin({ id, className, children }: Pick<FlightProps, 'id' | 'className' | 'children'>) {
  const ref = useRef<HTMLDivElement>(null);
  const { places } = useContext(MemoryContext);
  useLayoutEffect(() => {
    if (ref.current) places.set(id, { ...placeOf(ref.current), width: 0 });
  });
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** Its middle and its width before any turning, so that cards of a fan fly straight. */
function placeOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth };
}

/** Less than this is a card that is lifted, which is no journey. */
const LIFT = 60;

const hasMoved = (before: Place, now: Place): boolean =>
  Math.abs(before.x - now.x) > 8 || Math.abs(before.y - now.y) > LIFT;

function wayFrom(before: Place, now: Place): string {
  const scale = now.width > 0 ? Math.min(2, Math.max(0.4, before.width / now.width)) : 1;
  return `translate(${before.x - now.x}px, ${before.y - now.y}px) scale(${scale})`;
}
