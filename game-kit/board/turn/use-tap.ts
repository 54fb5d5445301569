import { createContext, use, useCallback } from 'react';
import { useSteady } from '../steady/hooks.ts';
import './pressed.css';

/** Does what a tap on an element means, at once or a moment later. */
export type CarryOut = (touched: Element, act: () => void) => void;

/** How the page carries out taps. Boards that are drawn without a page do so at once. */
export const CarryOutContext = createContext<CarryOut>((_touched, act) => act());

/**
 * What a tap on a part of the board does: `const tap = useTap(act)` with `onClick={({ currentTarget }) => tap(currentTarget)}`.
 * The page may first paint that the tap was felt. Then the newest `act` is called, as if the finger had come that moment later:
 * what has happened meanwhile is known to it.
 */
export function useTap<Args extends unknown[]>(
  act: (...args: Args) => void,
): (touched: Element, ...args: Args) => void {
  const carryOut = use(CarryOutContext);
  const newest = useSteady(act);
  return useCallback((touched: Element, ...args: Args) => carryOut(touched, () => newest(...args)), [carryOut, newest]);
}
