import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { View } from '../../rules/view.ts';
import { Flights } from './flights.tsx';
import { type Scene, sceneOf } from './journeys.ts';

/** The table and the air above it, through which cards fly. */
export interface Sky {
  readonly table: RefObject<HTMLDivElement | null>;
  readonly air: RefObject<HTMLDivElement | null>;
  readonly flights: RefObject<Flights | undefined>;
}

export function useSky(): Sky {
  return { table: useRef(null), air: useRef(null), flights: useRef(undefined) };
}

/** To be called before the person acts: the hand may have been scrolled since the last step. */
export const lookAround = ({ flights }: Sky): void => flights.current?.look();

interface Shown {
  readonly view: View;
  /** Whose island is shown. */
  readonly seat: number;
  /** The viewer's own. */
  readonly hand: readonly number[];
  /** Cards that lie open to be chosen from. */
  readonly offer: readonly number[];
  readonly motion: boolean;
}

/** Shows with every step what has moved. */
export function useFlights({ table, air, flights }: Sky, { view, seat, hand, offer, motion }: Shown): void {
  const last = useRef<{ readonly view: View; readonly scene: Scene }>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    if (table.current === null || air.current === null) return;
    if (before?.view === view && before.scene.seat === seat) return;
    flights.current ??= new Flights(table.current, air.current);
    const scene = sceneOf(view, seat, hand, offer);
    if (before !== undefined) flights.current.show(before.scene, scene, motion);
    flights.current.look();
    last.current = { view, scene };
  });
}
